import { isDeepStrictEqual } from 'node:util';
import { failOrder, type OrderStocking } from '@caravan/cart-orders/contract';
import type { Tx } from '@caravan/server-core';
import type { OrderedLine } from '../orders/order.repo.ts';
import { missingPieces } from '../refunds/refund-of.ts';
import type { ShownOrder } from '../orders/find-order.ts';
import { waitsForShopper } from '../orders/order-guards.ts';
import type { OrderContext } from '../work/order-context.ts';
import { expectedPieces } from './line-goods.ts';
import { receivePieces } from './receive-pieces.ts';
import { staffStep, type StaffCall } from '../work/staff-step.ts';

type Delivery = OrderStocking['lines'][number];

const restrictionsOf = ({ restrictions }: Delivery): Delivery['restrictions'] => [...new Set(restrictions)].sort();

/** Whether the last pieces of a line arrived with these measurements. */
const isRepeated = (line: OrderedLine, delivery: Delivery): boolean => {
  const last = line.receipts.at(-1);
  if (!last || missingPieces(line) > 0) return false;
  const { weightG, lengthMm, widthMm, heightMm, restrictions } = last;
  const before = { weight_g: weightG, length_mm: lengthMm, width_mm: widthMm, height_mm: heightMm, restrictions };
  const { weight_g, length_mm, width_mm, height_mm } = delivery;
  return isDeepStrictEqual(before, {
    weight_g,
    length_mm,
    width_mm,
    height_mm,
    restrictions: restrictionsOf(delivery),
  });
};

/**
 * Receives all remaining pieces of some or all lines; the last piece completes the order as in stock. A repeated
 * delivery counts once.
 */
export const stockOrder = (
  tx: Tx,
  context: OrderContext,
  call: StaffCall,
  { lines: deliveries, warehouse }: OrderStocking,
): Promise<ShownOrder> =>
  staffStep(tx, context, call, async (held) => {
    const found = deliveries.map((delivery) => {
      const line = held.lines.find(({ id }) => id === delivery.line_id);
      if (!line) throw failOrder('not_found');
      return { line, delivery };
    });
    if (found.every(({ line, delivery }) => isRepeated(line, delivery))) return null;
    if (held.order.status !== 'processing') throw failOrder('wrong_state');
    const before = found.filter(({ line }) => expectedPieces(line) === 0).map(({ line }) => line.id);
    if (before.length) throw failOrder('line_received', { line_ids: before });

    const { after } = await receivePieces(tx, context, held, {
      parcelId: null,
      staffId: call.staffId,
      warehouse,
      pieces: found.map(({ line, delivery }) => ({
        lineId: line.id,
        quantity: expectedPieces(line),
        weightG: delivery.weight_g,
        lengthMm: delivery.length_mm,
        widthMm: delivery.width_mm,
        heightMm: delivery.height_mm,
        restrictions: restrictionsOf(delivery),
        bin: null,
        condition: 'good',
        note: '',
      })),
    });
    const lineIds = found.map(({ line }) => line.id);
    const data = { line_ids: lineIds, complete: after.order.status === 'in_stock' };
    // The last piece also ends what waits for the shopper.
    return { action: 'order.stock', data, ...(waitsForShopper(held) ? {} : { after }) };
  });
