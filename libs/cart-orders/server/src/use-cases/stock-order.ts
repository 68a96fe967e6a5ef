import { isDeepStrictEqual } from 'node:util';
import { failOrder, type OrderStocking } from '@caravan/cart-orders/contract';
import type { Tx } from '@caravan/server-core';
import type { Arrival } from '@caravan/warehouse-packages/port';
import type { Measured, OrderLineRow } from '../db/order-line.table.ts';
import type { OrderWithLines } from '../db/order.repo.ts';
import { markLineReceived } from '../db/order-write.repo.ts';
import { changeOrder } from './change-order.ts';
import type { ShownOrder } from './find-order.ts';
import type { OrderContext } from './order-context.ts';
import { staffStep, type StaffCall } from './staff-step.ts';

type Delivery = OrderStocking['lines'][number];

/** A line of the order and its measurements on arrival. */
interface Arrived {
  line: OrderLineRow;
  measured: Measured;
}

const match = (lines: readonly OrderLineRow[], deliveries: readonly Delivery[]): Arrived[] =>
  deliveries.map(({ line_id: id, restrictions: told, ...sizes }) => {
    const line = lines.find((one) => one.id === id);
    if (!line) throw failOrder('not_found');
    const restrictions = [...new Set(told)].sort();
    return { line, measured: { ...sizes, restrictions } };
  });

const arrivalOf = ({ line, measured }: Arrived): Arrival => ({
  lineId: line.id,
  name: line.name,
  spec: line.spec,
  image: line.image,
  quantity: line.quantity,
  valueFen: line.unitPriceFen * line.quantity,
  weightG: measured.weight_g,
  lengthMm: measured.length_mm,
  widthMm: measured.width_mm,
  heightMm: measured.height_mm,
  restrictions: measured.restrictions,
  photo: { count: line.photoCount, note: line.photoNote },
});

/** Hands goods to the warehouse and marks their lines as received. */
const shelve = async (
  tx: Tx,
  { warehouseIntake }: OrderContext,
  { order }: OrderWithLines,
  arrived: readonly Arrived[],
  now: Date,
) => {
  const { userId, number: orderNumber } = order;
  const items = await warehouseIntake().receive(tx, {
    userId,
    orderNumber,
    receivedAt: now,
    arrivals: arrived.map(arrivalOf),
  });
  for (const { line, measured } of arrived) {
    const itemId = items.find(({ lineId }) => lineId === line.id)?.itemId;
    if (itemId === undefined) throw new Error(`the warehouse created no item for line ${line.id}`);
    await markLineReceived(tx, line.id, { itemId, receivedAt: now, measured });
  }
};

/** The lines after a delivery. */
const withReceived = (held: OrderWithLines, arrived: readonly Arrived[], now: Date): OrderWithLines => {
  const measures = new Map(arrived.map(({ line, measured }) => [line.id, measured]));
  const lines = held.lines.map((line) => {
    const measured = measures.get(line.id);
    return measured ? { ...line, receivedAt: now, measured } : line;
  });
  return { ...held, lines };
};

/**
 * Receives some or all lines of an order; the last line completes the order as in stock. A repeated delivery counts
 * once.
 */
export const stockOrder = (
  tx: Tx,
  context: OrderContext,
  call: StaffCall,
  { lines }: OrderStocking,
): Promise<ShownOrder> =>
  staffStep(tx, context, call, async (held) => {
    const arrived = match(held.lines, lines);
    if (arrived.every(({ line, measured }) => isDeepStrictEqual(line.measured, measured))) return null;
    if (held.order.status !== 'processing') throw failOrder('wrong_state');
    const before = arrived.filter(({ line }) => line.receivedAt !== null).map(({ line }) => line.id);
    if (before.length) throw failOrder('line_received', { line_ids: before });

    const now = context.clock();
    const by = { actor: 'staff', id: call.staffId } as const;
    const lineIds = arrived.map(({ line }) => line.id);
    await shelve(tx, context, held, arrived, now);
    const received = await changeOrder(tx, context, withReceived(held, arrived, now), {
      event: 'received',
      by,
      data: { line_ids: lineIds },
    });
    const complete = received.lines.every((line) => line.receivedAt !== null);
    if (complete) await changeOrder(tx, context, received, { event: 'in_stock', by });
    return { action: 'order.stock', data: { line_ids: lineIds, complete } };
  });
