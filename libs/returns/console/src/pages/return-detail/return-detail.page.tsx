import { useTranslation } from 'react-i18next';
import { DetailSkeleton, Heading, Row, Stack } from '@caravan/ui-kit';
import { useGetStaffReturnQuery } from '@caravan/returns/api/staff';
import { LoadFailed, useParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { ReturnSteps } from '../../components/goods-return/return-steps.tsx';
import { ReturnBadge, ReturnedGoods, ReturnFacts } from '../../components/goods-return/return-words.tsx';

export const meta = ({ t }: PageContext<'returns-console'>): PageMeta => ({ title: t('returns.one') });

/** One return or exchange: its goods, the next step, and what happened. */
export const Page = () => {
  const { t } = useTranslation('returns-console');
  const { number = '' } = useParams();
  const { currentData, error, refetch } = useGetStaffReturnQuery({ params: { number } });
  if (error && !currentData)
    return <LoadFailed error={error} title={t('returns.failed')} onRetry={() => void refetch()} />;
  if (!currentData) return <DetailSkeleton label={t('returns.loading')} />;
  return (
    <Stack gap="4">
      <Row gap="3" wrap>
        <Heading level={1} size="xl">
          {currentData.number}
        </Heading>
        <ReturnBadge state={currentData.state} />
      </Row>
      <ReturnedGoods goodsReturn={currentData} />
      <ReturnSteps key={currentData.state} goodsReturn={currentData} />
      <ReturnFacts goodsReturn={currentData} />
    </Stack>
  );
};
