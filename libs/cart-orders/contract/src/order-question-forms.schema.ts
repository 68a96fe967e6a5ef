import { text, yuanText, z } from '@caravan/kernel/zod';
import { maxQuantity } from './cart-limits.ts';
import { goodsOptions, lineQuestionKinds, rejectionReasons } from './order-question-kinds.ts';
import { goodsQuestion, lineDrop, newQuestion } from './order-questions.schema.ts';

/** The fields of a question about a fee: the amount in yuan as typed. */
export const feeQuestionForm = z
  .strictObject({ amount: yuanText })
  .transform(({ amount }): z.input<typeof newQuestion> => ({
    kind: 'domestic_fee',
    options: [{ kind: 'pay_more', amount_fen: amount }, { kind: 'cancel' }],
  }))
  .pipe(newQuestion);

/**
 * The fields of a question about a line. An amount left empty offers no payment, goods left empty no substitute; to do
 * without the line is always offered.
 */
export const lineQuestionForm = z
  .strictObject({
    kind: z.enum(lineQuestionKinds),
    line_id: z.string().min(1),
    text: text(0, 500),
    wait: z.boolean(),
    cancel: z.boolean(),
    amount: z.union([z.literal(''), yuanText]),
    goods: z.string().trim(),
    goods_spec: text(0, 200),
    goods_url: z.string().trim(),
    goods_price: z.union([z.literal(''), yuanText]),
  })
  .check((context) => {
    const { goods, goods_price: price, wait, cancel, amount } = context.value;
    if (goods && price === '')
      context.issues.push({ code: 'custom', message: 'amount_invalid', path: ['goods_price'], input: price });
    if (!goods && price !== '')
      context.issues.push({ code: 'custom', message: 'required', path: ['goods'], input: goods });
    if (!wait && !cancel && amount === '' && !goods)
      context.issues.push({ code: 'custom', message: 'option_required', path: ['wait'], input: wait });
  })
  .transform((form): z.input<typeof newQuestion> => ({
    kind: form.kind,
    line_id: form.line_id,
    text: form.text,
    options: [
      ...(form.wait ? [{ kind: 'wait' as const }] : []),
      ...(form.goods && form.goods_price !== ''
        ? [
            {
              kind: 'substitute' as const,
              goods: {
                name: form.goods,
                spec: form.goods_spec,
                url: form.goods_url,
                unit_price_fen: form.goods_price,
              },
            },
          ]
        : []),
      ...(form.amount === '' ? [] : [{ kind: 'pay_more' as const, amount_fen: form.amount }]),
      { kind: 'drop' as const },
      ...(form.cancel ? [{ kind: 'cancel' as const }] : []),
    ],
  }))
  .pipe(newQuestion);

/** The fields of a question about goods that arrived. */
export const goodsQuestionForm = z
  .strictObject({ item_id: z.string().min(1), reason: z.enum(rejectionReasons), text: text(1, 500) })
  .transform((form): z.input<typeof goodsQuestion> => ({
    kind: 'quality',
    ...form,
    options: goodsOptions.map((kind) => ({ kind })),
  }))
  .pipe(goodsQuestion);

/** The fields of a drop: the pieces of each line, none of some. */
export const lineDropForm = z
  .strictObject({ pieces: z.record(z.string(), z.int().min(0).max(maxQuantity)), note: text(0, 500) })
  .transform(({ pieces, note: words }): z.input<typeof lineDrop> => ({
    lines: Object.entries(pieces).flatMap(([line_id, quantity]) => (quantity > 0 ? [{ line_id, quantity }] : [])),
    note: words,
  }))
  .pipe(lineDrop);

export type LineQuestionForm = z.input<typeof lineQuestionForm>;
export type LineDropForm = z.input<typeof lineDropForm>;
