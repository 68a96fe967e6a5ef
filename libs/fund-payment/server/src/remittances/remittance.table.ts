import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { paymentTable } from '../payments/payment.table.ts';

/** Western Union remittances as shoppers reported them, and the decisions of staff. */
export const remittanceTable = pgTable(
  'remittance',
  {
    paymentId: text('payment_id')
      .primaryKey()
      .references(() => paymentTable.id),
    mtcn: text().notNull(),
    senderName: text('sender_name').notNull(),
    senderCountry: text('sender_country').notNull(),
    amount: text().notNull(),
    currency: text().notNull(),
    /** Increases with every correction, so that a decision can name the version it is based on. */
    version: integer().notNull(),
    status: text().$type<'waiting' | 'confirmed' | 'rejected'>().notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** The amount received, in fen. */
    receivedFen: bigint('received_fen', { mode: 'number' }),
  },
  (table) => [
    // A rejected number may be submitted again with another payment.
    uniqueIndex('remittance_mtcn')
      .on(table.mtcn)
      .where(sql`${table.status} <> 'rejected'`),
    index('remittance_submitted').on(table.status, table.submittedAt),
    index('remittance_newest').on(table.submittedAt, table.paymentId),
    check('remittance_status', sql`${table.status} in ('waiting', 'confirmed', 'rejected')`),
    check('remittance_received', sql`(${table.status} = 'confirmed') = (${table.receivedFen} is not null)`),
  ],
);

/**
 * Every control number that a shopper has submitted for a payment, including corrected ones. Money under a number is
 * accepted only once, by one payment.
 */
export const remittanceNumberTable = pgTable(
  'remittance_number',
  {
    paymentId: text('payment_id')
      .notNull()
      .references(() => paymentTable.id),
    /** Ten digits, without separators. */
    mtcn: text().notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.mtcn] }),
    uniqueIndex('remittance_number_accepted')
      .on(table.mtcn)
      .where(sql`${table.acceptedAt} is not null`),
    check('remittance_number_digits', sql`${table.mtcn} ~ '^[0-9]{10}$'`),
  ],
);

export type RemittanceRow = typeof remittanceTable.$inferSelect;
