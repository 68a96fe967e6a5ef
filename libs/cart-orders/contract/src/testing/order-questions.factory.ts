import { extraRefOf, type QuestionOption } from '../order-question-kinds.ts';
import type { OrderExtra, OrderQuestion, OrderQuestionOption } from '../order-questions.schema.ts';

/** One of a question's options; without changes it costs and returns nothing. */
const anOption = (kind: QuestionOption, over: Partial<OrderQuestionOption> = {}): OrderQuestionOption => ({
  kind,
  amount_fen: null,
  refund_fen: null,
  goods: null,
  ...over,
});

/** An open question about a fee of ¥6.00. */
export const aQuestion = (over: Partial<OrderQuestion> = {}): OrderQuestion => ({
  id: 'question_1',
  kind: 'domestic_fee',
  line_id: null,
  item_id: null,
  reason: null,
  text: '',
  options: [anOption('pay_more', { amount_fen: 600 }), anOption('cancel', { refund_fen: 27_200 })],
  state: 'open',
  answer: null,
  asked_at: '2026-11-21T08:00:00.000Z',
  due_at: '2026-11-24T08:00:00.000Z',
  closed_at: null,
  return_number: null,
  ...over,
});

/** An open question about goods that arrived damaged. */
export const aGoodsQuestion = (over: Partial<OrderQuestion> = {}): OrderQuestion =>
  aQuestion({
    kind: 'quality',
    line_id: 'line_1',
    item_id: 'item_1',
    reason: 'damaged',
    text: 'The seam is open.',
    options: [anOption('keep'), anOption('return')],
    ...over,
  });

/** An open question about a line that is out of stock. */
export const aLineQuestion = (over: Partial<OrderQuestion> = {}): OrderQuestion =>
  aQuestion({
    kind: 'out_of_stock',
    line_id: 'line_1',
    options: [
      anOption('wait'),
      anOption('substitute', {
        amount_fen: 2_000,
        goods: {
          name: 'Linen tote',
          spec: 'navy',
          url: 'https://item.taobao.com/item.htm?id=1',
          unit_price_fen: 13_900,
        },
      }),
      anOption('drop', { refund_fen: 26_400 }),
    ],
    ...over,
  });

/** An extra payment of ¥6.00 that is due. */
export const anExtra = (over: Partial<OrderExtra> = {}): OrderExtra => ({
  ref: extraRefOf('CV2611A1B2C3D', 1),
  kind: 'domestic_fee',
  line_id: null,
  amount_fen: 600,
  refunded_fen: 0,
  state: 'unpaid',
  created_at: '2026-11-21T09:00:00.000Z',
  expires_at: '2026-11-24T09:00:00.000Z',
  paid_at: null,
  ...over,
});
