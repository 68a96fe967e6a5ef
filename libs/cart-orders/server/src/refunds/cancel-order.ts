import type { Tx } from '@caravan/server-core';
import { allParts, totalOfParts } from '../work/order-waits.ts';
import { changeOrder } from '../orders/change-order.ts';
import { holdOrder, showOrderIn, type ShownOrder } from '../orders/find-order.ts';
import type { OrderContext } from '../work/order-context.ts';
import { demandApproval, staffStep, type StaffCall } from '../work/staff-step.ts';

/** Cancels a shopper's unpaid order. A cancelled order stays unchanged. */
export const cancelOrder = (context: OrderContext, userId: string, number: string): Promise<ShownOrder> =>
  context.transaction(async (tx) => {
    const held = await holdOrder(tx, { userId }, number);
    if (held.order.status !== 'cancelled') {
      await changeOrder(tx, context, held, { event: 'cancelled', by: { actor: 'shopper', id: userId } });
    }
    return showOrderIn(tx, context, number);
  });

/** Cancels an order that cannot be bought, and refunds the whole payment, including photos. */
export const staffCancelOrder = (tx: Tx, context: OrderContext, call: StaffCall, note: string): Promise<ShownOrder> =>
  staffStep(tx, context, call, async (held) => {
    if (held.order.status === 'cancelled') return null;
    const { order } = await changeOrder(tx, context, held, {
      event: 'cancelled',
      by: { actor: 'staff', id: call.staffId },
      note,
    });
    const amountFen = held.order.paidAt ? totalOfParts(allParts(held)) : 0;
    await demandApproval(tx, context, call, { kind: 'cancel', order, amountFen });
    return { action: 'order.cancel', note, data: { from: held.order.status, refund_fen: order.refundedFen } };
  });
