import { refundHours, reviewHours } from '@caravan/cart-orders/contract';
import { addWorkingHours, hour, newId } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { EventData } from '../db/order-event.table.ts';
import type { OrderWithLines } from '../db/order.repo.ts';
import { insertLineRefunds, type OrderPatch } from '../db/order-write.repo.ts';
import type { OrderEffect } from '../domain/order-transitions.ts';
import { refundParts } from '../domain/order-waits.ts';
import { missingPieces } from '../domain/refund-of.ts';
import { refundRemark } from '../messages/order-words.ts';
import type { OrderContext } from './order-context.ts';
import { endWaits, giveExtrasBack } from './order-extras.ts';

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

/** Orders without extra payments have no such amount in their events. */
const extraData = (extraFen: number): EventData => (extraFen > 0 ? { extra_refund_fen: extraFen } : {});

const giveAllBack: Effect = async (tx, context, held, now) => {
  const { number, userId, amountFen } = held.order;
  // An order without a price has no payment to refund.
  if (amountFen > 0) {
    await context.refunds().refund(tx, {
      userId,
      kind: 'order',
      ref: number,
      amountFen,
      key: 'cancelled',
      remark: refundRemark(number),
    });
  }
  const back = { key: 'cancelled', destination: 'balance' } as const;
  const extraFen = await giveExtrasBack(tx, context, held, back, now);
  return { patch: { refundedFen: amountFen }, data: { refund_fen: amountFen, ...extraData(extraFen) } };
};

const giveMissingBack: Effect = async (tx, context, held, now) => {
  const { order, lines, refund } = held;
  if (refund?.outcome !== 'waiting') throw new Error(`order ${order.number} is in refund without a request`);
  const { ownFen: amountFen, extraFen } = refundParts(held);
  const { id: key, destination } = refund;
  const { number: ref, userId } = order;
  if (amountFen > 0) {
    const remark = refundRemark(ref);
    await context.refunds().refund(tx, { userId, kind: 'order', ref, amountFen, key, remark, destination });
  }
  if (extraFen > 0) await giveExtrasBack(tx, context, held, { key, destination }, now);
  const missing = lines.filter((line) => missingPieces(line) > 0);
  await insertLineRefunds(
    tx,
    missing.map((line) => ({ id: newId(), lineId: line.id, quantity: missingPieces(line), refundedAt: now })),
  );
  const lineIds = missing.map(({ id }) => id);
  return {
    patch: { refundedFen: order.refundedFen + amountFen },
    data: { refund_fen: amountFen, ...extraData(extraFen), line_ids: lineIds },
  };
};

const releaseGoods: Effect = async (tx, { warehouseIntake }, { order }) => {
  await warehouseIntake().release(tx, order.number);
  return {};
};

const endAllWaits: Effect = async (tx, _context, held, now) => {
  await endWaits(tx, held, now);
  return {};
};

/** The effects of transitions, each run in the transaction of its transition. */
export const orderEffects: Record<OrderEffect, Effect> = {
  begin_review: beginReview,
  give_all_back: giveAllBack,
  give_missing_back: giveMissingBack,
  end_waits: endAllWaits,
  release_goods: releaseGoods,
};
