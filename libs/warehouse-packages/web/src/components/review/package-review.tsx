import { lazy, Suspense } from 'react';
import type { Parcel, Review } from '@caravan/warehouse-packages/contract';
import { Badge, Image, Loading, Panel, Row, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { useMoment, useTexts } from '@caravan/web-core';
import styles from './review.module.css';

const ReviewForm = lazy(async () => ({ default: (await import('./review-form.tsx')).ReviewForm }));

/** What the shopper wrote. */
const Written = ({ review }: { review: Review }) => {
  const t = useTexts('warehouse-packages');
  const moment = useMoment();
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
          {t('review.at', { at: moment(review.created_at).local })}
        </Text>
      </Row>
    </Stack>
  );
};

const FormShape = () => {
  const t = useTexts('warehouse-packages');
  return (
    <Loading label={t('review.loading')}>
      <Stack gap="3">
        <Skeleton shape="card" />
        <Skeleton shape="control" part="1-4" />
      </Stack>
    </Loading>
  );
};

export interface PackageReviewProps {
  parcel: Pick<Parcel, 'number' | 'review' | 'actions'>;
  onOutdated: () => void;
}

/** The review of a package that has arrived, or the form for it; nothing before that. */
export const PackageReview = ({ parcel: { number, review, actions }, onOutdated }: PackageReviewProps) => {
  const t = useTexts('warehouse-packages');
  if (!review && !actions.includes('review')) return null;
  return (
    <Panel title={t('review.title')} id="review">
      {review ? (
        <Written review={review} />
      ) : (
        <Suspense fallback={<FormShape />}>
          <ReviewForm number={number} onOutdated={onOutdated} />
        </Suspense>
      )}
    </Panel>
  );
};
