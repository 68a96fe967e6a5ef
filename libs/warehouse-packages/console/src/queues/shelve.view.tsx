import { useTranslation } from 'react-i18next';
import { numberFact, type QueuePanelProps, type QueueTask, type QueueView } from '@caravan/console-core';
import { formatSize, formatWeight } from '@caravan/kernel';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { ButtonLink, Row, Stack, Text } from '@caravan/ui-kit';
import { ItemPanel } from './item-panel.tsx';

const Size = ({ task }: { task: QueueTask }) => {
  const sides = ['length_mm', 'width_mm', 'height_mm'].map((side) => numberFact(task, side));
  const [length, width, height] = sides;
  const grams = numberFact(task, 'weight_g');
  const known = [
    ...(length !== undefined && width !== undefined && height !== undefined ? [formatSize(length, width, height)] : []),
    ...(grams !== undefined ? [formatWeight(grams)] : []),
  ];
  return <>{known.join(' · ')}</>;
};

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
      <Row>
        <ButtonLink to={warehouseConsolePaths.shelve.href()} icon="shelf">
          {t('shelve.title')}
        </ButtonLink>
      </Row>
    </Stack>
  );
};

export const view: QueueView = { columns: [{ key: 'size', Header: SizeHeader, Cell: Size }], Panel };
