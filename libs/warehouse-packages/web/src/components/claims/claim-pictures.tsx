import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  maxClaimPictures,
  maxReviewPictureBytes,
  warehousePackagesReasons,
} from '@caravan/warehouse-packages/contract';
import { reasonText } from '@caravan/kernel';
import { FilesField } from '@caravan/ui-kit';
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
    <FilesField
      label={t('claims.pictures')}
      hint={t('claims.picturesHint', { max: maxClaimPictures })}
      optionalText={t('pack.optional')}
      error={refusal ?? error}
      accept={pictureTypes}
      maxSize={maxReviewPictureBytes}
      max={maxClaimPictures}
      files={pictures}
      onChange={(files) => {
        setRefusal(undefined);
        onChange(files);
      }}
      onRefuse={(why) =>
        setRefusal(
          reasonText(why === 'size' ? 'picture_too_large' : 'not_a_picture', language, warehousePackagesReasons),
        )
      }
      chooseLabel={t('review.pictureChoose')}
      removeLabel={(place) => t('claims.removePicture', { place })}
    />
  );
};
