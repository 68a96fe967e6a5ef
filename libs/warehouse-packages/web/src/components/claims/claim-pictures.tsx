import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  maxClaimPictures,
  maxReviewPictureBytes,
  warehousePackagesReasons,
} from '@caravan/warehouse-packages/contract';
import { reasonText } from '@caravan/kernel';
import { FileUpload, IconButton, Row, Stack, Text } from '@caravan/ui-kit';
import { useLanguage } from '@caravan/web-core';
import { pictureTypes } from '../../lib/review-form.ts';

export interface ClaimPicturesProps {
  pictures: readonly File[];
  onChange: (pictures: readonly File[]) => void;
  error: string | undefined;
}

/** Pictures of what is damaged. They are sent with the claim. */
export const ClaimPictures = ({ pictures, onChange, error }: ClaimPicturesProps) => {
  const { t } = useTranslation('warehouse-packages');
  const language = useLanguage();
  const [refusal, setRefusal] = useState<string>();
  return (
    <Stack gap="3">
      {pictures.map((picture, index) => (
        <Row key={`${index} ${picture.name}`} gap="2">
          <Text size="sm">{picture.name}</Text>
          <IconButton
            icon="trash"
            label={t('claims.removePicture', { place: index + 1 })}
            onClick={() => onChange(pictures.filter((one) => one !== picture))}
          />
        </Row>
      ))}
      {pictures.length < maxClaimPictures ? (
        <FileUpload
          label={t('claims.pictures')}
          hint={t('claims.picturesHint', { max: maxClaimPictures })}
          optionalText={t('pack.optional')}
          error={refusal ?? error}
          accept={pictureTypes}
          maxSize={maxReviewPictureBytes}
          onChoose={(picture) => {
            setRefusal(undefined);
            onChange([...pictures, picture]);
          }}
          onRefuse={(why) =>
            setRefusal(
              reasonText(why === 'size' ? 'picture_too_large' : 'not_a_picture', language, warehousePackagesReasons),
            )
          }
          chooseLabel={t('review.pictureChoose')}
        />
      ) : null}
    </Stack>
  );
};
