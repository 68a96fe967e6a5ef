import { useTranslation } from 'react-i18next';
import { numberFact, type QueuePanelProps, type QueueTask, type QueueView } from '@caravan/console-core';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { ButtonLink, Row, Stack, Text } from '@caravan/ui-kit';

const Scanned = ({ task }: { task: QueueTask }) => <>{numberFact(task, 'scanned')}</>;
const ScannedHeader = () => <>{useTranslation('stock-counts-console').t('counts.scanned')}</>;

const Panel = ({ task }: QueuePanelProps) => {
  const { t } = useTranslation('stock-counts-console');
  const { title: bin, ref: number } = task;
  return (
    <Stack gap="4">
      <Row gap="3" wrap>
        <ButtonLink to={warehouseConsolePaths.count.href({ bin })} icon="check">
          {t('recount.go', { bin })}
        </ButtonLink>
        <ButtonLink to={warehouseConsolePaths.countDetail.href({ number })} variant="secondary">
          {t('counts.open')}
        </ButtonLink>
      </Row>
      <Text>{t('recount.lead', { bin })}</Text>
    </Stack>
  );
};

/** Bins that are to be counted again. */
export const view: QueueView = {
  columns: [{ key: 'scanned', Header: ScannedHeader, Cell: Scanned, numeric: true }],
  Panel,
};
