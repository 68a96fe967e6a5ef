import { failOrder } from '@caravan/cart-orders/contract';
import type { OrderArrivals, OrderedPieces, OrderPurchases } from '@caravan/cart-orders/port';
import { boughtLines, findOrderRows, linesByIds, lockOrders, numbersOfLines } from '../orders/order.repo.ts';
import { substitutesOf } from '../questions/order-question.repo.ts';
import { goodsOfLine } from './line-goods.ts';
import { repaidByLine } from '../returns/order-return.repo.ts';
import { presentStaffOrder } from '../orders/present-order.ts';
import { buyPieces } from './buy-pieces.ts';
import { holdOrder, showOrderIn } from '../orders/find-order.ts';
import type { OrderContext } from '../work/order-context.ts';
import { receivePieces } from './receive-pieces.ts';

/** Lets procurement count pieces as bought. */
export const orderPurchases = (context: OrderContext): OrderPurchases => ({
  async buy(tx, { orderNumber, pieces, supplierOrderNo, staffId }) {
    const held = await holdOrder(tx, 'everybody', orderNumber);
    await buyPieces(tx, context, held, { pieces, supplierOrderNo, staffId });
    return { shopName: held.order.shopName };
  },
  async show(tx, number) {
    // For those who buy.
    return presentStaffOrder(await showOrderIn(tx, context, number), context.clock(), []);
  },
  bought: boughtLines,
  repaid: repaidByLine,
});

/** Takes over goods that arrived in parcels. */
export const orderArrivals = (context: OrderContext): OrderArrivals => ({
  async receive(tx, { parcelId, staffId, pieces, warehouse }) {
    const lineIds = pieces.map(({ lineId }) => lineId);
    const held = await lockOrders(tx, await numbersOfLines(tx, lineIds));
    const known = new Set(held.flatMap(({ lines }) => lines.map(({ id }) => id)));
    if (lineIds.some((id) => !known.has(id))) throw failOrder('not_found');
    const received = [];
    for (const whole of held) {
      const own = pieces.filter(({ lineId }) => whole.lines.some(({ id }) => id === lineId));
      received.push(await receivePieces(tx, context, whole, { pieces: own, parcelId, staffId, warehouse }));
    }
    return {
      orders: received.map(({ after: { order } }) => ({ number: order.number, status: order.status })),
      items: received.flatMap(({ items }) => items),
    };
  },

  async lines(db, lineIds) {
    const lines = await linesByIds(db, lineIds);
    const substitutes = new Map((await substitutesOf(db, lineIds)).map((row) => [row.lineId, row]));
    const numbers = [...new Set(lines.map(({ orderNumber }) => orderNumber))];
    const rows = numbers.length ? await findOrderRows(db, 'everybody', numbers) : [];
    const orders = new Map(rows.map((row) => [row.number, row]));
    return lines.flatMap((line): OrderedPieces[] => {
      const order = orders.get(line.orderNumber);
      if (!order) return [];
      const { name, spec, image } = goodsOfLine({ ...line, substitute: substitutes.get(line.id) ?? null });
      return [
        {
          lineId: line.id,
          orderNumber: line.orderNumber,
          orderStatus: order.status,
          shopName: order.shopName,
          name,
          spec,
          image,
          quantity: line.quantity,
          bought: line.boughtQuantity,
          received: line.receivedQuantity,
          refunded: line.refundedQuantity,
          photo: { count: line.photoCount, note: line.photoNote },
          note: line.note,
        },
      ];
    });
  },
});
