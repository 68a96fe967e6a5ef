import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** Finished audits of the books, so that monitoring sees when the last one ran and what it found. */
export const bookAuditTable = pgTable(
  'book_audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Number of faults. The command prints them. */
    faults: integer().notNull(),
  },
  (table) => [index('book_audit_at').on(table.at), check('book_audit_faults', sql`${table.faults} >= 0`)],
);
