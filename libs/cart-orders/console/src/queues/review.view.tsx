import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAcceptPriceChangeMutation } from '@caravan/cart-orders/api/staff';
import { type PriceChangeReason, type StaffOrder } from '@caravan/cart-orders/contract';
import {
  numberFact,
  textFact,
  type BulkOutcome,
  type QueuePanelProps,
  type QueueTask,
  type QueueView,
} from '@caravan/console-core';
import { priceChangeReasons } from '@caravan/content/contract';
import { Button, Money, Stack } from '@caravan/ui-kit';
import { isApiError } from '@caravan/web-core';
import { AcceptPrice, CancelOrder } from '../components/order-steps/order-steps.tsx';
import { PriceChanges } from '../components/order-steps/price-changes.tsx';
import { OrderPanel } from './order-panel.tsx';

const Wanted = () => useTranslation('cart-orders-console').t('queues.wanted');
const Listed = () => useTranslation('cart-orders-console').t('lines.listed');
const Reason = () => useTranslation('cart-orders-console').t('queues.reason');

const isReason = (value: string | undefined): value is PriceChangeReason =>
  priceChangeReasons.some((reason) => reason === value);

const ReasonCell = ({ task }: { task: QueueTask }) => {
  const { t } = useTranslation('cart-orders-console');
  const reason = textFact(task, 'reason');
  return isReason(reason) ? t(`reason.${reason}`) : '–';
};

/** Why the price is another one, and both decisions; cancelling asks for a note first. */
const Decision = ({ order, onDone }: { order: StaffOrder; onDone: () => void }) => {
  const { t } = useTranslation('cart-orders-console');
  const [isCancelling, setCancelling] = useState(false);
  const cancel = (
    <Button variant="danger" aria-expanded={isCancelling} onClick={() => setCancelling(!isCancelling)}>
      {t('steps.cancelTitle')}
    </Button>
  );
  return (
    <Stack gap="4">
      <PriceChanges order={order} />
      <AcceptPrice order={order} onDone={onDone} beside={cancel} />
      {isCancelling ? <CancelOrder order={order} onDone={onDone} /> : null}
    </Stack>
  );
};

/** The decision about the shopper's prices, above the goods. */
const Panel = ({ task, onDone }: QueuePanelProps) => (
  <OrderPanel number={task.ref} first={(order) => <Decision order={order} onDone={onDone} />} />
);

/** Accepts the prices of all selected orders, one after the other. */
const AcceptAll = ({ tasks, onResult }: { tasks: readonly QueueTask[]; onResult: (outcome: BulkOutcome) => void }) => {
  const { t } = useTranslation('cart-orders-console');
  const [accept, { isLoading }] = useAcceptPriceChangeMutation();
  const run = async () => {
    const done: string[] = [];
    const refused: { id: string; message: string }[] = [];
    for (const { id, ref } of tasks) {
      const { error } = await accept({ params: { number: ref }, body: { note: '' } });
      if (error) refused.push({ id, message: isApiError(error) ? error.message : '' });
      else done.push(id);
    }
    onResult({ done, refused });
  };
  return (
    <Button busy={isLoading} onClick={() => void run()}>
      {t('steps.acceptPrice')}
    </Button>
  );
};

/** Paid orders whose price the shopper has lowered. */
export const view: QueueView = {
  columns: [
    {
      key: 'wanted',
      Header: Wanted,
      Cell: ({ task }) => <Money fen={numberFact(task, 'goods_fen') ?? 0} />,
      numeric: true,
    },
    {
      key: 'listed',
      Header: Listed,
      Cell: ({ task }) => <Money fen={numberFact(task, 'listed_fen') ?? 0} tone="muted" />,
      numeric: true,
    },
    { key: 'reason', Header: Reason, Cell: ReasonCell },
  ],
  Panel,
  tags: ['staff-order'],
  bulk: [{ key: 'accept', Button: AcceptAll }],
};
