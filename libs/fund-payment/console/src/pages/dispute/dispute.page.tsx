import { useTranslation } from 'react-i18next';
import { useGetDisputeQuery } from '@caravan/fund-payment/api/staff';
import { DetailSkeleton, Heading, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed, useParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { DisputeDetail } from '../../components/dispute/dispute-detail.tsx';

export const meta = ({ t }: PageContext<'fund-payment-console'>): PageMeta => ({ title: t('disputes.id') });

/** One dispute. Staff answer it at the provider. */
export const Page = () => {
  const { t } = useTranslation('fund-payment-console');
  const { id = '' } = useParams();
  const { data: dispute, error, refetch } = useGetDisputeQuery({ params: { id } });
  if (error && !dispute) return <LoadFailed error={error} title={t('dispute.failed')} onRetry={() => void refetch()} />;
  if (!dispute) return <DetailSkeleton label={t('loading')} />;
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {dispute.id}
      </Heading>
      <Text tone="muted">{t('disputes.lead')}</Text>
      <DisputeDetail dispute={dispute} />
    </Stack>
  );
};
