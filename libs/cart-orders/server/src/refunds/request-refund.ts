import { failOrder, type RefundRequest } from '@caravan/cart-orders/contract';
import { newId } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { OrderRefundRow } from './order-refund.table.ts';
import { insertRefund } from '../orders/order-write.repo.ts';
import { wholeRefund } from '../work/order-waits.ts';
import { changeOrder } from '../orders/change-order.ts';
import { endRefund } from './end-refund.ts';
import { holdOrder, showOrderIn, type ShownOrder } from '../orders/find-order.ts';
import type { OrderContext } from '../work/order-context.ts';
import { openRefundTask } from './refund-work.ts';

/** Requests a refund of goods and domestic shipping; staff decide. */
export const requestRefund = async (
  tx: Tx,
  context: OrderContext,
  { userId, number, request }: { userId: string; number: string; request: RefundRequest },
): Promise<ShownOrder> => {
  const held = await holdOrder(tx, { userId }, number);
  const { status } = held.order;
  if (status === 'refund_processing') throw failOrder('refund_already_open');

  if (request.destination === 'card' && !(await context.refunds().toCard('order', [number], tx)).has(number))
    throw failOrder('refund_not_to_card');

  const beforeRefund = status === 'processing' ? 'processing' : 'paid';
  const { order } = await changeOrder(tx, context, held, {
    event: 'refund_requested',
    by: { actor: 'shopper', id: userId },
    patch: { beforeRefund },
  });
  const refund: OrderRefundRow = {
    id: newId(),
    orderNumber: number,
    seq: order.events,
    reason: request.reason,
    destination: request.destination,
    amountFen: wholeRefund(held),
    requestedAt: context.clock(),
    decidedAt: null,
    outcome: 'waiting',
    note: null,
  };
  await insertRefund(tx, refund);
  await openRefundTask(tx, context, { ...held, order }, refund);
  return showOrderIn(tx, context, number);
};

/** Withdraws a shopper's refund request; the order returns to its previous state. */
export const withdrawRefund = (context: OrderContext, userId: string, number: string): Promise<ShownOrder> =>
  context.transaction(async (tx) => {
    const held = await holdOrder(tx, { userId }, number);
    await endRefund(tx, context, held, { end: 'withdrawn', by: { actor: 'shopper', id: userId }, note: '' });
    return showOrderIn(tx, context, number);
  });
