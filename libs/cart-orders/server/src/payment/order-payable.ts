import type { Payable, PayableQuote, PayableRefusal } from '@caravan/fund-payment/port';
import { findOrder, findOrderRows, goodsOfOrders, lockOrderRows } from '../orders/order.repo.ts';
import type { PurchaseOrderRow } from '../orders/purchase-order.table.ts';
import { isExpired } from '../orders/order-guards.ts';
import { orderTitle } from '../messages/order-words.ts';
import { changeOrder } from '../orders/change-order.ts';
import type { OrderContext } from '../work/order-context.ts';

const refusalOf = (order: PurchaseOrderRow, now: Date): PayableRefusal | null => {
  if (order.status === 'cancelled') return 'not_payable';
  if (order.status !== 'pending_payment') return 'already_paid';
  return isExpired(order, now) ? 'payment_expired' : null;
};

const quoteOf = (order: PurchaseOrderRow, now: Date): PayableQuote => ({
  ref: order.number,
  title: orderTitle(order.number, order.shopName),
  amountFen: order.amountFen,
  expiresAt: order.status === 'pending_payment' ? order.expiresAt : null,
  refusal: refusalOf(order, now),
});

const inOrderOf = (refs: readonly string[], rows: readonly PurchaseOrderRow[], now: Date): (PayableQuote | null)[] => {
  const quotes = new Map(rows.map((row) => [row.number, quoteOf(row, now)]));
  return refs.map((ref) => quotes.get(ref) ?? null);
};

/** Orders as payment targets. */
export const orderPayable = (context: OrderContext): Payable => ({
  async quote(userId, refs) {
    return inOrderOf(refs, await findOrderRows(context.db, { userId }, refs), context.clock());
  },
  async lock(tx, userId, refs) {
    return inOrderOf(refs, await lockOrderRows(tx, { userId }, refs), context.clock());
  },
  async settle(tx, { userId, ref, paymentId, amountFen, paidAt }) {
    // `lock` has locked it.
    const held = await findOrder(tx, { userId }, ref);
    if (!held) throw new Error(`this shopper has no order ${ref}`);
    if (held.order.amountFen !== amountFen)
      throw new Error(`order ${ref} costs ${held.order.amountFen} fen, not ${amountFen}`);
    const step = {
      event: 'paid',
      by: { actor: 'shopper', id: userId },
      patch: { paidAt },
      data: { payment_id: paymentId },
    } as const;
    await changeOrder(tx, context, held, step);
  },
  goods: goodsOfOrders,
});
