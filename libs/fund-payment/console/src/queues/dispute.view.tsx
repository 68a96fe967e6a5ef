import { useTranslation } from 'react-i18next';
import { textFact, type QueuePanelProps, type QueueTask, type QueueView } from '@caravan/console-core';
import { useGetDisputeQuery } from '@caravan/fund-payment/api/staff';
import { fundPaymentConsolePaths } from '@caravan/routes/console';
import { Link, Skeleton, Stack } from '@caravan/ui-kit';
import { LoadFailed } from '@caravan/web-core';
import { DisputeDetail } from '../components/dispute/dispute-detail.tsx';
import { DisputeReason } from '../components/dispute/dispute-words.tsx';

const Header = () => useTranslation('fund-payment-console').t('disputes.reason');

const ReasonCell = ({ task }: { task: QueueTask }) => <DisputeReason reason={task.title} />;

const CurrencyHeader = () => useTranslation('fund-payment-console').t('disputes.amount');

const hundredths = 100;

const AmountCell = ({ task }: { task: QueueTask }) => {
  const { minor } = task.facts;
  return typeof minor === 'number' ? `${(minor / hundredths).toFixed(2)} ${textFact(task, 'currency') ?? ''}` : null;
};

const Panel = ({ task }: QueuePanelProps) => {
  const { t } = useTranslation('fund-payment-console');
  const { data, error, refetch } = useGetDisputeQuery(
    { params: { id: task.ref } },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !data)
    return <LoadFailed part error={error} title={t('dispute.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  return (
    <Stack gap="4">
      <Link to={fundPaymentConsolePaths.dispute.href({ id: data.id })}>{data.id}</Link>
      <DisputeDetail dispute={data} />
    </Stack>
  );
};

/** The disputes that finance answers at the provider. Their tasks close when the provider reports the end. */
export const view: QueueView = {
  columns: [
    { key: 'reason', Header, Cell: ReasonCell },
    { key: 'amount', Header: CurrencyHeader, Cell: AmountCell, numeric: true },
  ],
  Panel,
  tags: ['dispute'],
};
