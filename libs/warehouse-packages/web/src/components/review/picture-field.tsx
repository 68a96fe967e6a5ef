import { useTranslation } from 'react-i18next';
import { FileUpload } from '@caravan/ui-kit';
import { pictureTypes } from '../../lib/review-form.ts';

export interface PictureFieldProps {
  value: File | undefined;
  onChange: (picture: File | undefined) => void;
  error: string | undefined;
}

/** A picture for a review, with a preview. A picture of another type enters the form, too, which shows the error. */
export const PictureField = ({ value, onChange, error }: PictureFieldProps) => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <FileUpload
      label={t('review.picture')}
      hint={t('review.pictureHint')}
      optionalText={t('pack.optional')}
      error={error}
      accept={pictureTypes}
      value={value}
      onChoose={onChange}
      onRefuse={(_, file) => onChange(file)}
      onRemove={() => onChange(undefined)}
      chooseLabel={t(value ? 'review.pictureOther' : 'review.pictureChoose')}
      removeLabel={t('review.pictureRemove')}
      previewAlt={t('review.pictureAlt')}
    />
  );
};
