import { useTranslation } from 'react-i18next';
import { numberFact, type QueuePanelProps, type QueueTask, type QueueView } from '@caravan/console-core';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { useGetStockCountQuery } from '@caravan/stock-counts/api';
import { ButtonLink, Loading, Row, Skeleton, Stack } from '@caravan/ui-kit';
import { LoadFailed } from '@caravan/web-core';
import { CountDecisions } from '../components/count-decision.tsx';
import { CountFacts } from '../components/count-words.tsx';

const Missing = ({ task }: { task: QueueTask }) => <>{numberFact(task, 'missing')}</>;
const MissingHeader = () => <>{useTranslation('stock-counts-console').t('counts.missingCount')}</>;

const Found = ({ task }: { task: QueueTask }) => <>{numberFact(task, 'found')}</>;
const FoundHeader = () => <>{useTranslation('stock-counts-console').t('counts.foundCount')}</>;

const WrongBin = ({ task }: { task: QueueTask }) => <>{numberFact(task, 'wrong_bin')}</>;
const WrongBinHeader = () => <>{useTranslation('stock-counts-console').t('counts.wrongBinCount')}</>;

const Panel = ({ task, onDone }: QueuePanelProps) => {
  const { t } = useTranslation('stock-counts-console');
  const { currentData, error, refetch } = useGetStockCountQuery(
    { params: { number: task.ref } },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !currentData)
    return <LoadFailed part error={error} title={t('counts.failed')} onRetry={() => void refetch()} />;
  if (!currentData)
    return (
      <Loading label={t('counts.loading')}>
        <Skeleton part="2-3" />
      </Loading>
    );
  return (
    <Stack gap="4">
      <CountDecisions count={currentData} onDone={onDone} />
      <CountFacts count={currentData} />
      <Row>
        <ButtonLink to={warehouseConsolePaths.countDetail.href({ number: task.ref })} variant="secondary">
          {t('counts.open')}
        </ButtonLink>
      </Row>
    </Stack>
  );
};

/** Counts with differences, about which somebody decides who did not count. */
export const view: QueueView = {
  columns: [
    { key: 'missing', Header: MissingHeader, Cell: Missing, numeric: true },
    { key: 'found', Header: FoundHeader, Cell: Found, numeric: true },
    { key: 'wrong_bin', Header: WrongBinHeader, Cell: WrongBin, numeric: true },
  ],
  Panel,
  tags: ['staff-stock-count'],
};
