import type { Payable, PayableQuote, PayableRefusal } from '@caravan/fund-payment/port';
import type { Database, Tx } from '@caravan/server-core';
import { insertExtraEvent, ordersOfExtras, writeQuestion } from '../questions/order-question.repo.ts';
import {
  findOrderRows,
  goodsOfOrders,
  lockOrder,
  lockOrderRows,
  wholeOrders,
  type OrderWithLines,
} from '../orders/order.repo.ts';
import type { PurchaseOrderRow } from '../orders/purchase-order.table.ts';
import type { OrderExtra } from './order-extra.table.ts';
import { isExpired } from '../orders/order-guards.ts';
import { extraTitle } from '../messages/order-words.ts';
import { changeOrder } from '../orders/change-order.ts';
import type { OrderContext } from '../work/order-context.ts';

const refusalOf = ({ order }: OrderWithLines, extra: OrderExtra, now: Date): PayableRefusal | null => {
  if (extra.paidAt) return 'already_paid';
  if (extra.cancelledAt || order.status !== 'paid') return 'not_payable';
  return isExpired(extra, now) ? 'payment_expired' : null;
};

const quoteOf = (held: OrderWithLines, extra: OrderExtra, now: Date): PayableQuote => {
  const refusal = refusalOf(held, extra, now);
  return {
    ref: extra.ref,
    title: extraTitle(held.order.number, held.order.shopName, extra.kind),
    amountFen: extra.amountFen,
    expiresAt: refusal === 'already_paid' || refusal === 'not_payable' ? null : extra.expiresAt,
    refusal,
  };
};

/** Reads the orders of extra payments; in a transaction the reader locks them, in the order of their numbers. */
const quotesOf = async (
  db: Database,
  refs: readonly string[],
  now: Date,
  read: (numbers: readonly string[]) => Promise<PurchaseOrderRow[]>,
): Promise<(PayableQuote | null)[]> => {
  const owners = await ordersOfExtras(db, refs);
  const held = await wholeOrders(db, await read([...new Set(owners.map(({ orderNumber }) => orderNumber))]));
  const quotes = held.flatMap((one) => one.extras.map((extra) => [extra.ref, quoteOf(one, extra, now)] as const));
  const byRef = new Map(quotes);
  return refs.map((ref) => byRef.get(ref) ?? null);
};

const settle = async (tx: Tx, context: OrderContext, paid: Parameters<Payable['settle']>[1]): Promise<void> => {
  const { userId, ref, paymentId, amountFen, paidAt } = paid;
  const [owner] = await ordersOfExtras(tx, [ref]);
  const held = owner && (await lockOrder(tx, { userId }, owner.orderNumber));
  const extra = held?.extras.find((one) => one.ref === ref);
  if (!held || !extra) throw new Error(`this shopper has no extra payment ${ref}`);
  if (extra.amountFen !== amountFen)
    throw new Error(`extra payment ${ref} costs ${extra.amountFen} fen, not ${amountFen}`);
  await changeOrder(tx, context, held, {
    event: 'extra_paid',
    by: { actor: 'shopper', id: userId },
    waits: false,
    ...(extra.kind === 'domestic_fee' ? { patch: { feeStatedAt: paidAt } } : {}),
    data: { payment_id: paymentId, extra_ref: ref },
  });
  await insertExtraEvent(tx, { extraRef: ref, event: 'paid', paymentId, amountFen: null, at: paidAt });
  await writeQuestion(tx, extra.questionId, { wakeAt: null });
};

/** Extra payments of orders as payment targets. Their orders are locked, as for every other change of them. */
export const extraPayable = (context: OrderContext): Payable => ({
  quote: (userId, refs) =>
    quotesOf(context.db, refs, context.clock(), (numbers) => findOrderRows(context.db, { userId }, numbers)),
  lock: (tx, userId, refs) => quotesOf(tx, refs, context.clock(), (numbers) => lockOrderRows(tx, { userId }, numbers)),
  settle: (tx, settlement) => settle(tx, context, settlement),
  async goods(db, refs) {
    const owners = await ordersOfExtras(db, refs);
    const goods = await goodsOfOrders(db, [...new Set(owners.map(({ orderNumber }) => orderNumber))]);
    return new Map(owners.map(({ ref, orderNumber }) => [ref, goods.get(orderNumber) ?? []]));
  },
});
