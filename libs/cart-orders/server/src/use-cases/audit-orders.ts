import { photoFee, shopTotals } from '@caravan/cart-orders/contract';
import { sumFen } from '@caravan/kernel';
import type { AuditRun, Database } from '@caravan/server-core';
import { countOrders, ordersAfter, wholeOrders, type WholeOrder } from '../db/order.repo.ts';
import { replayEvents } from '../domain/order-transitions.ts';
import { missingPieces } from '../domain/refund-of.ts';

const atATime = 500;

const linesFaults = ({ order, lines }: WholeOrder): string[] => {
  const totals = shopTotals(
    lines.map((line) => ({
      unit_price_fen: line.unitPriceFen,
      quantity: line.quantity,
      domestic_shipping_fen: line.domesticShippingFen,
      photo: { count: line.photoCount },
    })),
  );
  const photos = sumFen(lines.map((line) => photoFee({ photo: { count: line.photoCount } })));
  const agrees =
    totals.goods_fen === order.goodsFen &&
    totals.domestic_shipping_fen === order.domesticShippingFen &&
    totals.amount_fen === order.amountFen &&
    photos === order.photoFen;
  return [
    ...(lines.length ? [] : ['has no lines']),
    ...(agrees ? [] : [`costs ${order.amountFen} fen, its lines ${totals.amount_fen}`]),
  ];
};

const eventFaults = ({ order, events }: WholeOrder): string[] => {
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

const refundFaults = ({ order, events }: WholeOrder): string[] => {
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
const pieceFaults = ({ order, lines }: WholeOrder): string[] =>
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

/** The faults of one order; empty if there are none. */
const orderFaults = (whole: WholeOrder): string[] =>
  [...linesFaults(whole), ...eventFaults(whole), ...refundFaults(whole), ...pieceFaults(whole)].map(
    (fault) => `order ${whole.order.number} ${fault}`,
  );

/** Audits all orders: totals match lines, states match events, and refunds do not exceed payments. */
export const auditOrders = (db: Database, run: AuditRun): Promise<readonly string[]> =>
  run.batches({
    name: 'orders',
    count: () => countOrders(db),
    check: async (after) => {
      const rows = await ordersAfter(db, after, atATime);
      const faults = (await wholeOrders(db, rows)).flatMap(orderFaults);
      return { faults, rows: rows.length, last: rows.at(-1)?.number };
    },
  });
