import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyListReviewsQuery, useListReviewsQuery } from '@caravan/warehouse-packages/api';
import { type PublicReview } from '@caravan/warehouse-packages/contract';
import { Button, Card, Grid, Heading, Image, Row, Section, Stack, Text } from '@caravan/ui-kit';
import { LocalDay } from '@caravan/web-core';

/** Reviews on the home page, and in each further load: whole rows of three and two. */
const pageSize = 6;
const newest = { query: { page: 1, page_size: pageSize } };

const ReviewCard = ({ review: { text, image, name, created_at: at } }: { review: PublicReview }) => {
  const { t } = useTranslation('warehouse-packages-slots');
  return (
    <Card as="article" aria-label={t('reviews.by', { name })}>
      <Stack gap="3">
        {image === null ? null : (
          <Image src={image} alt={t('reviews.picture', { name })} ratio="4-3" radius="control" />
        )}
        <Text prewrap>{text}</Text>
        <Text size="sm" tone="muted" numeric>
          <LocalDay at={at} text={(date) => t('reviews.from', { name, date })} />
        </Text>
      </Stack>
    </Card>
  );
};

const keyOf = ({ created_at: at, name, text }: PublicReview): string => [at, name, text].join(' ');

/** A new review shifts the pages of older ones, so this drops duplicates. */
const withOlder = (shown: readonly PublicReview[], older: readonly PublicReview[]): PublicReview[] => {
  const known = new Set(shown.map(keyOf));
  return [...shown, ...older.filter((one) => !known.has(keyOf(one)))];
};

/** Loads older reviews page by page; after a failure the button stays for another try. */
const OlderReviews = ({ shown, onMore }: { shown: number; onMore: (older: readonly PublicReview[]) => void }) => {
  const { t } = useTranslation('warehouse-packages-slots');
  const [page, setPage] = useState(1);
  const [ask, { data, isFetching }] = useLazyListReviewsQuery();
  const more = async () => {
    const { data: next } = await ask({ query: { page: page + 1, page_size: pageSize } });
    if (!next) return;
    setPage(next.page);
    onMore(next.items);
  };
  const isEnd = data !== undefined && page * pageSize >= data.total;
  return (
    <Row justify="center">
      <div role="status">{isEnd ? <Text tone="muted">{t('reviews.all', { total: shown })}</Text> : null}</div>
      {isEnd ? null : (
        <Button variant="secondary" busy={isFetching} onClick={() => void more()}>
          {t('reviews.more')}
        </Button>
      )}
    </Row>
  );
};

/** The newest public reviews, and older ones on demand; nothing if there are none. */
export const PublicReviews = () => {
  const { t } = useTranslation('warehouse-packages-slots');
  const { data } = useListReviewsQuery(newest);
  const [older, setOlder] = useState<readonly PublicReview[]>([]);
  if (!data || data.items.length === 0) return null;
  const shown = withOlder(data.items, older);
  return (
    <Section aria-label={t('reviews.title')}>
      <Stack gap="6">
        <Heading level={2}>{t('reviews.title')}</Heading>
        <Grid columns={{ base: 1, sm: 2, md: 3 }} gap="4" align="start">
          {shown.map((review) => (
            <ReviewCard key={keyOf(review)} review={review} />
          ))}
        </Grid>
        {data.total > pageSize ? (
          <OlderReviews shown={shown.length} onMore={(next) => setOlder(withOlder(older, next))} />
        ) : null}
      </Stack>
    </Section>
  );
};
