import { useTranslation } from 'react-i18next';
import { numberFact, textFact, type QueuePanelProps, type QueueTask, type QueueView } from '@caravan/console-core';
import { returnStates } from '@caravan/kernel';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { ButtonLink, Loading, Row, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { useGetStaffReturnQuery } from '@caravan/returns/api/staff';
import { returnReasons } from '@caravan/returns/contract';
import { returnKinds } from '@caravan/warehouse-packages/contract';
import { LoadFailed } from '@caravan/web-core';
import { ReturnSteps } from '../components/goods-return/return-steps.tsx';
import { ReturnBadge, ReturnedGoods, ReturnFacts } from '../components/goods-return/return-words.tsx';

const State = ({ task }: { task: QueueTask }) => {
  const state = returnStates.find((one) => one === textFact(task, 'state'));
  return state ? <ReturnBadge state={state} /> : null;
};
const StateHeader = () => <>{useTranslation('returns-console').t('returns.stateName')}</>;

const Wish = ({ task }: { task: QueueTask }) => {
  const { t } = useTranslation('returns-console');
  const kind = returnKinds.find((one) => one === textFact(task, 'kind'));
  const reason = returnReasons.find((one) => one === textFact(task, 'reason'));
  return (
    <>
      {[...(kind ? [t(`returns.kind.${kind}`)] : []), ...(reason ? [t(`returns.reason.${reason}`)] : [])].join(' · ')}
    </>
  );
};
const WishHeader = () => <>{useTranslation('returns-console').t('returns.wish')}</>;

const Pieces = ({ task }: { task: QueueTask }) => <>{numberFact(task, 'quantity')}</>;
const PiecesHeader = () => <>{useTranslation('returns-console').t('returns.quantity')}</>;

const Panel = ({ task, onDone }: QueuePanelProps) => {
  const { t } = useTranslation('returns-console');
  const { currentData, error, refetch } = useGetStaffReturnQuery(
    { params: { number: task.ref } },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !currentData)
    return <LoadFailed part error={error} title={t('returns.failed')} onRetry={() => void refetch()} />;
  if (!currentData)
    return (
      <Loading label={t('returns.loading')}>
        <Skeleton part="2-3" />
      </Loading>
    );
  return (
    <Stack gap="4">
      <ReturnedGoods goodsReturn={currentData} />
      {currentData.steps.length ? null : <Text size="sm">{t('returns.others')}</Text>}
      <ReturnSteps key={currentData.state} goodsReturn={currentData} onDone={onDone} />
      <ReturnFacts goodsReturn={currentData} />
      <Row>
        <ButtonLink to={warehouseConsolePaths.returnDetail.href({ number: task.ref })} variant="secondary">
          {t('returns.open')}
        </ButtonLink>
      </Row>
    </Stack>
  );
};

/** Returns and exchanges whose next step is due. */
export const view: QueueView = {
  columns: [
    { key: 'state', Header: StateHeader, Cell: State },
    { key: 'wish', Header: WishHeader, Cell: Wish },
    { key: 'pieces', Header: PiecesHeader, Cell: Pieces, numeric: true },
  ],
  Panel,
  tags: ['staff-return'],
};
