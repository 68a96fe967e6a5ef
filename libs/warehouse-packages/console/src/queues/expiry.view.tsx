import { useTranslation } from 'react-i18next';
import { textFact, type QueuePanelProps, type QueueTask, type QueueView } from '@caravan/console-core';
import { Money, Stack, Text } from '@caravan/ui-kit';
import { storageFeeAfter } from '@caravan/warehouse-packages/contract';
import { LocalTime, useNow } from '@caravan/web-core';
import { CustomerId } from '../components/customer-id.tsx';
import { ItemPanel } from './item-panel.tsx';

/** The storage fee so far. */
const Fee = ({ task }: { task: QueueTask }) => {
  const now = useNow();
  const freeUntil = textFact(task, 'free_until');
  if (freeUntil === undefined) return null;
  return <Money fen={storageFeeAfter((now ?? 0) - Date.parse(freeUntil))} />;
};

const FeeHeader = () => {
  const { t } = useTranslation('warehouse-packages-console');
  return <>{t('queue.fee')}</>;
};

const Panel = ({ task }: QueuePanelProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const freeUntil = textFact(task, 'free_until');
  const userId = textFact(task, 'user_id');
  return (
    <Stack gap="4">
      <ItemPanel task={task}>
        {freeUntil ? (
          <Text size="sm">
            {t('queue.freeUntil')} <LocalTime at={freeUntil} />
          </Text>
        ) : null}
        <Fee task={task} />
      </ItemPanel>
      {userId ? (
        <>
          <Text size="sm" tone="muted">
            {t('shelf.user')}
          </Text>
          <CustomerId id={userId} />
        </>
      ) : null}
    </Stack>
  );
};

export const view: QueueView = { columns: [{ key: 'fee', Header: FeeHeader, Cell: Fee, numeric: true }], Panel };
