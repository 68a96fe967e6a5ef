import { useTranslation } from 'react-i18next';
import { useReviewPackageMutation } from '@caravan/warehouse-packages/api';
import { type NewReview } from '@caravan/warehouse-packages/contract';
import { Button, Checkbox, Stack, Text, TextArea } from '@caravan/ui-kit';
import { isApiError, reasonOf, useToast } from '@caravan/web-core';
import { useContractForm, useWatch } from '@caravan/web-core/forms';
import { pictureReasons, reviewReasons, reviewSchema, type ReviewValues } from '../../lib/review-form.ts';
import { PictureField } from './picture-field.tsx';

const schema = async () => reviewSchema((await import('@caravan/warehouse-packages/contract/schema')).newReview);

const maxText = 1000;

export interface ReviewFormProps {
  number: string;
  /** Called when the server refuses, because the page shows outdated data. */
  onOutdated: () => void;
}

/** A text about a received package, with a picture; both stay when the server refuses. */
export const ReviewForm = ({ number, onOutdated }: ReviewFormProps) => {
  const { t } = useTranslation('warehouse-packages');
  const toast = useToast();
  const [send] = useReviewPackageMutation();
  const form = useContractForm<ReviewValues, NewReview>({
    schema,
    defaultValues: { text: '', anonymous: false, image: undefined },
    reasons: reviewReasons,
    draftKey: `review:${number}`,
  });
  const { field, control, setValue, setError } = form;
  const image = useWatch({ control, name: 'image' });

  const submit = async (body: NewReview) => {
    const result = await send({ params: { number }, body });
    const reason = reasonOf(result.error);
    if (pictureReasons.has(reason))
      setError('image', { type: 'server', message: isApiError(result.error) ? result.error.message : '' });
    if (reason === 'review_exists' || reason === 'wrong_state') onOutdated();
    if (result.data) toast.show(t('review.sent'), 'success');
    return result;
  };

  return (
    <form method="post" noValidate onSubmit={(event) => void form.submit(submit)(event)}>
      <Stack gap="4">
        <TextArea
          {...field('text')}
          label={t('review.text')}
          hint={t('review.textHint')}
          rows={4}
          maxLength={maxText}
          counterText={(used, max) => t('counter', { used, max })}
        />
        <PictureField
          value={image instanceof File ? image : undefined}
          error={field('image').error}
          onChange={(picture) => setValue('image', picture, { shouldValidate: true, shouldDirty: true })}
        />
        <Checkbox {...form.register('anonymous')} label={t('review.anonymous')} hint={t('review.anonymousHint')} />
        <Stack gap="2" align="start">
          <Button type="submit" busy={form.busy}>
            {t('review.submit')}
          </Button>
          <Text size="sm" tone="muted">
            {t('review.once')}
          </Text>
        </Stack>
      </Stack>
    </form>
  );
};
