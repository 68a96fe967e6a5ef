import { useTranslation } from 'react-i18next';
import type { QueuePanelProps, QueueTask, QueueView } from '@caravan/console-core';
import { day } from '@caravan/kernel';
import { Money, Stack, Text } from '@caravan/ui-kit';
import { storageFeeFenPerDay } from '@caravan/warehouse-packages/contract';
import { LocalTime, useNow } from '@caravan/web-core';
import { CustomerId } from '../components/customer-id.tsx';
import { ItemPanel } from './item-panel.tsx';
import { factText } from './task-facts.tsx';

/** The storage fee so far: each day begun after the free ones. */
const Fee = ({ task }: { task: QueueTask }) => {
  const now = useNow();
  const late = (now ?? 0) - Date.parse(factText(task, 'free_until'));
  return <Money fen={late > 0 ? Math.ceil(late / day) * storageFeeFenPerDay : 0} />;
};

const FeeHeader = () => {
  const { t } = useTranslation('warehouse-packages-console');
  return <>{t('queue.fee')}</>;
};

const Panel = ({ task }: QueuePanelProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  return (
    <Stack gap="4">
      <ItemPanel task={task}>
        <Text size="sm">
          {t('queue.freeUntil')} <LocalTime at={factText(task, 'free_until')} />
        </Text>
        <Fee task={task} />
      </ItemPanel>
      <Text size="sm" tone="muted">
        {t('shelf.user')}
      </Text>
      <CustomerId id={factText(task, 'user_id')} />
    </Stack>
  );
};

export const view: QueueView = { columns: [{ key: 'fee', Header: FeeHeader, Cell: Fee, numeric: true }], Panel };
