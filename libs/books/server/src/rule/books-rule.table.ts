import type { BooksRuleChange } from '@caravan/books/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** The chart of accounts and VAT: one row, which is absent until it is changed or days are closed first. */
export const booksRuleTable = pgTable(
  'books_rule',
  {
    id: boolean().primaryKey(),
    accounts: jsonb().$type<BooksRuleChange['accounts']>().notNull(),
    vat: jsonb().$type<BooksRuleChange['vat']>().notNull(),
    noTaxName: text('no_tax_name').notNull(),
    ownCountry: text('own_country').notNull(),
    version: integer().notNull(),
  },
  (table) => [check('books_rule_one', sql`${table.id}`)],
);
