import { useTranslation } from 'react-i18next';
import { useGetApprovalQuery } from '@caravan/fund-payment/api/staff';
import { Skeleton } from '@caravan/ui-kit';
import { LoadFailed, type LazySlotProps } from '@caravan/web-core';
import { ApprovalDetail } from '../components/approval/approval-detail.tsx';

/** The request of a task of the queue of refunds. */
export const Slot = ({ id, onDone }: LazySlotProps<'approval'>) => {
  const { t } = useTranslation('fund-payment-console');
  const { data, error, refetch } = useGetApprovalQuery({ params: { id } });
  if (error && !data)
    return <LoadFailed part error={error} title={t('approvals.unread')} onRetry={() => void refetch()} />;
  return data ? <ApprovalDetail approval={data} onDone={onDone} /> : <Skeleton />;
};
