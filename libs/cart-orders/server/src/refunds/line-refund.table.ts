import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
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
    /** The part of the line's service fee that was refunded with them. */
    serviceFeeFen: bigint('service_fee_fen', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('line_refund_of_line').on(table.lineId),
    check('line_refund_quantity', sql`${table.quantity} > 0`),
    check('line_refund_service_fee', sql`${table.serviceFeeFen} >= 0`),
  ],
);

export type LineRefundRow = typeof lineRefundTable.$inferSelect;
