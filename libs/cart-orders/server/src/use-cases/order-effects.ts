import { refundHours, reviewHours } from '@caravan/cart-orders/contract';
import { hour } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { EventData } from '../db/order-event.table.ts';
import type { OrderWithLines } from '../db/order.repo.ts';
import { markLinesRefunded, type OrderPatch } from '../db/order-write.repo.ts';
import type { OrderEffect } from '../domain/order-transitions.ts';
import { isMissing, refundOf } from '../domain/refund-of.ts';
import { addWorkingHours } from '../domain/working-hours.ts';
import { refundRemark } from '../messages/order-words.ts';
import type { OrderContext } from './order-context.ts';

/** What an effect adds to the order's row and to its event. */
interface Done {
  patch?: OrderPatch;
  data?: EventData;
}

type Effect = (tx: Tx, context: OrderContext, held: OrderWithLines, now: Date) => Promise<Done>;

const beginReview: Effect = async (_tx, _context, { order }) => {
  if (!order.paidAt) throw new Error(`order ${order.number} has no payment time`);
  return {
    patch: {
      reviewDueAt: addWorkingHours(order.paidAt, reviewHours[1]),
      refundableUntil: new Date(order.paidAt.getTime() + refundHours * hour),
    },
  };
};

const giveAllBack: Effect = async (tx, { refunds }, { order }) => {
  const { number, userId, amountFen } = order;
  // An order without a price has no payment to refund.
  if (amountFen > 0) {
    await refunds().refund(tx, {
      userId,
      kind: 'order',
      ref: number,
      amountFen,
      key: 'cancelled',
      remark: refundRemark(number),
    });
  }
  return { patch: { refundedFen: amountFen }, data: { refund_fen: amountFen } };
};

const giveMissingBack: Effect = async (tx, { refunds }, { order, lines, refund }, now) => {
  if (refund?.outcome !== 'waiting') throw new Error(`order ${order.number} is in refund without a request`);
  const amountFen = refundOf({ order, lines });
  const { id: key, destination } = refund;
  const { number: ref, userId } = order;
  await refunds().refund(tx, { userId, kind: 'order', ref, amountFen, key, remark: refundRemark(ref), destination });
  const lineIds = lines.filter(isMissing).map(({ id }) => id);
  await markLinesRefunded(tx, lineIds, now);
  return { patch: { refundedFen: order.refundedFen + amountFen }, data: { refund_fen: amountFen, line_ids: lineIds } };
};

const releaseGoods: Effect = async (tx, { warehouseIntake }, { order }) => {
  await warehouseIntake().release(tx, order.number);
  return {};
};

/** The effects of transitions, each run in the transaction of its transition. */
export const orderEffects: Record<OrderEffect, Effect> = {
  begin_review: beginReview,
  give_all_back: giveAllBack,
  give_missing_back: giveMissingBack,
  release_goods: releaseGoods,
};
