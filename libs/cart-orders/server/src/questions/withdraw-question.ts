import { failOrder } from '@caravan/cart-orders/contract';
import { sumFen } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { orderOfQuestion } from './order-question.repo.ts';
import { lineMessages } from '../messages/line-messages.ts';
import { questionMessages } from './question-messages.ts';
import { lineAsked } from './ask-question.ts';
import { changeOrder } from '../orders/change-order.ts';
import type { ShownOrder } from '../orders/find-order.ts';
import type { OrderContext } from '../work/order-context.ts';
import { closeQuestion } from '../payment/order-extras.ts';
import { sendQuestionMessage } from './send-question-message.ts';
import { demandApproval, staffStep, type StaffCall } from '../work/staff-step.ts';

/** The order of a question; 404 if there is no such question. */
export const numberOfQuestion = async ({ db }: Pick<OrderContext, 'db'>, id: string): Promise<string> => {
  const number = await orderOfQuestion(db, id);
  if (number === undefined) throw failOrder('not_found');
  return number;
};

/** Withdraws an open question. A question that was withdrawn stays as it is. */
export const withdrawQuestion = (
  tx: Tx,
  context: OrderContext,
  call: StaffCall,
  { id, note }: { id: string; note: string },
): Promise<ShownOrder> =>
  staffStep(tx, context, call, async (held) => {
    const { question } = held;
    if (question?.id !== id) throw failOrder('question_closed');
    if (question.state === 'withdrawn') return null;
    const by = { actor: 'staff', id: call.staffId } as const;
    const data = { question_id: id };
    await changeOrder(tx, context, held, { event: 'question_withdrawn', by, note, data, waits: false });
    await closeQuestion(tx, context, question, { state: 'withdrawn', closedAt: context.clock(), wakeAt: null });
    const goods = lineAsked(held, question)?.goods;
    const words = goods
      ? lineMessages.withdrawn(held.order, { goods, note })
      : questionMessages.withdrawn(held.order, { note });
    await sendQuestionMessage(tx, context, held, { about: 'withdrawn', key: `question ${id} withdrawn`, words });
    return { action: 'order.withdraw_question', note, data: { question_id: id } };
  });

/**
 * Records that the shop charges nothing; what waits for the shopper ends. An extra payment that ends by it counts for the
 * owner's limit as if it were waived.
 */
export const stateNoFee = (tx: Tx, context: OrderContext, call: StaffCall, note: string): Promise<ShownOrder> =>
  staffStep(tx, context, call, async (held) => {
    const { order, extras } = held;
    const isPaid = extras.some(({ kind, paidAt }) => kind === 'domestic_fee' && paidAt !== null);
    if (order.feeStatedAt !== null && !isPaid) return null;
    const waiting = extras.filter(({ paidAt, cancelledAt }) => paidAt === null && cancelledAt === null);
    const amountFen = sumFen(waiting.map((extra) => extra.amountFen));
    const by = { actor: 'staff', id: call.staffId } as const;
    const patch = { feeStatedAt: context.clock() };
    await changeOrder(tx, context, held, { event: 'no_fee', by, note, patch, waits: false });
    const words = questionMessages.noFee(order, { note });
    await sendQuestionMessage(tx, context, held, { about: 'noFee', key: 'no fee', words });
    if (amountFen > 0) await demandApproval(tx, context, call, { kind: 'no_fee', order, amountFen });
    return { action: 'order.no_fee', note };
  });
