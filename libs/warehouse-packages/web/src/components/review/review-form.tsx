import { reviewPackage, type NewReview } from '@caravan/warehouse-packages/contract';
import { Button, Checkbox, Stack, Text, TextArea } from '@caravan/ui-kit';
import { endpointFor, isApiError, reasonOf, useTexts, useToast } from '@caravan/web-core';
import { useContractForm, useWatch } from '@caravan/web-core/forms';
import { reviewReasons, reviewSchema, type ReviewValues } from '../../lib/review-form.ts';
import { PictureField } from './picture-field.tsx';

const schema = async () => reviewSchema((await import('@caravan/warehouse-packages/contract/schema')).newReview);

const maxText = 1000;

/** Refusals that are about the picture. */
const ofPicture: ReadonlySet<string | undefined> = new Set(['not_a_picture', 'picture_too_large', 'too_many_pixels', 'too_large']);

export interface ReviewFormProps {
  number: string;
  /** The server said no: what is in view is no longer true. */
  onOutdated: () => void;
}

/** Words about a package that has arrived, with one picture; all of it stays when the server says no. */
export const ReviewForm = ({ number, onOutdated }: ReviewFormProps) => {
  const t = useTexts('warehouse-packages');
  const toast = useToast();
  const [send] = endpointFor(reviewPackage).useMutation();
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
    if (ofPicture.has(reason)) setError('image', { type: 'server', message: isApiError(result.error) ? result.error.message : '' });
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
