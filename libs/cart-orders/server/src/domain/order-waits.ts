import { questionHours, questionReminderHours } from '@caravan/cart-orders/contract';
import { hour, sumFen, type Fen } from '@caravan/kernel';
import type { OrderExtra } from '../db/order-extra.table.ts';
import type { OrderQuestionRow } from '../db/order-question.table.ts';
import { refundOf, type RefundBasis } from './refund-of.ts';

/** The last question about an order and its extra payments. */
export interface OrderWaits {
  question: Pick<OrderQuestionRow, 'dueAt' | 'state'> | null;
  extras: readonly OrderExtra[];
}

export const openQuestion = <Q extends { state: OrderQuestionRow['state'] }>({
  question,
}: {
  question: Q | null;
}): Q | null => (question?.state === 'open' ? question : null);

export const unpaidExtra = ({ extras }: Pick<OrderWaits, 'extras'>): OrderExtra | null =>
  extras.find(({ paidAt, cancelledAt }) => paidAt === null && cancelledAt === null) ?? null;

/** Extra payments whose money we hold. */
export const paidExtras = ({ extras }: Pick<OrderWaits, 'extras'>): OrderExtra[] =>
  extras.filter(({ paidAt, refundedAt }) => paidAt !== null && refundedAt === null);

/** The amount of extra payments. */
export const sumOfExtras = (extras: readonly Pick<OrderExtra, 'amountFen'>[]): Fen =>
  sumFen(extras.map(({ amountFen }) => amountFen));

/** What a refund returns: of the order's own payment, and of its extra payments. */
export interface RefundParts {
  ownFen: Fen;
  extraFen: Fen;
}

/** Extra payments for domestic shipping are refunded with domestic shipping (specification 10.2). */
export const refundParts = ({ order, lines, extras }: RefundBasis & Pick<OrderWaits, 'extras'>): RefundParts => {
  const ownFen = refundOf({ order, lines });
  const heldFen = sumOfExtras(paidExtras({ extras }));
  const domesticShippingFen = order.domesticShippingFen + heldFen;
  return { ownFen, extraFen: refundOf({ order: { domesticShippingFen }, lines }) - ownFen };
};

/** The amount of a refund request, extra payments included. */
export const wholeRefund = (basis: RefundBasis & Pick<OrderWaits, 'extras'>): Fen => {
  const { ownFen, extraFen } = refundParts(basis);
  return ownFen + extraFen;
};

/** The end of the time to answer a question, or to pay what was agreed to. */
export const deadlineFrom = (start: Date): Date => new Date(start.getTime() + questionHours * hour);

/** The next time after `now` to remind the shopper, or the deadline. */
export const nextWake = (start: Date, deadline: Date, now: Date): Date =>
  questionReminderHours.map((hours) => new Date(start.getTime() + hours * hour)).find((at) => at > now) ?? deadline;
