import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { purchaseOrderTable } from '../orders/purchase-order.table.ts';

/** Refunds that shoppers requested. */
export const orderRefundTable = pgTable(
  'order_refund',
  {
    id: text().primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => purchaseOrderTable.number),
    /** The `seq` of the event that requested it. */
    seq: integer().notNull(),
    reason: text().notNull(),
    destination: text().$type<'balance' | 'card'>().notNull(),
    /** The amount to refund. Nothing can arrive while the request waits, so the amount is the same at approval. */
    amountFen: bigint('amount_fen', { mode: 'number' }).notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    outcome: text().$type<'waiting' | 'approved' | 'rejected' | 'withdrawn'>().notNull(),
    /** The note of staff on the decision. */
    note: text(),
  },
  (table) => [
    uniqueIndex('order_refund_of_order').on(table.orderNumber, table.seq),
    uniqueIndex('order_refund_waiting')
      .on(table.orderNumber)
      .where(sql`${table.outcome} = 'waiting'`),
    check('order_refund_amount', sql`${table.amountFen} > 0`),
    check('order_refund_decided', sql`(${table.outcome} = 'waiting') = (${table.decidedAt} is null)`),
  ],
);

export type OrderRefundRow = typeof orderRefundTable.$inferSelect;
