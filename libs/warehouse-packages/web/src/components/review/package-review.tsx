import { useTranslation } from 'react-i18next';
import type { Parcel, Review } from '@caravan/warehouse-packages/contract';
import { Badge, Image, Loading, Panel, Row, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { lazyPart, LocalTime } from '@caravan/web-core';
import type { ReviewFormProps } from './review-form.tsx';
import styles from './review.module.css';

/** The shopper's review. */
const WrittenReview = ({ review }: { review: Review }) => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <Stack gap="3">
      <Text prewrap measure>
        {review.text}
      </Text>
      {review.image === null ? null : (
        <div className={styles.picture}>
          <Image src={review.image} alt={t('review.pictureAlt')} ratio="4-3" radius="control" />
        </div>
      )}
      <Row gap="3" wrap>
        {review.anonymous ? <Badge>{t('review.isAnonymous')}</Badge> : null}
        <Text size="sm" tone="muted" numeric>
          <LocalTime at={review.created_at} text={(at) => t('review.at', { at })} />
        </Text>
      </Row>
    </Stack>
  );
};

const FormShape = () => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <Loading label={t('review.loading')}>
      <Stack gap="3">
        <Skeleton shape="card" />
        <Skeleton shape="control" part="1-4" />
      </Stack>
    </Loading>
  );
};

/** The page loads its code before it renders a package that can be reviewed. */
export const ReviewForm = lazyPart<ReviewFormProps>(
  async () => (await import('./review-form.tsx')).ReviewForm,
  <FormShape />,
);

export interface PackageReviewProps {
  parcel: Pick<Parcel, 'number' | 'review' | 'actions'>;
  onOutdated: () => void;
}

/** The review of a received package, or its form; nothing before the receipt. */
export const PackageReview = ({ parcel: { number, review, actions }, onOutdated }: PackageReviewProps) => {
  const { t } = useTranslation('warehouse-packages');
  if (!review && !actions.includes('review')) return null;
  return (
    <Panel title={t('review.title')} id="review">
      {review ? <WrittenReview review={review} /> : <ReviewForm number={number} onOutdated={onOutdated} />}
    </Panel>
  );
};
