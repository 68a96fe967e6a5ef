import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonText } from '@caravan/kernel';
import { useUploadConversationPictureMutation } from '@caravan/support/api';
import { maxImageBytes, maxImages, supportReasons, type Picture } from '@caravan/support/contract';
import { FileUpload, IconButton, Image, Row, Stack, Text } from '@caravan/ui-kit';
import { useLanguage } from '@caravan/web-core';

const types = ['image/gif', 'image/jpeg', 'image/png'] as const;

export interface PicturesFieldProps {
  pictures: readonly Picture[];
  onChange: (pictures: readonly Picture[]) => void;
  error: string | undefined;
}

/** The pictures of a message. Each is uploaded when it is chosen, so that sending again keeps them. */
export const PicturesField = ({ pictures, onChange, error }: PicturesFieldProps) => {
  const { t } = useTranslation('support');
  const language = useLanguage();
  const [upload, { isLoading }] = useUploadConversationPictureMutation();
  const [refusal, setRefusal] = useState<string>();
  const choose = async (image: File) => {
    setRefusal(undefined);
    const { data } = await upload({ body: { image } });
    if (data) onChange([...pictures, data]);
  };
  return (
    <Stack gap="3">
      {pictures.length ? (
        <Row gap="3" wrap>
          {pictures.map(({ id, url }, index) => (
            <Row key={id} gap="1">
              <Image src={url} alt={t('form.attached', { place: index + 1 })} size="72" radius="control" />
              <IconButton
                icon="trash"
                label={t('form.remove', { place: index + 1 })}
                onClick={() => onChange(pictures.filter((one) => one.id !== id))}
              />
            </Row>
          ))}
        </Row>
      ) : null}
      <div role="status">{isLoading ? <Text size="sm">{t('form.uploading')}</Text> : null}</div>
      {pictures.length < maxImages ? (
        <FileUpload
          label={t('form.pictures')}
          hint={t('form.hint', { max: maxImages })}
          optionalText={t('form.optional')}
          error={refusal ?? error}
          accept={types}
          maxSize={maxImageBytes}
          disabled={isLoading}
          onChoose={(image) => void choose(image)}
          onRefuse={(why) =>
            setRefusal(reasonText(why === 'size' ? 'picture_too_large' : 'not_a_picture', language, supportReasons))
          }
          chooseLabel={t('form.choose')}
        />
      ) : null}
    </Stack>
  );
};
