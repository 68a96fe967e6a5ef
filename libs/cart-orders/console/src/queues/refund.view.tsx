import '@caravan/fund-payment/api/staff';
import { approvalSteps, type ApprovalKind } from '@caravan/fund-payment/contract';
import { useTranslation } from 'react-i18next';
import { numberFact, textFact, type QueuePanelProps, type QueueTask, type QueueView } from '@caravan/console-core';
import { useLazySlot } from '@caravan/web-core';
import { DecideRefund } from '../components/order-steps/order-steps.tsx';
import { OrderPanel } from './order-panel.tsx';

const Arrived = () => useTranslation('cart-orders-console').t('lines.received');

const ArrivedCell = ({ task }: { task: QueueTask }) => {
  const { t } = useTranslation('cart-orders-console');
  if (task.kind === 'approval') return '–';
  return t('queues.of', { bought: numberFact(task, 'arrived') ?? 0, pieces: numberFact(task, 'pieces') ?? 0 });
};

const isStep = (value: string | undefined): value is ApprovalKind => value !== undefined && value in approvalSteps;

/** A request says what it would do; the words of its asker are in its detail. */
const Title = ({ task }: { task: QueueTask }) => {
  const ApprovalTitle = useLazySlot('approvalTitle');
  const step = textFact(task, 'step');
  const subject = textFact(task, 'subject') ?? '';
  return ApprovalTitle && task.kind === 'approval' && isStep(step) ? (
    <ApprovalTitle kind={step} subject={subject} />
  ) : (
    task.title
  );
};

const Panel = ({ task, onDone }: QueuePanelProps) => {
  const Approval = useLazySlot('approval');
  if (task.kind === 'approval') return Approval ? <Approval id={task.ref} onDone={onDone} /> : null;
  return <OrderPanel number={task.ref}>{(order) => <DecideRefund order={order} onDone={onDone} />}</OrderPanel>;
};

/** Refund requests of shoppers, with what has arrived, and steps that a second person approves. */
export const view: QueueView = {
  Title,
  columns: [{ key: 'arrived', Header: Arrived, Cell: ArrivedCell, numeric: true }],
  Panel,
  tags: ['staff-order'],
};
