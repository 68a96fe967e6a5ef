import { failOrder } from '@caravan/cart-orders/contract';
import type { Arrival, ArrivedItem, ArrivedPieces } from '@caravan/cart-orders/port';
import { newId } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { LineReceiptRow } from '../payment/line-receipt.table.ts';
import type { OrderedLine, OrderWithLines } from '../orders/order.repo.ts';
import { expectedPieces, goodsOfLine } from './line-goods.ts';
import { openQuestion } from '../work/order-waits.ts';
import { missingPieces } from '../refunds/refund-of.ts';
import { changeOrder } from '../orders/change-order.ts';
import type { OrderContext } from '../work/order-context.ts';
import { closeQuestion } from '../payment/order-extras.ts';
import { syncOrderWork } from '../work/order-work.ts';

/** Pieces of a line of the order that arrived, and the id of their receipt. */
interface Arrived {
  line: OrderedLine;
  receiptId: string;
  pieces: ArrivedPieces;
}

/** Finds the lines of pieces. Fails if a line is unknown, expects fewer pieces, or the order expects none. */
const match = ({ order, lines }: OrderWithLines, arrived: readonly ArrivedPieces[]): Arrived[] => {
  const found = arrived.map((pieces) => {
    const line = lines.find(({ id }) => id === pieces.lineId);
    if (!line) throw failOrder('not_found');
    return { line, receiptId: newId(), pieces };
  });
  const isExpecting = order.status === 'processing' || (order.status === 'paid' && lines.some(expectedPieces));
  if (!isExpecting) throw failOrder('wrong_state');
  // A line may arrive in several conditions, each with pieces of its own.
  for (const [line, ofLine] of Map.groupBy(found, (one) => one.line)) {
    const max = expectedPieces(line);
    if (ofLine.reduce((sum, { pieces }) => sum + pieces.quantity, 0) > max)
      throw failOrder('too_many', { line_id: line.id, max });
  }
  return found;
};

const arrivalOf = ({ line, receiptId, pieces }: Arrived, index: number, all: readonly Arrived[]): Arrival => ({
  lineId: line.id,
  receiptId,
  name: goodsOfLine(line).name,
  spec: goodsOfLine(line).spec,
  image: goodsOfLine(line).image,
  quantity: pieces.quantity,
  valueFen: goodsOfLine(line).unitPriceFen * pieces.quantity,
  weightG: pieces.weightG,
  lengthMm: pieces.lengthMm,
  widthMm: pieces.widthMm,
  heightMm: pieces.heightMm,
  restrictions: pieces.restrictions,
  condition: pieces.condition,
  conditionNote: pieces.note,
  bin: pieces.bin,
  // The photos of a line are taken of the pieces that arrive first.
  photo:
    line.receivedQuantity === 0 && all.findIndex((one) => one.line === line) === index
      ? { count: line.photoCount, note: line.photoNote }
      : { count: 0, note: '' },
});

const receiptOf = (
  { line, receiptId, pieces }: Arrived,
  { itemId, parcelId, staffId, at }: { itemId: string; parcelId: string | null; staffId: string; at: Date },
): LineReceiptRow => ({
  id: receiptId,
  orderNumber: line.orderNumber,
  lineId: line.id,
  quantity: pieces.quantity,
  parcelId,
  itemId,
  weightG: pieces.weightG,
  lengthMm: pieces.lengthMm,
  widthMm: pieces.widthMm,
  heightMm: pieces.heightMm,
  restrictions: [...pieces.restrictions],
  condition: pieces.condition,
  note: pieces.note,
  receivedBy: staffId,
  receivedAt: at,
});

/** The order with further receipts. */
const withReceipts = (held: OrderWithLines, rows: readonly LineReceiptRow[]): OrderWithLines => {
  const byLine = Map.groupBy(rows, ({ lineId }) => lineId);
  const lines = held.lines.map((line) => {
    const added = byLine.get(line.id) ?? [];
    const quantity = added.reduce((sum, row) => sum + row.quantity, line.receivedQuantity);
    return { ...line, receivedQuantity: quantity, receipts: [...line.receipts, ...added] };
  });
  return { ...held, lines };
};

/** A question about a line that was to come needs no answer once all of it has arrived: the order without it. */
const withoutArrivedQuestion = async (
  tx: Tx,
  context: OrderContext,
  held: OrderWithLines,
  now: Date,
): Promise<OrderWithLines> => {
  const question = openQuestion(held);
  const line = held.lines.find(({ id }) => id === question?.lineId);
  if (!question || question.kind === 'quality' || !line || missingPieces(line) > 0) return held;
  const closed = { state: 'withdrawn', closedAt: now, wakeAt: null } as const;
  await closeQuestion(tx, context, question, closed);
  return { ...held, question: { ...question, ...closed } };
};

/** The pieces that arrived for one order, who received them, and the parcel, if it was recorded. */
export interface OrderArrival {
  pieces: readonly ArrivedPieces[];
  parcelId: string | null;
  staffId: string;
  /** The warehouse in which they are. */
  warehouse?: string | undefined;
}

/**
 * Hands pieces of a locked order to the warehouse, one receipt and one item for each line. The last piece completes the
 * order as in stock.
 */
export const receivePieces = async (
  tx: Tx,
  context: OrderContext,
  held: OrderWithLines,
  { pieces, parcelId, staffId, warehouse }: OrderArrival,
): Promise<{ after: OrderWithLines; items: ArrivedItem[] }> => {
  const arrived = match(held, pieces);
  const at = context.clock();
  const { userId, number: orderNumber, rules } = held.order;
  const storage = {
    freeDays: rules.free_storage_days,
    feeFenPerDay: rules.storage_fee_fen_per_day,
    maxFeeFen: rules.storage_max_fee_fen,
  };
  const stored = await context
    .warehouseIntake()
    .receive(tx, { userId, orderNumber, receivedAt: at, storage, warehouse, arrivals: arrived.map(arrivalOf) });
  const placed = arrived.map((one) => {
    const item = stored.find(({ receiptId }) => receiptId === one.receiptId);
    if (!item) throw new Error(`the warehouse made no item for line ${one.line.id}`);
    return { one, item };
  });
  const rows = placed.map(({ one, item: { itemId } }) => receiptOf(one, { itemId, parcelId, staffId, at }));

  const by = { actor: 'staff', id: staffId } as const;
  const lineIds = [...new Set(arrived.map(({ line }) => line.id))];
  const after = await withoutArrivedQuestion(tx, context, withReceipts(held, rows), at);
  await syncOrderWork(tx, context, held, after);
  const step = { event: 'received', by, data: { line_ids: lineIds }, receipts: rows } as const;
  const received = await changeOrder(tx, context, after, step);
  const isComplete =
    received.order.status === 'processing' && received.lines.every((line) => missingPieces(line) === 0);
  const end = isComplete ? await changeOrder(tx, context, received, { event: 'in_stock', by }) : received;
  const items = placed.map(
    ({
      one: {
        line,
        pieces: { quantity },
      },
      item: { itemId, itemNumber },
    }) => ({
      orderNumber,
      lineId: line.id,
      quantity,
      itemId,
      itemNumber,
    }),
  );
  return { after: end, items };
};
