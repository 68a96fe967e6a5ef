import type { Tx } from '@caravan/server-core';
import type { WholeOrder } from '../db/order.repo.ts';
import { changeOrder } from './change-order.ts';
import type { OrderContext } from './order-context.ts';
import { staffStep, type StaffCall } from './staff-step.ts';

/** Cancels an order that cannot be bought; all that was paid goes back, photos included. */
export const staffCancelOrder = (tx: Tx, context: OrderContext, call: StaffCall, note: string): Promise<WholeOrder> =>
  staffStep(tx, call, async (held) => {
    if (held.order.status === 'cancelled') return null;
    const { order } = await changeOrder(tx, context, held, { event: 'cancelled', by: { actor: 'staff', id: call.staffId }, note });
    return { action: 'order.cancel', note, data: { from: held.order.status, refund_fen: order.refundedFen } };
  });
