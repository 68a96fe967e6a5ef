import { useTranslation } from 'react-i18next';
import { numberFact, type QueuePanelProps, type QueueTask, type QueueView } from '@caravan/console-core';
import { formatWeight } from '@caravan/kernel';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { ButtonLink, Row } from '@caravan/ui-kit';
import { packageColumns } from './package-columns.tsx';

const Quoted = ({ task }: { task: QueueTask }) => {
  const grams = numberFact(task, 'weight_g');
  return <>{grams === undefined ? null : formatWeight(grams)}</>;
};
const QuotedHeader = () => {
  const { t } = useTranslation('warehouse-packages-console');
  return <>{t('weigh.quoted')}</>;
};

export const quotedColumn: QueueView['columns'][number] = {
  key: 'quoted',
  Header: QuotedHeader,
  Cell: Quoted,
  numeric: true,
};

const Panel = ({ task }: QueuePanelProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  return (
    <Row gap="3" wrap>
      <ButtonLink to={warehouseConsolePaths.weigh.href({ package: task.ref })} icon="scale">
        {t('weigh.title')}
      </ButtonLink>
      <ButtonLink to={warehouseConsolePaths.packageDetail.href({ number: task.ref })} variant="secondary">
        {t('packages.one')}
      </ButtonLink>
    </Row>
  );
};

export const view: QueueView = { columns: [quotedColumn, ...packageColumns], Panel };
