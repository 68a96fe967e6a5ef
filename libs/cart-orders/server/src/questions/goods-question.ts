import { failOrder } from '@caravan/cart-orders/contract';
import type { Tx } from '@caravan/server-core';
import type { OfferedOption, OrderQuestionRow } from './order-question.table.ts';
import type { OrderWithLines } from '../orders/order.repo.ts';
import { lineMessages } from '../messages/line-messages.ts';
import { lineAsked } from './ask-question.ts';
import { changeOrder, type Step } from '../orders/change-order.ts';
import type { OrderContext } from '../work/order-context.ts';
import { closeQuestion } from '../payment/order-extras.ts';
import { sendQuestionMessage } from './send-question-message.ts';

/** An open question about goods that arrived, and what was chosen for them. */
interface GoodsChoice {
  held: OrderWithLines;
  question: OrderQuestionRow;
  option: Pick<OfferedOption, 'kind'>;
  by: Step['by'];
  note?: string;
}

/** Opens the return that was chosen. It is refused if the goods were packed, returned or disposed of meanwhile. */
const sendBack = async (
  tx: Tx,
  { goodsReturns }: Pick<OrderContext, 'goodsReturns'>,
  { question: { itemId, reason, text }, by: { actor, id } }: GoodsChoice,
): Promise<string> => {
  if (itemId === null || reason === null || id === null || actor === 'system')
    throw new Error('this question is not about goods, or no person answered it');
  const number = await goodsReturns().open(tx, { itemId, reason, note: text, by: { actor, id } });
  if (number === null) throw failOrder('goods_not_free');
  return number;
};

/** Keeps goods that arrived, which needs nothing of them, or opens their return, after the order was locked. */
export const keepOrReturn = async (tx: Tx, context: OrderContext, choice: GoodsChoice): Promise<void> => {
  const { held, question, option, by, note } = choice;
  const returnNumber = option.kind === 'return' ? await sendBack(tx, context, choice) : null;
  await changeOrder(tx, context, held, {
    event: 'question_answered',
    by,
    ...(note ? { note } : {}),
    waits: false,
    data: { question_id: question.id, ...(returnNumber === null ? {} : { return_number: returnNumber }) },
  });
  const closedAt = context.clock();
  await closeQuestion(tx, context, question, {
    state: 'answered',
    answer: option.kind,
    closedAt,
    wakeAt: null,
    returnNumber,
  });
};

/** Silence keeps goods that arrived, wherever they are by now. */
export const keepInSilence = async (
  tx: Tx,
  context: OrderContext,
  held: OrderWithLines,
  question: OrderQuestionRow,
): Promise<void> => {
  await changeOrder(tx, context, held, {
    event: 'goods_kept',
    by: { actor: 'system', id: null },
    waits: false,
    data: { question_id: question.id },
  });
  await closeQuestion(tx, context, question, { state: 'expired', closedAt: context.clock(), wakeAt: null });
  const words = lineMessages.kept(held.order, { goods: lineAsked(held, question)?.goods ?? '' });
  await sendQuestionMessage(tx, context, held, { about: 'kept', key: `goods_kept ${question.id}`, words });
};
