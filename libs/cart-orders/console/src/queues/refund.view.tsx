import '@caravan/fund-payment/api/staff';
import { useTranslation } from 'react-i18next';
import { numberFact, type QueuePanelProps, type QueueTask, type QueueView } from '@caravan/console-core';
import { useLazySlot } from '@caravan/web-core';
import { DecideRefund } from '../components/order-steps/order-steps.tsx';
import { OrderPanel } from './order-panel.tsx';

const Arrived = () => useTranslation('cart-orders-console').t('lines.received');

const ArrivedCell = ({ task }: { task: QueueTask }) => {
  const { t } = useTranslation('cart-orders-console');
  if (task.kind === 'approval') return '–';
  return t('queues.of', { bought: numberFact(task, 'arrived') ?? 0, pieces: numberFact(task, 'pieces') ?? 0 });
};

const Panel = ({ task, onDone }: QueuePanelProps) => {
  const Approval = useLazySlot('approval');
  if (task.kind === 'approval') return Approval ? <Approval id={task.ref} onDone={onDone} /> : null;
  return <OrderPanel number={task.ref}>{(order) => <DecideRefund order={order} onDone={onDone} />}</OrderPanel>;
};

/** Refund requests of shoppers, with what has arrived, and steps that a second person approves. */
export const view: QueueView = {
  columns: [{ key: 'arrived', Header: Arrived, Cell: ArrivedCell, numeric: true }],
  Panel,
  tags: ['staff-order'],
};
