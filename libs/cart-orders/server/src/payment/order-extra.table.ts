import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { QuestionKind } from '@caravan/cart-orders/contract';
import { orderLineTable } from '../orders/order-line.table.ts';
import { orderQuestionTable } from '../questions/order-question.table.ts';
import { purchaseOrderTable } from '../orders/purchase-order.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Payments in addition to an order's amount, which never changes. Rows are only added. */
export const orderExtraTable = pgTable(
  'order_extra',
  {
    /** The payment target: the number of the order, and a count. */
    ref: text().primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => purchaseOrderTable.number),
    kind: text().$type<QuestionKind>().notNull(),
    /** The question that the shopper agreed to. */
    questionId: text('question_id')
      .notNull()
      .unique()
      .references(() => orderQuestionTable.id),
    amountFen: bigint('amount_fen', { mode: 'number' }).notNull(),
    /** The line that it is paid for; null for domestic shipping. */
    lineId: text('line_id').references(() => orderLineTable.id),
    /** The pieces of the line that it is paid for. */
    pieces: integer(),
    /** The pieces of the line that had been refunded before. */
    refundedBefore: integer('refunded_before'),
    createdAt: instant('created_at').notNull(),
    /** From this time on it can no longer be paid. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('order_extra_of_order').on(table.orderNumber),
    check('order_extra_amount', sql`${table.amountFen} > 0`),
    check(
      'order_extra_line',
      sql`num_nonnulls(${table.lineId}, ${table.pieces}, ${table.refundedBefore}) in (0, 3) and ${table.pieces} > 0 and ${table.refundedBefore} >= 0`,
    ),
  ],
);

/** An extra payment is paid or cancelled once, and refunded at once or in parts. Rows are only added. */
export const orderExtraEventTable = pgTable(
  'order_extra_event',
  {
    id: text().primaryKey(),
    extraRef: text('extra_ref')
      .notNull()
      .references(() => orderExtraTable.ref),
    event: text().$type<'paid' | 'cancelled' | 'refunded'>().notNull(),
    paymentId: text('payment_id'),
    /** The refunded amount; a trigger lets no more be refunded than was paid. */
    amountFen: bigint('amount_fen', { mode: 'number' }),
    /** The return to the seller for which it was refunded; null for pieces that never arrived. */
    returnNumber: text('return_number'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('order_extra_event_of_extra').on(table.extraRef),
    uniqueIndex('order_extra_paid_or_cancelled')
      .on(table.extraRef)
      .where(sql`${table.event} in ('paid', 'cancelled')`),
    check('order_extra_event_payment', sql`(${table.event} = 'paid') = (${table.paymentId} is not null)`),
    check('order_extra_event_return', sql`${table.returnNumber} is null or ${table.event} = 'refunded'`),
    check(
      'order_extra_event_amount',
      sql`(${table.event} = 'refunded') = (${table.amountFen} is not null) and ${table.amountFen} > 0`,
    ),
  ],
);

export type OrderExtraRow = typeof orderExtraTable.$inferSelect;
export type OrderExtraEventRow = typeof orderExtraEventTable.$inferSelect;

/** An extra payment with the times of what happened to it. */
export interface OrderExtra extends OrderExtraRow {
  paidAt: Date | null;
  cancelledAt: Date | null;
  /** All refunds so far. */
  refundedFen: number;
  /** The part of the refunds that is for pieces that had arrived and went back to the seller. */
  returnedFen: number;
}
