import { useTranslation } from 'react-i18next';
import { useGetStaffParcelClaimQuery } from '@caravan/forwarding/api/staff';
import { DetailSkeleton } from '@caravan/ui-kit';
import { LoadFailed } from '@caravan/web-core';
import { ClaimCard } from './claim-card.tsx';

export const WholeClaim = ({ id, onDone }: { id: string; onDone?: () => void }) => {
  const { t } = useTranslation('forwarding-console');
  const query = useGetStaffParcelClaimQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const { currentData: claim, error, refetch } = query;
  if (error && !claim) return <LoadFailed part error={error} title={t('failed')} onRetry={() => void refetch()} />;
  if (!claim) return <DetailSkeleton label={t('loading')} />;
  return <ClaimCard claim={claim} {...(onDone && { onDone })} />;
};
