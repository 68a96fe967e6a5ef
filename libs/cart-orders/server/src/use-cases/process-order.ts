import type { Tx } from '@caravan/server-core';
import { changeOrder } from './change-order.ts';
import type { ShownOrder } from './find-order.ts';
import type { OrderContext } from './order-context.ts';
import { staffStep, type StaffCall } from './staff-step.ts';

/** Accepts the prices that the shopper entered. */
export const acceptPriceChange = (tx: Tx, context: OrderContext, call: StaffCall, note: string): Promise<ShownOrder> =>
  staffStep(tx, context, call, async (held) => {
    if (held.order.priceReview === 'accepted') return null;
    const by = { actor: 'staff', id: call.staffId } as const;
    await changeOrder(tx, context, held, { event: 'price_accepted', by, note, patch: { priceReview: 'accepted' } });
    return { action: 'order.accept_price', note, data: { amount_fen: held.order.amountFen } };
  });

/** Records that the order has been bought at its shop, with the shop's order number. */
export const processOrder = (
  tx: Tx,
  context: OrderContext,
  call: StaffCall,
  supplierOrderNo: string,
): Promise<ShownOrder> =>
  staffStep(tx, context, call, async (held) => {
    if (held.order.supplierOrderNo === supplierOrderNo) return null;
    const by = { actor: 'staff', id: call.staffId } as const;
    await changeOrder(tx, context, held, { event: 'processing', by, patch: { supplierOrderNo } });
    return { action: 'order.process', data: { supplier_order_no: supplierOrderNo } };
  });
