import { fenOut, id, instant, text, z } from '@caravan/kernel/zod';
import { yuanText } from './cart-orders.schema.ts';
import { extraStates, maxExtraFen, questionKinds, questionOptions, questionStates } from './order-question-kinds.ts';

export const questionOption = z.object({
  kind: z.enum(questionOptions),
  /** What it costs in addition; null if it costs nothing. */
  amount_fen: fenOut.nullable(),
});

export const orderQuestion = z.object({
  id,
  kind: z.enum(questionKinds),
  /** The line that it is about; null if it is about the whole order. */
  line_id: id.nullable(),
  /** Added by staff; may be empty. */
  text: z.string(),
  options: z.array(questionOption),
  state: z.enum(questionStates),
  /** The chosen option; null unless it is `answered`. */
  answer: z.enum(questionOptions).nullable(),
  asked_at: instant,
  /** Without an answer by then, the order is cancelled and refunded in full. */
  due_at: instant,
  closed_at: instant.nullable(),
});

/** A payment in addition to the order's amount, which never changes. */
export const orderExtra = z.object({
  /** Pays it as `kind=order_extra`. */
  ref: z.string(),
  kind: z.enum(questionKinds),
  amount_fen: fenOut,
  state: z.enum(extraStates),
  created_at: instant,
  /** Unpaid by then, the order is cancelled and refunded in full. */
  expires_at: instant,
  paid_at: instant.nullable(),
});

/** The options of a question about a fee: to pay it, or to cancel the order. */
const feeOptions = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('pay_more'), amount_fen: z.int().min(1).max(maxExtraFen) }),
      z.strictObject({ kind: z.literal('cancel') }),
    ]),
  )
  .length(2)
  .refine((options) => new Set(options.map(({ kind }) => kind)).size === 2, 'bad_format');

export const newQuestion = z.strictObject({
  kind: z.enum(questionKinds),
  text: text(0, 500).default(''),
  options: feeOptions,
});

/** The fields of a question about a fee: the amount in yuan as typed. */
export const feeQuestionForm = z
  .strictObject({ amount: yuanText })
  .transform(({ amount }): z.input<typeof newQuestion> => ({
    kind: 'domestic_fee',
    options: [{ kind: 'pay_more', amount_fen: amount }, { kind: 'cancel' }],
  }))
  .pipe(newQuestion);

export const questionAnswer = z.strictObject({ option: z.enum(questionOptions) });

export type OrderQuestionOption = z.infer<typeof questionOption>;
export type OrderQuestion = z.infer<typeof orderQuestion>;
export type OrderExtra = z.infer<typeof orderExtra>;
export type NewQuestion = z.infer<typeof newQuestion>;
export type QuestionAnswer = z.infer<typeof questionAnswer>;
