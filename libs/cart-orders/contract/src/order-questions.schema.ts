import { fen, fenOut, id, instant, text, z } from '@caravan/kernel/zod';
import { maxLines, maxQuantity } from './cart-limits.ts';
import {
  extraStates,
  goodsOptions,
  lineQuestionKinds,
  maxExtraFen,
  questionKinds,
  questionOptions,
  questionStates,
  type QuestionOption,
  rejectionReasons,
} from './order-question-kinds.ts';

/** Goods that staff offer in place of a line. */
export const substitute = z.object({
  name: z.string(),
  spec: z.string(),
  /** Empty if staff gave no link. */
  url: z.string(),
  unit_price_fen: fenOut,
});

/** An answer that the shopper may choose. */
export const questionOption = z.object({
  kind: z.enum(questionOptions),
  /** The extra payment; null if the option costs nothing. */
  amount_fen: fenOut.nullable(),
  /** The refund if it is chosen now; null if it returns nothing. */
  refund_fen: fenOut.nullable(),
  /** The goods of a `substitute`; null for other options. */
  goods: substitute.nullable(),
});

/** A question of staff about an order, with what became of it. */
export const orderQuestion = z.object({
  id,
  kind: z.enum(questionKinds),
  /** The line that it is about; null if it is about the whole order. */
  line_id: id.nullable(),
  /** The goods in the warehouse that it is about; null if it is not about goods that arrived. */
  item_id: id.nullable(),
  /** Why these goods would go back to their seller; null if it is not about goods that arrived. */
  reason: z.enum(rejectionReasons).nullable(),
  /** Added by staff; may be empty. */
  text: z.string(),
  options: z.array(questionOption),
  state: z.enum(questionStates),
  /** The chosen option; null unless it is `answered`. */
  answer: z.enum(questionOptions).nullable(),
  asked_at: instant,
  /** Without an answer by then, what it is about is not bought and is refunded; goods that arrived are kept. */
  due_at: instant,
  closed_at: instant.nullable(),
  /** The return that the answer opened. */
  return_number: z.string().nullable(),
});

/** A payment in addition to the order's amount, which never changes. */
export const orderExtra = z.object({
  /** Pays it as `kind=order_extra`. */
  ref: z.string(),
  kind: z.enum(questionKinds),
  /** The line that it is paid for; null for domestic shipping. */
  line_id: id.nullable(),
  amount_fen: fenOut,
  refunded_fen: fenOut,
  state: z.enum(extraStates),
  created_at: instant,
  /** Unpaid by then, what it is for is not bought and is refunded. */
  expires_at: instant,
  paid_at: instant.nullable(),
});

const payMore = z.strictObject({ kind: z.literal('pay_more'), amount_fen: z.int().min(1).max(maxExtraFen) });
const cancelAll = z.strictObject({ kind: z.literal('cancel') });

/** Each kind of option is offered once. */
const distinct = (options: readonly { kind: QuestionOption }[]): boolean =>
  new Set(options.map(({ kind }) => kind)).size === options.length;

/** The options of a question about a fee: to pay it, or to cancel the order. */
const feeOptions = z
  .array(z.discriminatedUnion('kind', [payMore, cancelAll]))
  .length(2)
  .refine(distinct, 'bad_format');

const newSubstitute = z.strictObject({
  name: text(1, 200),
  spec: text(0, 200).default(''),
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(4096)]).default(''),
  unit_price_fen: fen.min(1),
});

/** The options of a question about a line. To do without it is always offered, as it is what silence means. */
const lineOptions = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('wait') }),
      z.strictObject({ kind: z.literal('substitute'), goods: newSubstitute }),
      payMore,
      z.strictObject({ kind: z.literal('drop') }),
      cancelAll,
    ]),
  )
  .min(2)
  .max(5)
  .refine((options) => distinct(options) && options.some(({ kind }) => kind === 'drop'), 'bad_format');

const note = text(0, 500).default('');

/** The options of a question about goods that arrived. */
const keepOrReturn = z
  .array(z.strictObject({ kind: z.enum(goodsOptions) }))
  .length(goodsOptions.length)
  .refine(distinct, 'bad_format');

/** A question about goods that arrived. */
export const goodsQuestion = z.strictObject({
  kind: z.literal('quality'),
  item_id: id,
  reason: z.enum(rejectionReasons).default('quality'),
  text: text(1, 500),
  options: keepOrReturn,
});

/** A question that staff ask, with the answers that they offer. */
export const newQuestion = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('domestic_fee'), text: note, options: feeOptions }),
  z.strictObject({ kind: z.enum(lineQuestionKinds), line_id: id, text: note, options: lineOptions }),
  goodsQuestion,
]);

/** The answer of the shopper. */
export const questionAnswer = z.strictObject({ option: z.enum(questionOptions) });

/** An answer that the shopper gave by another way, such as a conversation; the note says which. */
export const staffAnswer = z.strictObject({ option: z.enum(questionOptions), note: text(1, 500) });

/** Pieces of lines that cannot be had; the shopper reads the note. */
export const lineDrop = z.strictObject({
  lines: z
    .array(z.strictObject({ line_id: id, quantity: z.int().min(1).max(maxQuantity) }))
    .min(1)
    .max(maxLines)
    .refine((lines) => new Set(lines.map((line) => line.line_id)).size === lines.length, 'bad_format'),
  note,
});

export type Substitute = z.infer<typeof substitute>;
export type OrderQuestionOption = z.infer<typeof questionOption>;
export type OrderQuestion = z.infer<typeof orderQuestion>;
export type OrderExtra = z.infer<typeof orderExtra>;
export type NewQuestion = z.infer<typeof newQuestion>;
export type GoodsQuestion = z.infer<typeof goodsQuestion>;
export type QuestionAnswer = z.infer<typeof questionAnswer>;
export type StaffAnswer = z.infer<typeof staffAnswer>;
export type LineDrop = z.infer<typeof lineDrop>;
