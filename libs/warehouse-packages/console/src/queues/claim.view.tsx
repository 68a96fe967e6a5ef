import { useTranslation } from 'react-i18next';
import { numberFact, textFact, type QueuePanelProps, type QueueTask, type QueueView } from '@caravan/console-core';
import { formatFen, packageOfClaim } from '@caravan/kernel';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { ButtonLink, Loading, Row, Skeleton, Stack } from '@caravan/ui-kit';
import { useGetStaffPackageQuery } from '@caravan/warehouse-packages/api/staff';
import { claimKinds } from '@caravan/warehouse-packages/contract';
import { LoadFailed } from '@caravan/web-core';
import { ClaimCard } from '../components/claim-card.tsx';

const Kind = ({ task }: { task: QueueTask }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const kind = claimKinds.find((one) => one === textFact(task, 'claim_kind'));
  return <>{kind ? t(`claims.kinds.${kind}`) : null}</>;
};
const KindHeader = () => {
  const { t } = useTranslation('warehouse-packages-console');
  return <>{t('claims.kind')}</>;
};
const Cover = ({ task }: { task: QueueTask }) => {
  const fen = numberFact(task, 'cover_fen');
  return <>{fen === undefined ? null : formatFen(fen)}</>;
};
const CoverHeader = () => {
  const { t } = useTranslation('warehouse-packages-console');
  return <>{t('claims.cover')}</>;
};

const Panel = ({ task }: QueuePanelProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const number = packageOfClaim(task.ref);
  const { data, error, refetch } = useGetStaffPackageQuery({ params: { number } }, { refetchOnMountOrArgChange: true });
  const claim = data?.claims.find(({ ref }) => ref === task.ref);
  if (error && !data)
    return <LoadFailed part error={error} title={t('packages.failed')} onRetry={() => void refetch()} />;
  return (
    <Stack gap="4">
      {data && claim ? (
        <ClaimCard claim={claim} parcel={data} />
      ) : (
        <Loading label={t('loading')}>
          <Skeleton part="2-3" />
        </Loading>
      )}
      <Row gap="3" wrap>
        <ButtonLink to={warehouseConsolePaths.packageDetail.href({ number })} variant="secondary">
          {t('packages.one')}
        </ButtonLink>
      </Row>
    </Stack>
  );
};

export const view: QueueView = {
  columns: [
    { key: 'kind', Header: KindHeader, Cell: Kind },
    { key: 'cover', Header: CoverHeader, Cell: Cover, numeric: true },
  ],
  Panel,
  tags: ['staff-package'],
};
