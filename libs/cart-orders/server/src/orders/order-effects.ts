import type { ReturnedPieces } from '@caravan/cart-orders/port';
import { addWorkingHours, hour, newId, sumFen, type Fen } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { EventData } from './order-event.table.ts';
import type { OrderedLine, OrderWithLines } from './order.repo.ts';
import { insertOrderReturn } from '../returns/order-return.repo.ts';
import { insertLineRefunds, type OrderPatch } from './order-write.repo.ts';
import type { OrderEffect } from './order-transitions.ts';
import { allMissing, withDrops, type Drop } from '../buying/line-goods.ts';
import { discountOfPieces, nextRefunded, nextReturned } from '../placing/line-discount.ts';
import { allParts, dropParts, refundParts, totalOfParts, type RefundParts } from '../work/order-waits.ts';
import { droppedFee, requestedFee } from '../refunds/refund-of.ts';
import { refundRemark } from '../messages/order-words.ts';
import type { OrderContext } from '../work/order-context.ts';
import { endWaits, endWaitsForGoods, giveExtrasBack } from '../payment/order-extras.ts';

/** The changes of an effect to the order's row and to its event. */
interface Done {
  patch?: OrderPatch;
  data?: EventData;
  /** The lines after it, if it changes them. */
  lines?: OrderedLine[];
}

/** Pieces that went back to their seller, with the parts of what the shopper gets back. */
export interface Returned extends ReturnedPieces {
  parts: RefundParts;
}

type Effect = (
  tx: Tx,
  context: OrderContext,
  held: OrderWithLines & { drops?: readonly Drop[]; returned?: Returned | undefined },
  now: Date,
) => Promise<Done>;

const beginReview: Effect = async (_tx, _context, { order }) => {
  if (!order.paidAt) throw new Error(`order ${order.number} has no payment time`);
  return {
    patch: {
      reviewDueAt: addWorkingHours(order.paidAt, order.rules.review_hours[1]),
      refundableUntil: new Date(order.paidAt.getTime() + order.rules.refund_hours * hour),
    },
  };
};

/** Orders without extra payments have no such amount in their events. */
const extraData = (extraFen: number): EventData => (extraFen > 0 ? { extra_refund_fen: extraFen } : {});

/** Gives a part of the order's discount back to its coupon, and returns what the event records of it. */
const giveDiscountBack = async (
  tx: Tx,
  { coupons }: OrderContext,
  { order }: OrderWithLines,
  part: Fen | 'all',
): Promise<EventData> => {
  if (order.discountFen === 0) return {};
  const givenBack = await coupons().giveBack(tx, { kind: 'order', ref: order.number }, part);
  return givenBack > 0 ? { discount_back_fen: givenBack } : {};
};

/** The discount of pieces that are refunded because they never arrive. */
const discountOfDrops = ({ lines }: OrderWithLines, drops: readonly Drop[]): Fen =>
  sumFen(
    drops.map(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId);
      return line ? discountOfPieces(line, nextRefunded(line, quantity)) : 0;
    }),
  );

/** Refunds the parts and returns what the event records of them. */
const giveBack = async (
  tx: Tx,
  context: OrderContext,
  held: OrderWithLines,
  { ownFen, extras }: RefundParts,
  { returnNumber, ...back }: { key: string; destination: 'balance' | 'card'; returnNumber?: string },
  now: Date,
): Promise<EventData> => {
  const { number: ref, userId } = held.order;
  // An order without a price has no payment to refund.
  if (ownFen > 0) {
    const remark = refundRemark(ref);
    await context.refunds().refund(tx, { userId, kind: 'order', ref, amountFen: ownFen, remark, ...back });
  }
  const extraFen = await giveExtrasBack(tx, context, held, extras, back, now, returnNumber);
  return { refund_fen: ownFen, ...extraData(extraFen) };
};

const giveAllBack: Effect = async (tx, context, held, now) => {
  const back = { key: 'cancelled', destination: 'balance' } as const;
  const data = await giveBack(tx, context, held, allParts(held), back, now);
  const discount = await giveDiscountBack(tx, context, held, 'all');
  return { patch: { refundedFen: held.order.amountFen }, data: { ...data, ...discount } };
};

