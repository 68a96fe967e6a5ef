import { shopTotals } from '@caravan/cart-orders/contract';
import { serviceFeeOn } from '@caravan/content/contract';
import { sumFen, type Fen } from '@caravan/kernel';
import type { UsedCoupon } from '@caravan/promotions/port';
import type { AuditRun } from '@caravan/server-core';
import { photoFee } from '../cart/photo-rules.ts';
import { countOrders, ordersAfter, wholeOrders, type OrderWithLines } from '../orders/order.repo.ts';
import { replayEvents } from '../orders/order-transitions.ts';
import { discountOfPieces } from '../placing/line-discount.ts';
import { missingPieces } from '../refunds/refund-of.ts';
import type { OrderContext } from '../work/order-context.ts';

const atATime = 500;

/** The service fee by the rate that the order keeps. */
const serviceFeeByRule = ({ rules, goodsFen, discountFen }: OrderWithLines['order']): Fen => {
  const { service_fee_rate: rate } = rules;
  return !rate || rate.free ? 0 : serviceFeeOn(rate, goodsFen - discountFen);
};

const linesFaults = ({ order, lines }: OrderWithLines): string[] => {
  const totals = shopTotals(
    lines.map((line) => ({
      unit_price_fen: line.unitPriceFen,
      quantity: line.quantity,
      domestic_shipping_fen: line.domesticShippingFen,
      photo: { fee_fen: photoFee(line, order.rules) },
    })),
  );
  const agrees =
    totals.goods_fen === order.goodsFen &&
    totals.domestic_shipping_fen === order.domesticShippingFen &&
    totals.amount_fen - order.discountFen + order.serviceFeeFen === order.amountFen &&
    sumFen(lines.map(({ discountFen }) => discountFen)) === order.discountFen &&
    totals.photo_fen === order.photoFen &&
    sumFen(lines.map(({ serviceFeeFen }) => serviceFeeFen)) === order.serviceFeeFen &&
    serviceFeeByRule(order) === order.serviceFeeFen;
  return [
    ...(lines.length ? [] : ['has no lines']),
    ...(agrees
      ? []
      : [`costs ${order.amountFen} fen, its lines ${totals.amount_fen - order.discountFen + serviceFeeByRule(order)}`]),
  ];
};

const eventFaults = ({ order, events }: OrderWithLines): string[] => {
  const { status, faults } = replayEvents(events);
  const gap = events.findIndex((event, index) => event.seq !== index + 1);
  return [
    ...faults.map((fault) => `has an unknown transition: ${fault}`),
    ...(status === order.status ? [] : [`is ${order.status}, its events lead to ${status}`]),
    ...(gap === -1 && events.length === order.events
      ? []
      : [`misses an event after ${gap === -1 ? events.length : gap}`]),
  ];
};

const refundFaults = ({ order, events }: OrderWithLines): string[] => {
  const given = sumFen(events.map((event) => event.data.refund_fen ?? 0));
  const keptAfterCancel =
    order.status === 'cancelled' && order.paidAt !== null && order.refundedFen !== order.amountFen;
  return [
    ...(given === order.refundedFen ? [] : [`refunded ${order.refundedFen} fen, its events ${given}`]),
    ...(order.refundedFen <= order.amountFen ? [] : [`refunded ${order.refundedFen} of ${order.amountFen} fen`]),
    ...(keptAfterCancel ? ['was paid and cancelled, but not fully refunded'] : []),
  ];
};

/** The pieces of each line are the sums of their receipts, and nothing arrived of an order that expects nothing. */
const pieceFaults = ({ order, lines }: OrderWithLines): string[] =>
  lines.flatMap((line) => {
    const { quantity, boughtQuantity, receivedQuantity, refundedQuantity, receipts } = line;
    const received = receipts.reduce((sum, receipt) => sum + receipt.quantity, 0);
    const isEnded = order.status === 'in_stock' || order.status === 'refunded';
    return [
      ...(received === receivedQuantity && receipts.every((receipt) => receipt.orderNumber === order.number)
        ? []
        : [`received ${receivedQuantity} pieces of line ${line.id}, its receipts ${received}`]),
      ...(receivedQuantity + refundedQuantity <= quantity && receivedQuantity <= boughtQuantity
        ? []
        : [`has more pieces of line ${line.id} than were ordered or bought`]),
      ...(isEnded && missingPieces(line) > 0 ? [`is ${order.status}, but misses pieces of line ${line.id}`] : []),
    ];
  });

/** The share of pieces that were refunded or went back in the discount, or all of it if the order was cancelled. */
const discountOwedBack = ({ order, lines }: OrderWithLines): number => {
  if (order.status === 'cancelled') return order.discountFen;
  return sumFen(
    lines.flatMap((line) => [
      discountOfPieces(line, { from: 0, to: line.refundedQuantity }),
      discountOfPieces(line, { from: line.quantity - line.returnedQuantity, to: line.quantity }),
    ]),
  );
};

/** The discount is what the coupon counts, and what of it was given back is what the refunded pieces had. */
const discountFaults = (whole: OrderWithLines, used: UsedCoupon = { amountFen: 0, givenBackFen: 0 }): string[] => {
  const { order, events } = whole;
  const recorded = sumFen(events.map(({ data }) => data.discount_back_fen ?? 0));
  const owed = discountOwedBack(whole);
  return [
    ...(used.amountFen === order.discountFen
      ? []
      : [`has a discount of ${order.discountFen} fen, its coupon counts ${used.amountFen}`]),
    ...(used.givenBackFen === owed && recorded === owed
      ? []
      : [`owes ${owed} fen of its discount to its coupon, which got ${used.givenBackFen} back`]),
  ];
};

/** The faults of one order; empty if there are none. */
const orderFaults = (whole: OrderWithLines, used: UsedCoupon | undefined): string[] =>
  [
    ...linesFaults(whole),
    ...eventFaults(whole),
    ...refundFaults(whole),
    ...pieceFaults(whole),
    ...discountFaults(whole, used),
  ].map((fault) => `order ${whole.order.number} ${fault}`);

/**
 * Audits all orders: totals match lines, states match events, refunds do not exceed payments, and discounts are those that
 * coupons count.
 */
export const auditOrders = (
  { db, coupons }: Pick<OrderContext, 'coupons' | 'db'>,
  run: AuditRun,
): Promise<readonly string[]> =>
  run.batches({
    name: 'orders',
    count: () => countOrders(db),
    check: async (after) => {
      const rows = await ordersAfter(db, after, atATime);
      const numbers = rows.map(({ number }) => number);
      const used = await coupons().usedBy(db, 'order', numbers);
      const faults = (await wholeOrders(db, rows)).flatMap((whole) => orderFaults(whole, used.get(whole.order.number)));
      return { faults, rows: rows.length, last: rows.at(-1)?.number };
    },
  });
