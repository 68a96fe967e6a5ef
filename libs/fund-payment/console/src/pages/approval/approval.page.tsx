import { useTranslation } from 'react-i18next';
import { useGetApprovalQuery } from '@caravan/fund-payment/api/staff';
import { DetailSkeleton, Heading, Stack } from '@caravan/ui-kit';
import { LoadFailed, useParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { ApprovalDetail } from '../../components/approval/approval-detail.tsx';

export const meta = ({ t }: PageContext<'fund-payment-console'>): PageMeta => ({ title: t('approvals.one') });

/** One request for approval. */
export const Page = () => {
  const { t } = useTranslation('fund-payment-console');
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetApprovalQuery({ params: { id } });
  if (error && !data) return <LoadFailed error={error} title={t('approvals.unread')} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={t('loading')} />;
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('approvals.one')}
      </Heading>
      <ApprovalDetail approval={data} />
    </Stack>
  );
};
