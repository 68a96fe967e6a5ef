/** Questions about one line of an order: each can be answered by dropping the line (specification 9.16). */
export const lineQuestionKinds = ['out_of_stock', 'variant_gone', 'price_rise', 'seller_refuses'] as const;
export type LineQuestionKind = (typeof lineQuestionKinds)[number];

/** A question is about a fee, a line that is to come, or goods that arrived (specification 9.14, 9.16, 9.19). */
export const questionKinds = ['domestic_fee', ...lineQuestionKinds, 'quality'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Both are always offered for goods that arrived. */
export const goodsOptions = ['keep', 'return'] as const;

/**
 * The answers that a question can offer: wait for the goods, take other goods, pay more, do without the line, cancel the
 * order, keep goods that arrived, or return them to their seller.
 */
export const questionOptions = ['wait', 'substitute', 'pay_more', 'drop', 'cancel', ...goodsOptions] as const;
export type QuestionOption = (typeof questionOptions)[number];

/** `withdrawn`: staff or a refund request ended it; `expired`: the deadline passed without an answer. */
export const questionStates = ['open', 'answered', 'withdrawn', 'expired'] as const;
export type QuestionState = (typeof questionStates)[number];

/** `cancelled`: it was never paid, and can no longer be paid; `refunded`: all of it was returned. */
export const extraStates = ['unpaid', 'paid', 'cancelled', 'refunded'] as const;
export type ExtraState = (typeof extraStates)[number];

/** The hours after which a shopper is reminded. */
export const questionReminderHours = [24, 48] as const;
/** The largest extra payment, in fen. */
export const maxExtraFen = 1_000_000;

/** The number of an extra payment: that of its order, and a count from 1. */
export const extraRefOf = (orderNumber: string, position: number): string => `${orderNumber}-${position}`;

/** Why a shopper rejects goods by their photos: what is wrong with them. */
export const rejectionReasons = ['wrong_goods', 'damaged', 'incomplete', 'quality'] as const;

export type RejectionReason = (typeof rejectionReasons)[number];
