import { useTranslation } from 'react-i18next';
import type { QueuePanelProps, QueueTask, QueueView } from '@caravan/console-core';
import { formatSize, formatWeight } from '@caravan/kernel';
import { ButtonLink, Stack, Text } from '@caravan/ui-kit';
import { warehouseConsolePaths } from '@caravan/warehouse-packages/contract';
import { ItemPanel } from './item-panel.tsx';
import { factNumber } from './task-facts.tsx';

const Size = ({ task }: { task: QueueTask }) => (
  <>
    {[
      formatSize(factNumber(task, 'length_mm'), factNumber(task, 'width_mm'), factNumber(task, 'height_mm')),
      formatWeight(factNumber(task, 'weight_g')),
    ].join(' · ')}
  </>
);

const SizeHeader = () => {
  const { t } = useTranslation('warehouse-packages-console');
  return <>{t('queue.size')}</>;
};

const Panel = ({ task }: QueuePanelProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  return (
    <Stack gap="4">
      <ItemPanel task={task}>
        <Text size="sm">
          <Size task={task} />
        </Text>
      </ItemPanel>
      <ButtonLink to={warehouseConsolePaths.shelve.href()} icon="shelf">
        {t('shelve.title')}
      </ButtonLink>
    </Stack>
  );
};

export const view: QueueView = { columns: [{ key: 'size', Header: SizeHeader, Cell: Size }], Panel };
