import { textIn, type Fen, type Language } from '@caravan/kernel';
import { fill, type ReceiptWords } from './receipt-words.ts';
import type { ReceiptAmount, ReceiptContent, ReceiptGoods, ReceiptPayment, ReceiptRefund } from './receipts.schema.ts';

/** One line of a receipt: what it is, and how much. */
export interface ReceiptRow {
  label: string;
  /** How the value comes about. */
  hint?: string;
  value: string;
  /** A total. */
  strong?: true;
}

/** No line ends between a number and its unit. */
export const sides = (box: { length_mm: number; width_mm: number; height_mm: number }): string =>
  `${box.length_mm} × ${box.width_mm} × ${box.height_mm}\u00a0mm`;

const named = <T extends Record<string, string>>(words: T, code: string): string | undefined =>
  Object.hasOwn(words, code) ? words[code] : undefined;
/** The word for a code. A code without a word is shown as it is, or as `otherwise`. */
export const wordOf = (words: Record<string, string>, code: string, otherwise = code): string =>
  named(words, code) ?? otherwise;

const priceOf = ({ price, quantity }: ReceiptGoods, w: ReceiptWords): string[] => {
  if (!price) return [];
  return [
    fill(w.pieces, { count: quantity, price: w.yuan(price.unit_fen) }),
    w.setBy[price.set_by],
    ...(price.listed_fen === price.unit_fen ? [] : [fill(w.listed, { price: w.yuan(price.listed_fen) })]),
    ...(price.reason === null ? [] : [fill(w.priceReason, { reason: price.reason })]),
  ];
};

/** Goods with their price and who set it; goods of a package with their quantity. */
export const goodsRow = (goods: ReceiptGoods, w: ReceiptWords): ReceiptRow => ({
  label: goods.name,
  hint: [
    ...(goods.spec ? [goods.spec] : []),
    ...(goods.order_number === null ? [] : [fill(w.ofOrder, { number: goods.order_number })]),
    ...priceOf(goods, w),
    ...(goods.refunded_quantity ? [fill(w.refundedPieces, { count: goods.refunded_quantity })] : []),
    ...(goods.substitute
      ? [
          fill(w.substitute, {
            name: `${goods.substitute.name} ${goods.substitute.spec}`.trim(),
            price: w.yuan(goods.substitute.unit_price_fen),
          }),
        ]
      : []),
  ].join(w.comma),
  value: goods.price ? w.yuan(goods.price.amount_fen) : fill(w.quantity, { count: goods.quantity }),
});

/** A part of the amount of an order or a package. */
export const amountRow = (amount: ReceiptAmount, w: ReceiptWords): ReceiptRow => {
  const label = w.amounts[amount.code];
  const pieces = amount.quantity > 1 && amount.code !== 'goods';
  return {
    label: amount.detail === null ? label : fill(w.kindOf, { name: label, kind: wordOf(w.packing, amount.detail) }),
    hint: [
      ...(pieces ? [fill(w.pieces, { count: amount.quantity, price: w.yuan(amount.unit_fen) })] : []),
      ...(amount.code === 'goods' ? [] : [w.setBy[amount.set_by ?? 'nobody']]),
    ].join(w.comma),
    value: w.yuan(amount.amount_fen),
  };
};

const refundRow = (refund: ReceiptRefund, language: Language, w: ReceiptWords): ReceiptRow => ({
  label: w.refund[refund.to],
  hint: [
    refund.transaction_no,
    w.moment(refund.at),
    textIn(refund.remark, language),
    ...(refund.charge ? [fill(w.refundCharge, { ...refund.charge, amount: w.decimal(refund.charge.amount) })] : []),
    ...(refund.done ? [] : [w.refundOpen]),
  ].join(w.comma),
  value: w.yuan(-refund.amount_fen),
});

/** How the rate with an exchange margin comes about. */
const marginWords = (
  { currency, day_rate: rate, margin_bp: bp }: ReceiptPayment['charge'],
  w: ReceiptWords,
): string[] =>
  rate === undefined || bp === undefined
    ? []
    : [fill(w.payMargin, { rate: w.decimal(rate), currency, margin: w.percent(bp) })];

const paymentRow = ({ charge, ...payment }: ReceiptPayment, w: ReceiptWords): ReceiptRow => {
  const charged = { amount: w.decimal(charge.amount), currency: charge.currency };
  return {
    label: wordOf(w.paidBy, payment.method, w.paidBy.other),
    hint: [
      fill(w.payFor, { ref: payment.ref, id: payment.payment_id }),
      w.moment(payment.paid_at),
      fill(w.payCharge, { total: w.yuan(charge.payment_fen), ...charged }),
      ...(charge.rate_as_of === null
        ? []
        : [
            fill(w.payRate, {
              rate: w.decimal(charge.rate),
              currency: charge.currency,
              day: w.day(charge.rate_as_of),
            }),
          ]),
      ...marginWords(charge, w),
    ].join(w.comma),
    value: w.yuan(payment.amount_fen),
  };
};

/** Payments, each with its refunds, and their totals. */
export const moneyRows = (
  { payments, totals }: Pick<ReceiptContent, 'payments' | 'totals'>,
  language: Language,
  w: ReceiptWords,
): ReceiptRow[] => {
  if (!payments.length) return [{ label: w.noPayment, value: w.yuan(0), strong: true }];
  const total = (label: string, fen: Fen): ReceiptRow => ({ label, value: w.yuan(fen) });
  return [
    ...payments.flatMap((payment) => [
      paymentRow(payment, w),
      ...payment.refunds.map((refund) => refundRow(refund, language, w)),
    ]),
    total(w.paid, totals.paid_fen),
    ...(totals.refunded_fen ? [total(w.refunded, -totals.refunded_fen)] : []),
    { ...total(w.kept, totals.kept_fen), strong: true },
    ...(totals.compensated_fen ? [total(w.compensated, totals.compensated_fen)] : []),
  ];
};
