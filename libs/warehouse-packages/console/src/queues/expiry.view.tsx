import { accountConsolePaths } from '@caravan/routes/console';
import { useTranslation } from 'react-i18next';
import {
  CustomerId,
  numberFact,
  type QueuePanelProps,
  type QueueTask,
  type QueueView,
  textFact,
} from '@caravan/console-core';
import { Money, Stack, Text } from '@caravan/ui-kit';
import { disposalWarnings, storageFeeAfter } from '@caravan/warehouse-packages/contract';
import { LocalDay, LocalTime, useNow } from '@caravan/web-core';
import { DisposalForm } from '../components/disposal-form.tsx';
import { ItemPanel } from './item-panel.tsx';

/** The storage fee so far. */
const Fee = ({ task }: { task: QueueTask }) => {
  const now = useNow();
  const freeUntil = textFact(task, 'free_until');
  const perDay = numberFact(task, 'daily_fee_fen');
  const most = numberFact(task, 'fee_max_fen');
  if (freeUntil === undefined || perDay === undefined || most === undefined) return null;
  return <Money fen={storageFeeAfter((now ?? 0) - Date.parse(freeUntil), { perDay, most })} />;
};

const FeeHeader = () => {
  const { t } = useTranslation('warehouse-packages-console');
  return <>{t('queue.fee')}</>;
};

/** The date of disposal, and how often the shopper was warned of it. */
const Disposal = ({ task }: { task: QueueTask }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const at = textFact(task, 'dispose_at');
  const sent = numberFact(task, 'warnings');
  if (at === undefined || sent === undefined) return null;
  return (
    <>
      <LocalDay at={at} /> · {t('queue.warnings', { sent, all: disposalWarnings.length })}
    </>
  );
};

const DisposalHeader = () => {
  const { t } = useTranslation('warehouse-packages-console');
  return <>{t('queue.disposal')}</>;
};

/** The goods may be disposed of now; the server decides. */
const useIsDue = (task: QueueTask): boolean => {
  const now = useNow();
  const at = textFact(task, 'dispose_at');
  const wasWarned = numberFact(task, 'warnings') === disposalWarnings.length;
  return wasWarned && now !== undefined && at !== undefined && now >= Date.parse(at);
};

const Panel = ({ task }: QueuePanelProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const freeUntil = textFact(task, 'free_until');
  const userId = textFact(task, 'user_id');
  const itemId = textFact(task, 'item_id');
  const isDue = useIsDue(task);
  return (
    <Stack gap="4">
      <ItemPanel task={task}>
        {freeUntil ? (
          <Text size="sm">
            {t('queue.freeUntil')} <LocalTime at={freeUntil} />
          </Text>
        ) : null}
        <Fee task={task} />
        {textFact(task, 'dispose_at') ? (
          <Text size="sm">
            {t('queue.disposeAt')} <Disposal task={task} />
          </Text>
        ) : null}
      </ItemPanel>
      {isDue && itemId ? <DisposalForm itemId={itemId} name={task.title} number={task.ref} /> : null}
      {userId ? (
        <>
          <Text size="sm" tone="muted">
            {t('shelf.user')}
          </Text>
          <CustomerId id={userId} href={accountConsolePaths.person.href({ id: userId })} />
        </>
      ) : null}
    </Stack>
  );
};

export const view: QueueView = {
  columns: [
    { key: 'fee', Header: FeeHeader, Cell: Fee, numeric: true },
    { key: 'disposal', Header: DisposalHeader, Cell: Disposal },
  ],
  Panel,
};
