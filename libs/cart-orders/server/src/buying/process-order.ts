import type { Tx } from '@caravan/server-core';
import { toBuy } from './line-goods.ts';
import { buyPieces } from './buy-pieces.ts';
import { changeOrder } from '../orders/change-order.ts';
import type { ShownOrder } from '../orders/find-order.ts';
import type { OrderContext } from '../work/order-context.ts';
import { staffStep, type StaffCall } from '../work/staff-step.ts';

/** Accepts the prices that the shopper entered. */
export const acceptPriceChange = (tx: Tx, context: OrderContext, call: StaffCall, note: string): Promise<ShownOrder> =>
  staffStep(tx, context, call, async (held) => {
    if (held.order.priceReview === 'accepted') return null;
    const by = { actor: 'staff', id: call.staffId } as const;
    await changeOrder(tx, context, held, { event: 'price_accepted', by, note, patch: { priceReview: 'accepted' } });
    return { action: 'order.accept_price', note, data: { amount_fen: held.order.amountFen } };
  });

/** Records that the rest of the order has been bought at its shop, with the shop's order number. */
export const processOrder = (
  tx: Tx,
  context: OrderContext,
  call: StaffCall,
  supplierOrderNo: string,
): Promise<ShownOrder> =>
  staffStep(tx, context, call, async (held) => {
    const { number: orderNumber, shopName, supplierOrderNo: before } = held.order;
    if (before === supplierOrderNo) return null;
    const { staffId } = call;
    const pieces = held.lines
      .map((line) => ({ lineId: line.id, quantity: toBuy(line) }))
      .filter(({ quantity }) => quantity > 0);
    const after = await buyPieces(tx, context, held, { pieces, supplierOrderNo, staffId });
    await context.purchases().record(tx, { orderNumber, shopName, supplierOrderNo, pieces, staffId });
    return { action: 'order.process', data: { supplier_order_no: supplierOrderNo }, after };
  });
