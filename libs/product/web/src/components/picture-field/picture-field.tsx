import { useTranslation } from 'react-i18next';
import { useSession } from '@caravan/auth/api';
import { useUploadCartPictureMutation } from '@caravan/cart-orders/api/cart';
import { Button, FileUpload, Image, Row, Stack } from '@caravan/ui-kit';
import { isApiError } from '@caravan/web-core';

const pictureTypes = ['image/gif', 'image/jpeg', 'image/png'];

export interface PictureFieldProps {
  /** Address of the picture on this server; undefined without a picture. */
  value: string | undefined;
  onChange: (image: string | undefined) => void;
}

/**
 * A picture of manually described goods. It is uploaded at once, so that an error elsewhere in the form does not lose
 * it. A file of another type is sent, too: the server's reason names the fault.
 */
export const PictureField = ({ value, onChange }: PictureFieldProps) => {
  const { t } = useTranslation('product');
  const { isLogin } = useSession();
  const [upload, { isLoading, error }] = useUploadCartPictureMutation();

  const send = async (image: File) => {
    const { data } = await upload({ body: { image } });
    if (data) onChange(data.image);
  };

  return (
    <Stack gap="3">
      <FileUpload
        label={t('manual.picture')}
        hint={isLogin ? t('manual.pictureHint') : t('manual.pictureLogin')}
        error={isApiError(error) ? error.message : undefined}
        accept={pictureTypes}
        disabled={!isLogin || isLoading}
        chooseLabel={t(isLoading ? 'manual.pictureUploading' : 'manual.pictureChoose')}
        onChoose={(file) => void send(file)}
        onRefuse={(_, file) => void send(file)}
      />
      {value ? (
        <Row gap="4">
          <Image src={value} alt={t('manual.pictureAlt')} size="96" radius="control" />
          <Button variant="ghost" icon="trash" size="sm" onClick={() => onChange(undefined)}>
            {t('manual.pictureRemove')}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
};
