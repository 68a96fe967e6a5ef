import { failOrder, maxExtraFen, type NewQuestion } from '@caravan/cart-orders/contract';
import { newId, type Fen } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { insertQuestion } from './order-question.repo.ts';
import type { OrderQuestionRow } from './order-question.table.ts';
import type { OrderedLine, OrderWithLines } from '../orders/order.repo.ts';
import { heldOf } from '../payment/extra-refund.ts';
import { isFeeUnknown } from '../orders/order-guards.ts';
import { goodsOfLine, piecesToDrop, toBuy } from '../buying/line-goods.ts';
import { offeredOption, refundOfOption } from '../cart/offered-options.ts';
import { deadlineFrom, nextWake } from '../work/order-waits.ts';
import { lineMessages, type LineAsked } from '../messages/line-messages.ts';
import type { OrderWords } from '../messages/order-words.ts';
import { questionMessages } from './question-messages.ts';
import { changeOrder } from '../orders/change-order.ts';
import type { ShownOrder } from '../orders/find-order.ts';
import { lineOnShelf } from '../buying/line-on-shelf.ts';
import type { OrderContext } from '../work/order-context.ts';
import { openQuestionTask } from './question-work.ts';
import { sendQuestionMessage } from './send-question-message.ts';
import { staffStep, type StaffCall } from '../work/staff-step.ts';

/** The extra price of the domestic shipping. */
export const priceOf = ({ options }: Pick<OrderQuestionRow, 'options'>): Fen =>
  options.find(({ kind }) => kind === 'pay_more')?.amount_fen ?? 0;

/** A question about a line or goods of it, as messages tell it; null for one about the domestic shipping. */
export const lineAsked = (held: OrderWithLines, question: OrderQuestionRow): LineAsked | null => {
  const line = held.lines.find(({ id }) => id === question.lineId);
  if (!line || question.kind === 'domestic_fee') return null;
  return {
    kind: question.kind,
    goods: question.kind === 'quality' ? goodsOfLine(line).name : line.name,
    options: question.options.map((option) => ({
      kind: option.kind,
      amountFen: option.amount_fen,
      refundFen: refundOfOption(held, question, option),
      goods: option.goods?.name ?? null,
    })),
    dueAt: question.dueAt,
  };
};

/** The options in a mail about a question of a line; null for a question about the domestic shipping. */
export const offersOf = (held: OrderWithLines, question: OrderQuestionRow) => {
  const options = lineAsked(held, question)?.options;
  return options ? { question: question.id, options } : null;
};

/** The words that ask, by what it is about. */
const wordsOf = (held: OrderWithLines, question: OrderQuestionRow): OrderWords => {
  const asked = lineAsked(held, question);
  const { dueAt, text: note } = question;
  return asked
    ? lineMessages.asked(held.order, { ...asked, note })
    : questionMessages.asked(held.order, { amountFen: priceOf(question), dueAt, note });
};

type AskedLine = Extract<NewQuestion, { line_id: string }>;

/** Fails if the line is unknown, if nothing of it is to come, or if its options do not fit it. */
const lineToCome = ({ lines, order, extras }: OrderWithLines, asked: AskedLine): OrderedLine => {
  const line = lines.find(({ id }) => id === asked.line_id);
  if (!line) throw failOrder('not_found');
  if (piecesToDrop(line) === 0) throw failOrder('nothing_to_drop');
  const isUnbought = order.status === 'paid' && toBuy(line) > 0;
  if (!isUnbought && asked.options.some(({ kind }) => kind === 'pay_more')) throw failOrder('wrong_state');
  const takesOthers = asked.options.some(({ kind }) => kind === 'substitute');
  // The price of other goods is compared with the line's own, so nothing may have been paid on top of it.
  const isPaidMore = extras.some((extra) => extra.lineId === line.id && heldOf(extra) > 0);
  if (takesOthers && (!isUnbought || line.boughtQuantity > 0 || line.substitute || isPaidMore))
    throw failOrder('no_substitute');
  return line;
};

/** A question about the domestic shipping needs a fee that is unknown, and nothing bought. */
const refuseKnownFee = ({ order, lines }: OrderWithLines): void => {
  if (order.status !== 'paid' || lines.some(({ boughtQuantity }) => boughtQuantity > 0)) throw failOrder('wrong_state');
  if (!isFeeUnknown({ order, lines })) throw failOrder('fee_known');
};

/** The line that a question is about; undefined if it is about the domestic shipping. */
const lineOf = async (
  tx: Tx,
  context: OrderContext,
  held: OrderWithLines,
  asked: NewQuestion,
): Promise<OrderedLine | undefined> => {
  if (asked.kind === 'quality') return lineOnShelf(tx, context, held, asked.item_id);
  if (asked.kind !== 'domestic_fee') return lineToCome(held, asked);
  refuseKnownFee(held);
  return undefined;
};

/** Asks the shopper of a paid order, and tells them by message and mail. */
export const askQuestion = (tx: Tx, context: OrderContext, call: StaffCall, asked: NewQuestion): Promise<ShownOrder> =>
  staffStep(tx, context, call, async (held) => {
    const line = await lineOf(tx, context, held, asked);
    const offered = asked.options.map((option) => offeredOption(option, line));
    if (offered.some(({ amount_fen: fen }) => (fen ?? 0) > maxExtraFen))
      throw failOrder('extra_too_large', { max_fen: maxExtraFen });
    const now = context.clock();
    const dueAt = deadlineFrom(now);
    const question: OrderQuestionRow = {
      id: newId(),
      orderNumber: call.number,
      kind: asked.kind,
      lineId: line?.id ?? null,
      ...(asked.kind === 'quality' ? { itemId: asked.item_id, reason: asked.reason } : { itemId: null, reason: null }),
      text: asked.text,
      options: offered,
      state: 'open',
      answer: null,
      askedAt: now,
      dueAt,
      closedAt: null,
      returnNumber: null,
      wakeAt: nextWake(now, dueAt, now),
    };
    const by = { actor: 'staff', id: call.staffId } as const;
    const data = { question_id: question.id };
    await changeOrder(tx, context, held, { event: 'question_asked', by, data, waits: true });
    await insertQuestion(tx, question);
    await openQuestionTask(tx, context, held, question);
    const words = wordsOf(held, question);
    const key = `question ${question.id} asked`;
    await sendQuestionMessage(tx, context, held, {
      about: 'asked',
      key,
      words,
      asked: offersOf(held, question),
      waits: { event: 'question', until: dueAt },
    });
    return { action: 'order.ask', note: asked.text, data: { ...data, kind: asked.kind, options: offered } };
  });
