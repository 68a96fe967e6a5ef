import { useTranslation } from 'react-i18next';
import { useGetStockCountQuery } from '@caravan/stock-counts/api';
import { DetailSkeleton, Heading, Row, Stack } from '@caravan/ui-kit';
import { LoadFailed, useParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { CountDecisions } from '../../components/count-decision.tsx';
import { CountBadge, CountFacts } from '../../components/count-words.tsx';

export const meta = ({ t }: PageContext<'stock-counts-console'>): PageMeta => ({ title: t('counts.one') });

/** One count of a bin: its differences, and what was scanned. */
export const Page = () => {
  const { t } = useTranslation('stock-counts-console');
  const { number = '' } = useParams();
  const { currentData, error, refetch } = useGetStockCountQuery({ params: { number } });
  if (error && !currentData)
    return <LoadFailed error={error} title={t('counts.failed')} onRetry={() => void refetch()} />;
  if (!currentData) return <DetailSkeleton label={t('counts.loading')} />;
  return (
    <Stack gap="4">
      <Row gap="3" wrap>
        <Heading level={1} size="xl">
          {currentData.number}
        </Heading>
        <CountBadge count={currentData} />
      </Row>
      <CountDecisions count={currentData} />
      <CountFacts count={currentData} />
    </Stack>
  );
};
