import { useTranslation } from 'react-i18next';
import { numberFact, textFact, type QueuePanelProps, type QueueTask, type QueueView } from '@caravan/console-core';
import { goodsConditions } from '@caravan/goods/contract';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { ButtonLink, Row, Stack, Text } from '@caravan/ui-kit';
import { AskLink } from '../components/ask-link.tsx';
import { ItemPanel } from './item-panel.tsx';

/** The work: photos, measurements, a check, or several of them. */
const Work = ({ task }: { task: QueueTask }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const condition = goodsConditions.find((one) => one === textFact(task, 'condition'));
  const due = numberFact(task, 'photos_due');
  const measurements = numberFact(task, 'measurements');
  const words = [
    ...(due ? [t('check.photosDue', { count: due })] : []),
    ...(measurements ? [t('measure.due', { count: measurements })] : []),
    ...(condition && condition !== 'good' ? [t(`goods.condition.${condition}`)] : []),
  ];
  return <>{words.join(' · ')}</>;
};

const WorkHeader = () => {
  const { t } = useTranslation('warehouse-packages-console');
  return <>{t('queue.work')}</>;
};

const Panel = ({ task }: QueuePanelProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const item = textFact(task, 'item_id');
  const order = textFact(task, 'order_number');
  const condition = textFact(task, 'condition');
  const isBad = textFact(task, 'check') === 'failed' || (condition !== undefined && condition !== 'good');
  return (
    <Stack gap="4">
      <ItemPanel task={task}>
        <Text size="sm">
          <Work task={task} />
        </Text>
        {['photo_note', 'condition_note'].map((name) => (
          <Text key={name} size="sm" tone="muted">
            {textFact(task, name)}
          </Text>
        ))}
      </ItemPanel>
      <Row gap="3" wrap>
        {isBad && item && order ? <AskLink order={order} item={item} /> : null}
        <ButtonLink to={warehouseConsolePaths.check.href({ item: task.ref })} icon="camera">
          {t('check.title')}
        </ButtonLink>
      </Row>
    </Stack>
  );
};

export const view: QueueView = { columns: [{ key: 'work', Header: WorkHeader, Cell: Work }], Panel };
