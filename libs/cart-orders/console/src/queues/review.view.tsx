import { useTranslation } from 'react-i18next';
import { useAcceptPriceChangeMutation } from '@caravan/cart-orders/api/staff';
import { type PriceChangeReason } from '@caravan/cart-orders/contract';
import {
  numberFact,
  textFact,
  type BulkOutcome,
  type QueuePanelProps,
  type QueueTask,
  type QueueView,
} from '@caravan/console-core';
import { priceChangeReasons } from '@caravan/content/contract';
import { Button, Disclosure, Money } from '@caravan/ui-kit';
import { isApiError } from '@caravan/web-core';
import { AcceptPrice, CancelOrder } from '../components/order-steps/order-steps.tsx';
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

/** The shopper's prices beside those of the shop. */
const Panel = ({ task, onDone }: QueuePanelProps) => {
  const { t } = useTranslation('cart-orders-console');
  return (
    <OrderPanel number={task.ref}>
      {(order) => (
        <>
          <AcceptPrice order={order} onDone={onDone} />
          <Disclosure summary={t('steps.cancelTitle')}>
            <CancelOrder order={order} onDone={onDone} />
          </Disclosure>
        </>
      )}
    </OrderPanel>
  );
};

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
