import { defineEndpoint } from '@caravan/kernel';
import type { QuestionAnswer } from './order-questions.schema.ts';
import type { Order } from './orders.schema.ts';

/** The answer is final. `pay_more` adds an extra payment to the order, `cancel` refunds it in full, `return` sends goods back. */
export const answerQuestion = defineEndpoint<{
  params: { number: string; id: string };
  body: QuestionAnswer;
  data: Order;
}>()({
  method: 'POST',
  path: '/orders/:number/questions/:id/answer',
  login: 'shopper',
  tags: ['order', 'payable', 'balance', 'store', 'return'],
  summary: 'Answer a question of staff about an order',
  idempotency: 'key',
  reasons: ['question_closed', 'goods_not_free'],
});
