import { listReviews, type PublicReview } from '@caravan/warehouse-packages/contract';
import { Card, Grid, Heading, Image, Section, Stack, Text } from '@caravan/ui-kit';
import { endpointFor, useFormats, useTexts } from '@caravan/web-core';

/** Reviews that stand on the home page: whole rows of three and two. */
const newest = { query: { page: 1, page_size: 6 } } as const;

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

/** The newest public reviews; nothing at all as long as there are none. */
export const PublicReviews = () => {
  const t = useTexts('warehouse-packages-slots');
  const { data } = endpointFor(listReviews).useQuery(newest);
  if (!data || data.items.length === 0) return null;
  return (
    <Section aria-label={t('reviews.title')}>
      <Stack gap="6">
        <Heading level={2}>{t('reviews.title')}</Heading>
        <Grid columns={{ base: 1, sm: 2, md: 3 }} gap="4" align="start">
          {data.items.map((review, index) => (
            <ReviewCard key={`${review.created_at}-${index}`} review={review} />
          ))}
        </Grid>
      </Stack>
    </Section>
  );
};