const endDiscount: Effect = async (tx, context, held) => ({ data: await giveDiscountBack(tx, context, held, 'all') });

/** Records pieces as refunded, with what of the service fee is refunded with them. */
const markRefunded = (
  tx: Tx,
  { lines }: OrderWithLines,
  drops: readonly Drop[],
  { feeOf, refundedAt }: { feeOf: (line: OrderedLine, pieces: number) => Fen; refundedAt: Date },
): Promise<void> =>
  insertLineRefunds(
    tx,
    drops.map((drop) => {
      const line = lines.find(({ id }) => id === drop.lineId);
      return { id: newId(), ...drop, refundedAt, serviceFeeFen: line ? feeOf(line, drop.quantity) : 0 };
    }),
  );

const giveMissingBack: Effect = async (tx, context, held, now) => {
  const { order, lines, refund } = held;
  if (refund?.outcome !== 'waiting') throw new Error(`order ${order.number} is in refund without a request`);
  const parts = refundParts(held);
  const back = { key: refund.id, destination: refund.destination };
  const data = await giveBack(tx, context, held, parts, back, now);
  const missing = allMissing(lines);
  const discount = await giveDiscountBack(tx, context, held, discountOfDrops(held, missing));
  await markRefunded(tx, held, missing, { feeOf: requestedFee, refundedAt: now });
  return {
    patch: { refundedFen: order.refundedFen + parts.ownFen },
    data: { ...data, ...discount, line_ids: missing.map(({ lineId }) => lineId) },
  };
};

const giveDroppedBack: Effect = async (tx, context, held, now) => {
  const { order, lines, drops = [] } = held;
  const parts = dropParts(held, drops);
  const data = await giveBack(tx, context, held, parts, { key: `dropped ${newId()}`, destination: 'balance' }, now);
  const discount = await giveDiscountBack(tx, context, held, discountOfDrops(held, drops));
  await markRefunded(tx, held, drops, { feeOf: droppedFee, refundedAt: now });
  return {
    patch: { refundedFen: order.refundedFen + parts.ownFen },
    data: { ...data, ...discount, line_ids: drops.map(({ lineId }) => lineId) },
    lines: withDrops(lines, drops),
  };
};

const giveReturnedBack: Effect = async (tx, context, held, now) => {
  const { order, lines, returned } = held;
  if (!returned) throw new Error(`order ${order.number} has no returned pieces`);
  const { parts, returnNumber, lineId, quantity, sellerFen, feeFen } = returned;
  const { ownFen } = parts;
  const extraFen = totalOfParts(parts) - ownFen;
  await insertOrderReturn(tx, {
    returnNumber,
    orderNumber: order.number,
    lineId,
    quantity,
    sellerFen,
    feeFen,
    ownFen,
    extraFen,
    at: now,
  });
  const back = { key: `return ${returnNumber}`, destination: 'balance', returnNumber } as const;
  const data = await giveBack(tx, context, held, parts, back, now);
  const line = lines.find(({ id }) => id === lineId);
  const part = line ? discountOfPieces(line, nextReturned(line, quantity)) : 0;
  const discount = await giveDiscountBack(tx, context, held, part);
  return {
    patch: { refundedFen: order.refundedFen + ownFen },
    data: { ...data, ...discount, return_number: returnNumber, line_ids: [lineId] },
  };
};

const releaseGoods: Effect = async (tx, { warehouseIntake }, { order }) => {
  await warehouseIntake().release(tx, order.number);
  return {};
};

const endAllWaits: Effect = async (tx, context, held, now) => {
  await endWaits(tx, context, held, now);
  return {};
};

const endOtherWaits: Effect = async (tx, context, held, now) => {
  await endWaitsForGoods(tx, context, held, now);
  return {};
};

/** The effects of transitions, each run in the transaction of its transition. */
export const orderEffects: Record<OrderEffect, Effect> = {
  begin_review: beginReview,
  give_discount_back: endDiscount,
  give_all_back: giveAllBack,
  give_missing_back: giveMissingBack,
  give_dropped_back: giveDroppedBack,
  give_returned_back: giveReturnedBack,
  end_waits: endAllWaits,
  end_waits_for_goods: endOtherWaits,
  release_goods: releaseGoods,
};
