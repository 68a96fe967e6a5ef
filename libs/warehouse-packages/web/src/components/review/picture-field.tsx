import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { Button, FieldShell, Image, Row, Stack, Text } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { pictureTypes } from '../../lib/review-form.ts';

export interface PictureFieldProps {
  value: File | undefined;
  onChange: (picture: File | undefined) => void;
  error: string | undefined;
}

/** The address of a picture that is only in this browser. */
const usePreview = (picture: File | undefined): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!picture) return setAddress(undefined);
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
};

/** One picture for a review, seen before it is sent. */
export const PictureField = ({ value, onChange, error }: PictureFieldProps) => {
  const t = useTexts('warehouse-packages');
  const file = useRef<HTMLInputElement>(null);
  const preview = usePreview(value);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picture = target.files?.[0];
    if (picture) onChange(picture);
    // The same file may be chosen again after it was taken out.
    target.value = '';
  };
  return (
    <FieldShell label={t('review.picture')} hint={t('review.pictureHint')} optionalText={t('pack.optional')} error={error}>
      {(control) => (
        <Stack gap="3" align="start">
          {value ? (
            <Row gap="4" wrap>
              {preview ? <Image src={preview} alt={t('review.pictureAlt')} size="96" radius="control" /> : null}
              <Text size="sm">{value.name}</Text>
              <Button variant="ghost" icon="trash" size="sm" onClick={() => onChange(undefined)}>
                {t('review.pictureRemove')}
              </Button>
            </Row>
          ) : null}
          <input {...control} ref={file} type="file" accept={pictureTypes.join(',')} hidden onChange={take} />
          <Button variant="secondary" icon="upload" size="sm" onClick={() => file.current?.click()}>
            {t(value ? 'review.pictureOther' : 'review.pictureChoose')}
          </Button>
        </Stack>
      )}
    </FieldShell>
  );
};
