import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orderLineTable } from '../orders/order-line.table.ts';

/** Pieces of a line that were refunded because they never arrived; rows are only added, and a trigger counts them. */
export const lineRefundTable = pgTable(
  'line_refund',
  {
    id: text().primaryKey(),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLineTable.id),
    quantity: integer().notNull(),
    refundedAt: timestamp('refunded_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('line_refund_of_line').on(table.lineId), check('line_refund_quantity', sql`${table.quantity} > 0`)],
);

export type LineRefundRow = typeof lineRefundTable.$inferSelect;
