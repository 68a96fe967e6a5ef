import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

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

/** How far an audit is that has not finished. `npm run audit:books -- --resume` goes on from here. */
export const bookAuditPartTable = pgTable(
  'book_audit_part',
  {
    feature: text().notNull(),
    part: text().notNull(),
    /** The key of the last audited row. */
    last: text().notNull(),
    rows: integer().notNull(),
    done: boolean().notNull(),
    faults: jsonb().$type<readonly string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.feature, table.part] })],
);
