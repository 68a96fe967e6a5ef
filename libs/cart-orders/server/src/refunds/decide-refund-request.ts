import type { Tx } from '@caravan/server-core';
import type { ShownOrder } from '../orders/find-order.ts';
import { wholeRefund } from '../work/order-waits.ts';
import { endRefund } from './end-refund.ts';
import type { OrderContext } from '../work/order-context.ts';
import { demandApproval, staffStep, type StaffCall } from '../work/staff-step.ts';

/** Staff approve or reject a refund. Repeating a decision changes nothing. */
export const decideRefundRequest = (
  tx: Tx,
  context: OrderContext,
  call: StaffCall,
  { end, note }: { end: 'approved' | 'rejected'; note: string },
): Promise<ShownOrder> =>
  staffStep(tx, context, call, async (held) => {
    const ended = await endRefund(tx, context, held, { end, by: { actor: 'staff', id: call.staffId }, note });
    if (!ended) return null;
    const step = { kind: 'refund', order: held.order, amountFen: wholeRefund(held) } as const;
    if (end === 'approved') await demandApproval(tx, context, call, step);
    const action = end === 'approved' ? 'order.refund_approve' : 'order.refund_reject';
    return { action, note, data: { refund_fen: end === 'approved' ? held.refund?.amountFen : 0 } };
  });
