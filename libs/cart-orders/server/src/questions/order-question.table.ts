import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  OrderQuestionOption,
  QuestionKind,
  QuestionOption,
  QuestionState,
  RejectionReason,
} from '@caravan/cart-orders/contract';
import { orderLineTable } from '../orders/order-line.table.ts';
import { purchaseOrderTable } from '../orders/purchase-order.table.ts';

/** An option as it was offered. What it would return depends on the order and is read from it. */
export type OfferedOption = Omit<OrderQuestionOption, 'refund_fen'>;

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Questions of staff to shoppers. What was asked never changes, and an answer stands: triggers in
 * `apps/server/migrations/0000_init.sql` refuse both.
 */
export const orderQuestionTable = pgTable(
  'order_question',
  {
    id: text().primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => purchaseOrderTable.number),
    kind: text().$type<QuestionKind>().notNull(),
    /** The line that it is about; null if it is about the whole order. */
    lineId: text('line_id').references(() => orderLineTable.id),
    /** The goods in the warehouse that it is about, and why they would go back to their seller. */
    itemId: text('item_id'),
    reason: text().$type<RejectionReason>(),
    /** Added by staff; may be empty. */
    text: text().notNull(),
    options: jsonb().$type<OfferedOption[]>().notNull(),
    state: text().$type<QuestionState>().notNull(),
    /** The chosen option. */
    answer: text().$type<QuestionOption>(),
    askedAt: instant('asked_at').notNull(),
    dueAt: instant('due_at').notNull(),
    closedAt: instant('closed_at'),
    /** The return that the answer opened. */
    returnNumber: text('return_number').unique(),
    /** When the next reminder or the default is due, for the question or its unpaid extra; null if nothing waits. */
    wakeAt: instant('wake_at'),
  },
  (table) => [
    uniqueIndex('order_question_open')
      .on(table.orderNumber)
      .where(sql`${table.state} = 'open'`),
    index('order_question_of_order').on(table.orderNumber, table.askedAt),
    index('order_question_wake')
      .on(table.wakeAt)
      .where(sql`${table.wakeAt} is not null`),
    check('order_question_closed', sql`(${table.state} = 'open') = (${table.closedAt} is null)`),
    check('order_question_answered', sql`(${table.state} = 'answered') = (${table.answer} is not null)`),
    check(
      'order_question_goods',
      sql`(${table.kind} = 'quality') = (${table.itemId} is not null) and (${table.kind} = 'quality') = (${table.reason} is not null)
        and (${table.kind} <> 'quality' or ${table.lineId} is not null)`,
    ),
    check(
      'order_question_return',
      sql`(${table.answer} is not distinct from 'return') = (${table.returnNumber} is not null)`,
    ),
    check('order_question_wakes', sql`${table.state} <> 'open' or ${table.wakeAt} is not null`),
  ],
);

export type OrderQuestionRow = typeof orderQuestionTable.$inferSelect;
