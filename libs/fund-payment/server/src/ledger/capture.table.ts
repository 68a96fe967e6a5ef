import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DueKind } from '@caravan/fund-payment/contract';
import { paymentTable } from '../payments/payment.table.ts';

/**
 * The amount paid for an order or a package. Each has at most one capture, so that a fault in its feature cannot cause
 * a second payment.
 */
export const captureTable = pgTable(
  'capture',
  {
    kind: text().$type<DueKind>().notNull(),
    ref: text().notNull(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => paymentTable.id),
    userId: text('user_id').notNull(),
    amountFen: bigint('amount_fen', { mode: 'number' }).notNull(),
    refundedFen: bigint('refunded_fen', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.ref] }),
    index('capture_payment').on(table.paymentId),
    check('capture_refunded', sql`${table.amountFen} > 0 and ${table.refundedFen} between 0 and ${table.amountFen}`),
  ],
);

export type CaptureRow = typeof captureTable.$inferSelect;
