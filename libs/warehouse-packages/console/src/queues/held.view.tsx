import { useTranslation } from 'react-i18next';
import { numberFact, textFact, type QueuePanelProps, type QueueTask, type QueueView } from '@caravan/console-core';
import { formatFen, formatWeight } from '@caravan/kernel';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { ButtonLink, Row, Stack, Text } from '@caravan/ui-kit';
import { HeldDecision } from '../components/held-decision.tsx';
import { packageColumns } from './package-columns.tsx';
import { quotedColumn } from './weigh.view.tsx';

const Weighed = ({ task }: { task: QueueTask }) => {
  const grams = numberFact(task, 'weighed_g');
  return <>{grams === undefined ? null : formatWeight(grams)}</>;
};
const WeighedHeader = () => {
  const { t } = useTranslation('warehouse-packages-console');
  return <>{t('held.weighed')}</>;
};

const Panel = ({ task }: QueuePanelProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const isRefused = textFact(task, 'outcome') === 'refused';
  return (
    <Stack gap="4">
      <Text>
        {isRefused
          ? t('held.refused')
          : task.amount_fen === null
            ? null
            : t('held.asked', { amount: formatFen(task.amount_fen) })}
      </Text>
      <HeldDecision number={task.ref} isHeld />
      <Row gap="3" wrap>
        <ButtonLink to={warehouseConsolePaths.packageDetail.href({ number: task.ref })} variant="secondary">
          {t('packages.one')}
        </ButtonLink>
      </Row>
    </Stack>
  );
};

export const view: QueueView = {
  columns: [
    quotedColumn,
    { key: 'weighed', Header: WeighedHeader, Cell: Weighed, numeric: true },
    ...packageColumns.slice(0, 1),
  ],
  Panel,
};
