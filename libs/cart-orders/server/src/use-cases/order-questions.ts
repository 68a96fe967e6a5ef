import {
  extraRefOf,
  failOrder,
  type NewQuestion,
  type OrderQuestionOption,
  type QuestionAnswer,
} from '@caravan/cart-orders/contract';
import { newId } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { insertExtra, insertQuestion, orderOfQuestion, writeQuestion } from '../db/order-question.repo.ts';
import type { OrderQuestionRow } from '../db/order-question.table.ts';
import type { OrderWithLines } from '../db/order.repo.ts';
import { deadlineFrom, nextWake, openQuestion } from '../domain/order-waits.ts';
import { questionMessages } from '../messages/question-messages.ts';
import { changeOrder } from './change-order.ts';
import { holdOrder, showOrderIn, type ShownOrder } from './find-order.ts';
import type { OrderContext } from './order-context.ts';
import { sendQuestionMessage } from './send-question-message.ts';
import { staffStep, type StaffCall } from './staff-step.ts';

const optionOf = (option: NewQuestion['options'][number]): OrderQuestionOption => ({
  kind: option.kind,
  amount_fen: option.kind === 'pay_more' ? option.amount_fen : null,
});

/** What the shopper would pay in addition. */
export const priceOf = ({ options }: Pick<OrderQuestionRow, 'options'>): number =>
  options.find(({ kind }) => kind === 'pay_more')?.amount_fen ?? 0;

/** Asks the shopper of a paid order, and tells them by message and mail. */
export const askQuestion = (tx: Tx, context: OrderContext, call: StaffCall, asked: NewQuestion): Promise<ShownOrder> =>
  staffStep(tx, context, call, async (held) => {
    const now = context.clock();
    const dueAt = deadlineFrom(now);
    const question: OrderQuestionRow = {
      id: newId(),
      orderNumber: call.number,
      kind: asked.kind,
      lineId: null,
      text: asked.text,
      options: asked.options.map(optionOf),
      state: 'open',
      answer: null,
      askedAt: now,
      dueAt,
      closedAt: null,
      wakeAt: nextWake(now, dueAt, now),
    };
    const by = { actor: 'staff', id: call.staffId } as const;
    await changeOrder(tx, context, held, { event: 'question_asked', by, data: { question_id: question.id } });
    await insertQuestion(tx, question);
    const amountFen = priceOf(question);
    const words = questionMessages.asked(held.order, { amountFen, dueAt, note: asked.text });
    await sendQuestionMessage(tx, context, held, { about: 'asked', key: `question ${question.id} asked`, words });
    return { action: 'order.ask', note: asked.text, data: { question_id: question.id, amount_fen: amountFen } };
  });

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
    await changeOrder(tx, context, held, { event: 'question_withdrawn', by, note, data: { question_id: id } });
    await writeQuestion(tx, id, { state: 'withdrawn', closedAt: context.clock(), wakeAt: null });
    const words = questionMessages.withdrawn(held.order, { note });
    await sendQuestionMessage(tx, context, held, { about: 'withdrawn', key: `question ${id} withdrawn`, words });
    return { action: 'order.withdraw_question', note, data: { question_id: id } };
  });

/** Records that the shop charges nothing; what waits for the shopper ends. */
export const stateNoFee = (tx: Tx, context: OrderContext, call: StaffCall, note: string): Promise<ShownOrder> =>
  staffStep(tx, context, call, async (held) => {
    const { order, extras } = held;
    if (order.feeStatedAt !== null && extras.every(({ paidAt }) => paidAt === null)) return null;
    const by = { actor: 'staff', id: call.staffId } as const;
    await changeOrder(tx, context, held, { event: 'no_fee', by, note, patch: { feeStatedAt: context.clock() } });
    const words = questionMessages.noFee(order, { note });
    await sendQuestionMessage(tx, context, held, { about: 'noFee', key: 'no fee', words });
    return { action: 'order.no_fee', note };
  });

/** Records what the shopper agreed to pay; the order is bought after the payment. */
const agree = async (
  tx: Tx,
  context: OrderContext,
  held: OrderWithLines,
  question: OrderQuestionRow,
): Promise<void> => {
  const { number, userId } = held.order;
  const now = context.clock();
  const ref = extraRefOf(number, held.extras.length + 1);
  const data = { question_id: question.id, extra_ref: ref };
  const by = { actor: 'shopper', id: userId } as const;
  await changeOrder(tx, context, held, { event: 'question_answered', by, data });
  const expiresAt = deadlineFrom(now);
  const answered = { state: 'answered', answer: 'pay_more', closedAt: now } as const;
  await writeQuestion(tx, question.id, { ...answered, wakeAt: nextWake(now, expiresAt, now) });
  await insertExtra(tx, {
    ref,
    orderNumber: number,
    kind: question.kind,
    questionId: question.id,
    amountFen: priceOf(question),
    createdAt: now,
    expiresAt,
  });
};

/** Nothing is bought, and the whole payment is refunded. */
const decline = async (
  tx: Tx,
  context: OrderContext,
  held: OrderWithLines,
  question: OrderQuestionRow,
): Promise<void> => {
  const by = { actor: 'shopper', id: held.order.userId } as const;
  await changeOrder(tx, context, held, { event: 'question_declined', by, data: { question_id: question.id } });
  const closedAt = context.clock();
  await writeQuestion(tx, question.id, { state: 'answered', answer: 'cancel', closedAt, wakeAt: null });
};

/** Answers an open question. An answer is final. */
export const answerQuestion = async (
  tx: Tx,
  context: OrderContext,
  { userId, number, id, answer }: { userId: string; number: string; id: string; answer: QuestionAnswer },
): Promise<ShownOrder> => {
  const held = await holdOrder(tx, { userId }, number);
  if ((await orderOfQuestion(tx, id)) !== number) throw failOrder('not_found');
  const question = openQuestion(held);
  if (question?.id !== id) throw failOrder('question_closed');
  await (answer.option === 'pay_more' ? agree : decline)(tx, context, held, question);
  return showOrderIn(tx, context, number);
};
