import { questionReminderHours } from '@caravan/cart-orders/contract';
import { questionHours } from '@caravan/content/contract';
import { hour, sumFen, type Fen } from '@caravan/kernel';
import type { OrderExtra } from '../payment/order-extra.table.ts';
import type { OrderQuestionRow } from '../questions/order-question.table.ts';
import type { OrderLineRow } from '../orders/order-line.table.ts';
import type { OrderedLine } from '../orders/order.repo.ts';
import type { PurchaseOrderRow } from '../orders/purchase-order.table.ts';
import { heldOf, shareToReturn } from '../payment/extra-refund.ts';
import type { Drop } from '../buying/line-goods.ts';
import { dropRefund, refundOf, type RefundBasis } from '../refunds/refund-of.ts';

/** The last question about an order and its extra payments. */
export interface OrderWaits {
  question: Pick<OrderQuestionRow, 'dueAt' | 'kind' | 'state'> | null;
  extras: readonly OrderExtra[];
}

/** The question that the shopper has not answered; null if none waits. */
export const openQuestion = <Q extends { state: OrderQuestionRow['state'] }>({
  question,
}: {
  question: Q | null;
}): Q | null => (question?.state === 'open' ? question : null);

/** The extra payment that is due; null if none is. */
export const unpaidExtra = ({ extras }: Pick<OrderWaits, 'extras'>): OrderExtra | null =>
  extras.find(({ paidAt, cancelledAt }) => paidAt === null && cancelledAt === null) ?? null;

/** The amount of extra payments that we hold. */
export const heldExtras = ({ extras }: Pick<OrderWaits, 'extras'>): Fen => sumFen(extras.map(heldOf));

/** A part of an extra payment to return. */
export interface ExtraRefund {
  ref: string;
  amountFen: Fen;
}

/** A refund returns parts of the order's own payment, and of its extra payments. */
export interface RefundParts {
  ownFen: Fen;
  extras: ExtraRefund[];
}

/** All that is returned. */
export const totalOfParts = ({ ownFen, extras }: RefundParts): Fen =>
  sumFen([ownFen, ...extras.map(({ amountFen }) => amountFen)]);

const positive = (extras: readonly ExtraRefund[]): ExtraRefund[] => extras.filter(({ amountFen }) => amountFen > 0);

/** The order and its lines, as far as refunds depend on them. */
export interface RefundFacts extends Pick<OrderWaits, 'extras'> {
  order: RefundBasis['order'];
  lines: readonly (RefundBasis['lines'][number] & Pick<OrderLineRow, 'id'>)[];
}

/** Everything that we still hold. */
export const allParts = ({
  order,
  extras,
}: Pick<OrderWaits, 'extras'> & { order: Pick<PurchaseOrderRow, 'amountFen' | 'refundedFen'> }): RefundParts => ({
  ownFen: order.amountFen - order.refundedFen,
  extras: positive(extras.map((extra) => ({ ref: extra.ref, amountFen: heldOf(extra) }))),
});

/**
 * The parts of a refund request. Extra payments for domestic shipping are refunded with it, those for a line with its
 * pieces (specification 10.2, 9.17).
 */
export const refundParts = ({ order, lines, extras }: RefundFacts): RefundParts => {
  const nothingArrived = lines.every(({ receivedQuantity }) => receivedQuantity === 0);
  return {
    ownFen: refundOf({ order, lines }),
    extras: positive(
      extras.map((extra) => {
        const line = lines.find(({ id }) => id === extra.lineId);
        if (!line) return { ref: extra.ref, amountFen: nothingArrived ? heldOf(extra) : 0 };
        return { ref: extra.ref, amountFen: shareToReturn(extra, line.quantity - line.receivedQuantity) };
      }),
    ),
  };
};

/** The parts of a refund of pieces that cannot be had, while the order goes on. */
export const dropParts = (
  {
    order,
    lines,
    extras,
  }: Pick<OrderWaits, 'extras'> & { order: Pick<PurchaseOrderRow, 'rules'>; lines: readonly OrderedLine[] },
  drops: readonly Drop[],
): RefundParts => {
  const dropped = drops.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? [{ line, quantity }] : [];
  });
  return {
    ownFen: sumFen(dropped.map(({ line, quantity }) => dropRefund(order, line, quantity))),
    extras: positive(
      dropped.flatMap(({ line, quantity }) =>
        extras
          .filter(({ lineId }) => lineId === line.id)
          .map((extra) => ({ ref: extra.ref, amountFen: shareToReturn(extra, line.refundedQuantity + quantity) })),
      ),
    ),
  };
};

/** The amount of a refund request, extra payments included. */
export const wholeRefund = (facts: RefundFacts): Fen => totalOfParts(refundParts(facts));

/** The end of the time to answer a question, or to pay what was agreed to. */
export const deadlineFrom = (start: Date): Date => new Date(start.getTime() + questionHours * hour);

/** The next time after `now` to remind the shopper, or the deadline. */
export const nextWake = (start: Date, deadline: Date, now: Date): Date =>
  questionReminderHours.map((hours) => new Date(start.getTime() + hours * hour)).find((at) => at > now) ?? deadline;
