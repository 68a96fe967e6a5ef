import { failOrder } from '@caravan/cart-orders/contract';
import type { OrderReturns } from '@caravan/cart-orders/port';
import { extrasOf, substitutesOf } from '../questions/order-question.repo.ts';
import { insertReturnFreight, returnedAmounts } from './order-return.repo.ts';
import { findOrderRows, linesByIds } from '../orders/order.repo.ts';
import { totalOfParts } from '../work/order-waits.ts';
import { paidParts, returnParts } from './return-parts.ts';
import { changeOrder } from '../orders/change-order.ts';
import { holdOrder } from '../orders/find-order.ts';
import type { OrderContext } from '../work/order-context.ts';

/** Gives back money for goods that went back to their seller. */
export const orderReturns = (context: OrderContext): OrderReturns => ({
  async paid(db, pieces) {
    if (!pieces.length) return [];
    const lines = await linesByIds(db, [...new Set(pieces.map(({ lineId }) => lineId))]);
    const numbers = [...new Set(lines.map(({ orderNumber }) => orderNumber))];
    if (!numbers.length) return pieces.map(() => null);
    const orders = await findOrderRows(db, 'everybody', numbers);
    const extras = await extrasOf(db, numbers);
    const lineIds = lines.map(({ id }) => id);
    const substitutes = await substitutesOf(db, lineIds);
    const lost = await context.goodsPlaces().losses(db, lineIds);
    const bought = await context.purchases().numbersOf(db, lineIds);
    return pieces.map(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId);
      const order = orders.find(({ number }) => number === line?.orderNumber);
      if (!line || !order) return null;
      const substitute = substitutes.find((one) => one.lineId === lineId) ?? null;
      const losses = lost.filter((one) => one.lineId === lineId);
      const parts = paidParts({ ...line, substitute, losses }, extras, quantity);
      // An order may have several purchases, and the number of one may have been corrected since.
      const supplierOrderNo = bought.get(lineId) ?? order.supplierOrderNo;
      return { paidFen: totalOfParts(parts), shopName: order.shopName, supplierOrderNo };
    });
  },

  async refund(tx, { orderNumber, staffId, ...returned }) {
    const held = await holdOrder(tx, 'everybody', orderNumber);
    const line = held.lines.find(({ id }) => id === returned.lineId);
    if (!line) throw failOrder('not_found');
    const losses = await context.goodsPlaces().losses(tx, [line.id]);
    const parts = returnParts({ ...line, losses }, held.extras, returned);
    await changeOrder(tx, context, held, {
      event: 'goods_returned',
      by: { actor: 'staff', id: staffId },
      returned: { ...returned, parts },
    });
    return { returnedFen: totalOfParts(parts) };
  },

  sent: insertReturnFreight,
  refunded: returnedAmounts,
});
