import { failOrder } from '@caravan/cart-orders/contract';
import type { ApprovableSteps, ApprovedCall } from '@caravan/fund-payment/port';
import { orderOfQuestion } from '../questions/order-question.repo.ts';
import { answerForShopper } from '../questions/answer-question.ts';
import { staffCancelOrder } from '../refunds/cancel-order.ts';
import { decideRefundRequest } from '../refunds/decide-refund-request.ts';
import { dropPieces } from '../buying/drop-pieces.ts';
import type { OrderContext } from './order-context.ts';
import type { StaffCall } from './staff-step.ts';
import { stateNoFee } from '../questions/withdraw-question.ts';

/** The kinds of approval that are steps of orders. */
export type OrderApproval = 'answer' | 'cancel' | 'drop' | 'no_fee' | 'refund';

const callOf = ({ ref: number, ...call }: ApprovedCall<unknown>): StaffCall => ({ ...call, number });

/** The steps of orders that a second person may have to approve. */
export const approvableOrderSteps = (context: OrderContext): ApprovableSteps<OrderApproval> => ({
  cancel: (tx, call) => staffCancelOrder(tx, context, callOf(call), call.body.note),
  drop: (tx, call) => dropPieces(tx, context, callOf(call), call.body),
  no_fee: (tx, call) => stateNoFee(tx, context, callOf(call), call.body.note),
  refund: (tx, call) => decideRefundRequest(tx, context, callOf(call), { end: 'approved', note: call.body.note }),
  async answer(tx, call) {
    const { question_id: id, ...answer } = call.body;
    if ((await orderOfQuestion(tx, id)) !== call.ref) throw failOrder('not_found');
    return answerForShopper(tx, context, callOf(call), { id, ...answer });
  },
});
