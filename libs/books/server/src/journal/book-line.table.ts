import type { BookAccount } from '@caravan/books/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { BookSource } from './book-sources.ts';

const fen = (name: string) => bigint(name, { mode: 'number' });

/** Days in the shop's zone whose journal is final: rows are only added, one for each day since the first movement. */
export const bookDayTable = pgTable(
  'book_day',
  {
    day: date({ mode: 'string' }).primaryKey(),
    /** The number of its lines. */
    lines: integer().notNull(),
    /** The name of the tax rate that adds no tax, as it was set when the day was closed. */
    noTaxName: text('no_tax_name').notNull(),
    /** Its lines have the costs of the day; those of days that were closed before the books knew costs have not. */
    hasCosts: boolean('has_costs').notNull().default(false),
    closedBy: text('closed_by').notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('book_day_lines', sql`${table.lines} >= 0`)],
);

/** The journal of a day: what was debited and credited to each account, with the account's code and name of that time. */
export const bookLineTable = pgTable(
  'book_line',
  {
    day: date({ mode: 'string' })
      .notNull()
      .references(() => bookDayTable.day),
    position: integer().notNull(),
    account: text().$type<BookAccount>().notNull(),
    /** The accounts of the ledger, or of costs, that it comes from. */
    source: text().$type<BookSource>().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    /** Where the supply was, if VAT of this country is part of the income. */
    country: text(),
    taxCode: text('tax_code'),
    debitFen: fen('debit_fen').notNull(),
    creditFen: fen('credit_fen').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.position] }),
    check('book_line_amounts', sql`least(${table.debitFen}, ${table.creditFen}) >= 0`),
    check('book_line_country', sql`num_nulls(${table.country}, ${table.taxCode}) in (0, 2)`),
  ],
);

export type BookDayRow = typeof bookDayTable.$inferSelect;
export type BookLineRow = typeof bookLineTable.$inferSelect;
