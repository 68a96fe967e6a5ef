import { useTranslation } from 'react-i18next';
import { textFact, type QueuePanelProps, type QueueTask, type QueueView } from '@caravan/console-core';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { ButtonLink, Row, Stack, Text } from '@caravan/ui-kit';
import { useLazySlot } from '@caravan/web-core';
import { packageColumns } from './package-columns.tsx';

const Carrier = ({ task }: { task: QueueTask }) => <>{textFact(task, 'carrier')}</>;
const CarrierHeader = () => {
  const { t } = useTranslation('warehouse-packages-console');
  return <>{t('handovers.carrier')}</>;
};

const Panel = ({ task }: QueuePanelProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const Labels = useLazySlot('packageLabels');
  return (
    <Stack gap="4">
      <Text>{textFact(task, 'carrier')}</Text>
      <Row gap="3" wrap>
        <ButtonLink to={warehouseConsolePaths.handovers.href()} icon="truck">
          {t('handovers.title')}
        </ButtonLink>
        <ButtonLink to={warehouseConsolePaths.packageDetail.href({ number: task.ref })} variant="secondary">
          {t('packages.one')}
        </ButtonLink>
      </Row>
      {Labels ? <Labels number={task.ref} isWaiting /> : null}
    </Stack>
  );
};

export const view: QueueView = {
  columns: [{ key: 'carrier', Header: CarrierHeader, Cell: Carrier }, ...packageColumns],
  Panel,
};
