import {
  extraRefOf,
  failOrder,
  type QuestionAnswer,
  type QuestionOption,
  type StaffAnswer,
} from '@caravan/cart-orders/contract';
import type { Tx } from '@caravan/server-core';
import { insertExtra, insertSubstitute, orderOfQuestion } from './order-question.repo.ts';
import type { OfferedOption, OrderQuestionRow } from './order-question.table.ts';
import type { OrderWithLines } from '../orders/order.repo.ts';
import { allMissing, piecesToDrop } from '../buying/line-goods.ts';
import { cheaperBy, dropsOf, refundOfOption } from '../cart/offered-options.ts';
import { deadlineFrom, nextWake, openQuestion } from '../work/order-waits.ts';
import { lineMessages } from '../messages/line-messages.ts';
import { refundRemark } from '../messages/order-words.ts';
import { changeOrder, type Step } from '../orders/change-order.ts';
import { goOn } from '../buying/drop-pieces.ts';
import { keepOrReturn } from './goods-question.ts';
import { holdOrder, showOrderIn, type ShownOrder } from '../orders/find-order.ts';
import type { OrderContext } from '../work/order-context.ts';
import { closeQuestion } from '../payment/order-extras.ts';
import { sendQuestionMessage } from './send-question-message.ts';
import { demandApproval, staffStep, type StaffCall } from '../work/staff-step.ts';

/** An open question of a locked order, and the option that was chosen by somebody. */
interface Choice {
  held: OrderWithLines;
  question: OrderQuestionRow;
  option: OfferedOption;
  by: Step['by'];
  note?: string;
}

/** Closes the question as answered; `wakeAt` is set if a payment is awaited. */
const close = async (
  tx: Tx,
  context: OrderContext,
  { question, option }: Choice,
  wakeAt: Date | null,
): Promise<OrderQuestionRow> => {
  const closed = { state: 'answered', answer: option.kind, closedAt: context.clock(), wakeAt } as const;
  await closeQuestion(tx, context, question, closed);
  return { ...question, ...closed };
};

/** Records what is to be paid; the goods are bought after the payment. */
const agreeToPay = async (tx: Tx, { held, question, option }: Choice, ref: string, now: Date): Promise<void> => {
  const line = held.lines.find(({ id }) => id === question.lineId);
  await insertExtra(tx, {
    ref,
    orderNumber: held.order.number,
    kind: question.kind,
    questionId: question.id,
    amountFen: option.amount_fen ?? 0,
    lineId: line?.id ?? null,
    pieces: line ? piecesToDrop(line) : null,
    refundedBefore: line ? line.refundedQuantity : null,
    createdAt: now,
    expiresAt: deadlineFrom(now),
  });
};

/** Puts other goods in the place of a line's; what they cost less is refunded at once. */
const takeSubstitute = async (
  tx: Tx,
  context: OrderContext,
  { held, question, option }: Choice,
  cheaper: number,
): Promise<void> => {
  const { goods } = option;
  const { number: ref, userId } = held.order;
  if (!goods || !question.lineId) return;
  await insertSubstitute(tx, {
    lineId: question.lineId,
    questionId: question.id,
    name: goods.name,
    spec: goods.spec,
    url: goods.url,
    unitPriceFen: goods.unit_price_fen,
    chosenAt: context.clock(),
  });
  if (cheaper > 0) {
    const remark = refundRemark(ref);
    const back = { key: `cheaper ${question.id}`, destination: 'balance', amountFen: cheaper, remark } as const;
    await context.refunds().refund(tx, { userId, kind: 'order', ref, ...back });
  }
};

