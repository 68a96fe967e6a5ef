import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { QuestionKind } from '@caravan/cart-orders/contract';
import { orderQuestionTable } from './order-question.table.ts';
import { purchaseOrderTable } from './purchase-order.table.ts';

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
    createdAt: instant('created_at').notNull(),
    /** From this time on it can no longer be paid. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('order_extra_of_order').on(table.orderNumber),
    check('order_extra_amount', sql`${table.amountFen} > 0`),
  ],
);

/** What happened to an extra payment, each at most once. Rows are only added. */
export const orderExtraEventTable = pgTable(
  'order_extra_event',
  {
    extraRef: text('extra_ref')
      .notNull()
      .references(() => orderExtraTable.ref),
    /** A trigger lets only what was paid be refunded. */
    event: text().$type<'paid' | 'cancelled' | 'refunded'>().notNull(),
    paymentId: text('payment_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.extraRef, table.event] }),
    uniqueIndex('order_extra_paid_or_cancelled')
      .on(table.extraRef)
      .where(sql`${table.event} in ('paid', 'cancelled')`),
    check('order_extra_event_payment', sql`(${table.event} = 'paid') = (${table.paymentId} is not null)`),
  ],
);

export type OrderExtraRow = typeof orderExtraTable.$inferSelect;
export type OrderExtraEventRow = typeof orderExtraEventTable.$inferSelect;

/** An extra payment with the times of what happened to it. */
export interface OrderExtra extends OrderExtraRow {
  paidAt: Date | null;
  cancelledAt: Date | null;
  refundedAt: Date | null;
}
