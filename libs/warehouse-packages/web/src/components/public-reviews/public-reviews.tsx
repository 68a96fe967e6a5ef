import { useState } from 'react';
import { listReviews, type PublicReview } from '@caravan/warehouse-packages/contract';
import { Button, Card, Grid, Heading, Image, Row, Section, Stack, Text } from '@caravan/ui-kit';
import { endpointFor, useFormats, useTexts } from '@caravan/web-core';

/** Reviews that stand on the home page, and that come at once of the older ones: whole rows of three and two. */
const pageSize = 6;
const newest = { query: { page: 1, page_size: pageSize } };

const ReviewCard = ({ review: { text, image, name, created_at: at } }: { review: PublicReview }) => {
  const t = useTexts('warehouse-packages-slots');
  const { date } = useFormats();
  return (
    <Card as="article" aria-label={t('reviews.by', { name })}>
      <Stack gap="3">
        {image === null ? null : <Image src={image} alt={t('reviews.picture', { name })} ratio="4-3" radius="control" />}
        <Text prewrap>{text}</Text>
        <Text size="sm" tone="muted" numeric>
          {t('reviews.from', { name, date: date(at) })}
        </Text>
      </Stack>
    </Card>
  );
};

const keyOf = ({ created_at: at, name, text }: PublicReview): string => [at, name, text].join(' ');

/** A review written meanwhile moves the others on by one: none is shown twice. */
const withOlder = (shown: readonly PublicReview[], older: readonly PublicReview[]): PublicReview[] => {
  const known = new Set(shown.map(keyOf));
  return [...shown, ...older.filter((one) => !known.has(keyOf(one)))];
};

/** A way to the older reviews, page by page; a failed try leaves the button for another. */
const Older = ({ shown, onMore }: { shown: number; onMore: (older: readonly PublicReview[]) => void }) => {
  const t = useTexts('warehouse-packages-slots');
  const [page, setPage] = useState(1);
  const [ask, { data, isFetching }] = endpointFor(listReviews).useLazyQuery();
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

/** The newest public reviews, and older ones as somebody asks for them; nothing at all as long as there are none. */
export const PublicReviews = () => {
  const t = useTexts('warehouse-packages-slots');
  const { data } = endpointFor(listReviews).useQuery(newest);
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
        {data.total > pageSize ? <Older shown={shown.length} onMore={(next) => setOlder(withOlder(older, next))} /> : null}
      </Stack>
    </Section>
  );
};