/** The order is bought as it now is: after waiting, with other goods, or for more. */
const accept = async (tx: Tx, context: OrderContext, choice: Choice): Promise<void> => {
  const { held, question, option, by, note } = choice;
  const now = context.clock();
  const isPaid = (option.amount_fen ?? 0) > 0;
  const ref = isPaid ? extraRefOf(held.order.number, held.extras.length + 1) : undefined;
  const cheaper = cheaperBy(
    option,
    held.lines.find(({ id }) => id === question.lineId),
  );
  await changeOrder(tx, context, held, {
    event: 'question_answered',
    by,
    ...(note ? { note } : {}),
    waits: isPaid,
    data: {
      question_id: question.id,
      ...(ref ? { extra_ref: ref } : {}),
      ...(cheaper > 0 ? { refund_fen: cheaper } : {}),
    },
    ...(cheaper > 0 ? { patch: { refundedFen: held.order.refundedFen + cheaper } } : {}),
  });
  await close(tx, context, choice, isPaid ? nextWake(now, deadlineFrom(now), now) : null);
  await takeSubstitute(tx, context, choice, cheaper);
  if (ref) await agreeToPay(tx, choice, ref, now);
};

/** The line, or the whole order, is not bought and is refunded. */
const decline = async (tx: Tx, context: OrderContext, choice: Choice): Promise<void> => {
  const { held, question, option, by, note } = choice;
  const drops = option.kind === 'drop' ? dropsOf(question, held.lines) : allMissing(held.lines);
  const dropped = await changeOrder(tx, context, held, {
    event: 'question_declined',
    by,
    ...(note ? { note } : {}),
    waits: false,
    drops,
    data: { question_id: question.id },
  });
  await goOn(tx, context, { ...dropped, question: await close(tx, context, choice, null) });
};

const declining: ReadonlySet<QuestionOption> = new Set(['drop', 'cancel']);

/** Acts on an answer. An answer is final. */
const act = (tx: Tx, context: OrderContext, choice: Choice): Promise<void> => {
  if (choice.question.kind === 'quality') return keepOrReturn(tx, context, choice);
  return (declining.has(choice.option.kind) ? decline : accept)(tx, context, choice);
};

/** The open question with this id, and one of its options. */
const choose = (
  held: OrderWithLines,
  id: string,
  kind: QuestionOption,
): { question: OrderQuestionRow; option: OfferedOption } => {
  const question = openQuestion(held);
  if (question?.id !== id) throw failOrder('question_closed');
  const option = question.options.find((one) => one.kind === kind);
  if (!option) throw failOrder('invalid', { fields: { option: 'not_allowed' } });
  return { question, option };
};

/** Answers an open question of the shopper's own order. */
export const answerQuestion = async (
  tx: Tx,
  context: OrderContext,
  { userId, number, id, answer }: { userId: string; number: string; id: string; answer: QuestionAnswer },
): Promise<ShownOrder> => {
  const held = await holdOrder(tx, { userId }, number);
  if ((await orderOfQuestion(tx, id)) !== number) throw failOrder('not_found');
  const by = { actor: 'shopper', id: userId } as const;
  await act(tx, context, { held, by, ...choose(held, id, answer.option) });
  return showOrderIn(tx, context, number);
};

/** Staff answer for a shopper who told them by another way; the shopper is told what was recorded. */
export const answerForShopper = (
  tx: Tx,
  context: OrderContext,
  call: StaffCall,
  { id, option: kind, note }: StaffAnswer & { id: string },
): Promise<ShownOrder> =>
  staffStep(tx, context, call, async (held) => {
    const { question, option } = choose(held, id, kind);
    const refundFen = refundOfOption(held, question, option);
    await act(tx, context, { held, question, option, note, by: { actor: 'staff', id: call.staffId } });
    await demandApproval(tx, context, call, { kind: 'answer', order: held.order, amountFen: refundFen ?? 0 });
    const told = { kind, amountFen: option.amount_fen, refundFen, goods: option.goods?.name ?? null };
    const words = lineMessages.answeredForYou(held.order, { option: told, note });
    await sendQuestionMessage(tx, context, held, { about: 'answered', key: `question ${id} answered`, words });
    return { action: 'order.answer_question', note, data: { question_id: id, option: kind } };
  });
