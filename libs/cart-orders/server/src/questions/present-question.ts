import { isoOrNull } from '@caravan/kernel';
import type { ExtraState, OrderExtra as ShownExtra, OrderQuestion } from '@caravan/cart-orders/contract';
import type { OrderExtra } from '../payment/order-extra.table.ts';
import type { OrderQuestionRow } from './order-question.table.ts';
import type { OrderWithLines } from '../orders/order.repo.ts';
import { refundOfOption } from '../cart/offered-options.ts';

/** A question as shopper and staff see it. */
export const presentQuestion = (held: OrderWithLines, row: OrderQuestionRow): OrderQuestion => ({
  id: row.id,
  kind: row.kind,
  line_id: row.lineId,
  item_id: row.itemId,
  reason: row.reason,
  text: row.text,
  options: row.options.map((option) => ({
    ...option,
    refund_fen: row.state === 'open' ? refundOfOption(held, row, option) : null,
  })),
  state: row.state,
  answer: row.answer,
  asked_at: row.askedAt.toISOString(),
  due_at: row.dueAt.toISOString(),
  closed_at: isoOrNull(row.closedAt),
  return_number: row.returnNumber,
});

const stateOf = ({ paidAt, cancelledAt, refundedFen, amountFen }: OrderExtra): ExtraState => {
  if (refundedFen === amountFen) return 'refunded';
  if (paidAt) return 'paid';
  return cancelledAt ? 'cancelled' : 'unpaid';
};

/** An extra payment. */
export const presentExtra = (extra: OrderExtra): ShownExtra => ({
  ref: extra.ref,
  kind: extra.kind,
  line_id: extra.lineId,
  amount_fen: extra.amountFen,
  refunded_fen: extra.refundedFen,
  state: stateOf(extra),
  created_at: extra.createdAt.toISOString(),
  expires_at: extra.expiresAt.toISOString(),
  paid_at: isoOrNull(extra.paidAt),
});
