import type { Tx } from '@caravan/server-core';
import type { WholeOrder } from '../db/order.repo.ts';
import { changeOrder } from './change-order.ts';
import type { OrderContext } from './order-context.ts';
import { staffStep, type StaffCall } from './staff-step.ts';

/** The order has been bought at its shop, under the shop's own number. */
export const processOrder = (tx: Tx, context: OrderContext, call: StaffCall, supplierOrderNo: string): Promise<WholeOrder> =>
  staffStep(tx, call, async (held) => {
    if (held.order.supplierOrderNo === supplierOrderNo) return null;
    const by = { actor: 'staff', id: call.staffId } as const;
    await changeOrder(tx, context, held, { event: 'processing', by, patch: { supplierOrderNo } });
    return { action: 'order.process', data: { supplier_order_no: supplierOrderNo } };
  });
