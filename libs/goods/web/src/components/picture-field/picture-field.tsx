import { useRef, type ChangeEvent } from 'react';
import { uploadCartPicture } from '@caravan/cart-orders/contract';
import { Button, FieldShell, Image, Row, Stack, Text } from '@caravan/ui-kit';
import { endpointFor, isApiError, useSession, useTexts } from '@caravan/web-core';

export interface PictureFieldProps {
  /** Address of the picture on this server; undefined where there is none. */
  value: string | undefined;
  onChange: (image: string | undefined) => void;
}

/** A picture of goods described by hand; it goes to the server at once, so that an error elsewhere in the form never costs it. */
export const PictureField = ({ value, onChange }: PictureFieldProps) => {
  const t = useTexts('goods');
  const { isLogin } = useSession();
  const [upload, { isLoading, error }] = endpointFor(uploadCartPicture).useMutation();
  const file = useRef<HTMLInputElement>(null);

  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picture = target.files?.[0];
    if (!picture) return;
    const { data } = await upload({ body: { image: picture } });
    if (data) onChange(data.image);
    target.value = '';
  };

  return (
    <FieldShell
      label={t('manual.picture')}
      hint={isLogin ? t('manual.pictureHint') : t('manual.pictureLogin')}
      error={isApiError(error) ? error.message : undefined}
    >
      {(control) => (
        <Stack gap="3" align="start">
          {value ? (
            <Row gap="4">
              <Image src={value} alt={t('manual.pictureAlt')} size="96" radius="control" />
              <Button variant="ghost" icon="trash" size="sm" onClick={() => onChange(undefined)}>
                {t('manual.pictureRemove')}
              </Button>
            </Row>
          ) : null}
          <input {...control} ref={file} type="file" accept="image/gif,image/jpeg,image/png" hidden onChange={(event) => void send(event)} />
          <Button variant="secondary" icon="upload" busy={isLoading} disabled={!isLogin} onClick={() => file.current?.click()}>
            {t('manual.pictureChoose')}
          </Button>
          {isLoading ? (
            <Text size="sm" tone="muted" role="status">
              {t('manual.pictureUploading')}
            </Text>
          ) : null}
        </Stack>
      )}
    </FieldShell>
  );
};
