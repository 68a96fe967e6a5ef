import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { paymentTable } from './payment.table.ts';

/** What shoppers said of their Western Union remittances, and what staff found. */
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
    status: text().$type<'waiting' | 'confirmed' | 'rejected'>().notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** What came in, in fen. */
    receivedFen: bigint('received_fen', { mode: 'number' }),
  },
  (table) => [
    // One that was rejected may be told again with another payment.
    uniqueIndex('remittance_mtcn')
      .on(table.mtcn)
      .where(sql`${table.status} <> 'rejected'`),
    index('remittance_submitted').on(table.status, table.submittedAt),
    check('remittance_status', sql`${table.status} in ('waiting', 'confirmed', 'rejected')`),
    check('remittance_received', sql`(${table.status} = 'confirmed') = (${table.receivedFen} is not null)`),
  ],
);

export type RemittanceRow = typeof remittanceTable.$inferSelect;
