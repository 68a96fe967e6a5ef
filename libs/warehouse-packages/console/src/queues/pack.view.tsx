import { useTranslation } from 'react-i18next';
import {
  textFact,
  textsFact,
  type BulkAction,
  type QueuePanelProps,
  type QueueTask,
  type QueueView,
  PackingWish,
  messageOf,
} from '@caravan/console-core';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { Button, ButtonLink, Row, Stack, Text } from '@caravan/ui-kit';
import { useCreatePickMutation, useGetStaffPackageQuery } from '@caravan/warehouse-packages/api/staff';
import { maxPickedPackages } from '@caravan/warehouse-packages/contract';
import { useFormats, useNavigate } from '@caravan/web-core';
import { FailedGoods } from '../components/failed-goods.tsx';
import { HeldBackMarks, MissingGoods, heldBackOf } from '../components/held-back.tsx';
import { binsColumn, packageColumns } from './package-columns.tsx';

const Marks = ({ task }: { task: QueueTask }) => <HeldBackMarks {...heldBackOf(task)} />;
const MarksHeader = () => {
  const { t } = useTranslation('warehouse-packages-console');
  return <>{t('heldBack.title')}</>;
};

/** The fault of goods of the package, and the decision about them. */
const Failed = ({ number }: { number: string }) => {
  const { data } = useGetStaffPackageQuery({ params: { number } });
  return data ? <FailedGoods goods={data.failed_goods} /> : null;
};

const Panel = ({ task }: QueuePanelProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const { list } = useFormats();
  const pickId = textFact(task, 'pick_id');
  const { failed, missing } = heldBackOf(task);
  return (
    <Stack gap="4">
      <Text>{list(textsFact(task, 'bins')) || t('goods.noBin')}</Text>
      <PackingWish kinds={textsFact(task, 'packing_options')} note={textFact(task, 'packing_note')} />
      {failed.length ? <Failed number={task.ref} /> : null}
      <MissingGoods numbers={missing} />
      <Row gap="3" wrap>
        <ButtonLink to={warehouseConsolePaths.pack.href({ package: task.ref })} icon="box">
          {t('pack.title')}
        </ButtonLink>
        {pickId ? (
          <ButtonLink to={warehouseConsolePaths.pick.href({ id: pickId })} variant="secondary">
            {t('pick.title')}
          </ButtonLink>
        ) : null}
        <ButtonLink to={warehouseConsolePaths.packageDetail.href({ number: task.ref })} variant="secondary">
          {t('packages.one')}
        </ButtonLink>
      </Row>
    </Stack>
  );
};

/** Makes a pick list of the selected packages, all of them or none. */
const PickButton: BulkAction['Button'] = ({ tasks, onResult }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const navigate = useNavigate();
  const [create, { isLoading }] = useCreatePickMutation();
  const run = async (): Promise<void> => {
    const { data, error } = await create({ body: { packages: tasks.map(({ ref }) => ref) } });
    if (data) return navigate(warehouseConsolePaths.pick.href({ id: data.id }));
    onResult({ done: [], refused: tasks.map(({ id }) => ({ id, message: messageOf(error) })) });
  };
  return (
    <Button
      busy={isLoading}
      disabled={!tasks.length || tasks.length > maxPickedPackages}
      icon="barcode"
      onClick={() => void run()}
    >
      {t('picks.begin', { count: tasks.length })}
    </Button>
  );
};

export const view: QueueView = {
  columns: [{ key: 'marks', Header: MarksHeader, Cell: Marks }, binsColumn, ...packageColumns],
  Panel,
  tags: ['staff-package'],
  bulk: [{ key: 'pick', Button: PickButton }],
};
