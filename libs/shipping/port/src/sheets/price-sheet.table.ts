import { sql } from 'drizzle-orm';
import { check, index, integer, json, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { CountryPrices } from './country-prices.ts';

/**
 * The rows of price sheets, as they were imported. Versions of shipping methods refer to them; rows never change, and equal
 * rows of a method are stored once.
 */
export const priceSheetTable = pgTable(
  'price_sheet',
  {
    /** A digest of its method and its rows. */
    id: text().primaryKey(),
    methodId: text('line_id').notNull(),
    file: text().notNull(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
    count: integer().notNull(),
    /** In the form of `writeSheetRow`. */
    rows: jsonb().$type<string[]>().notNull(),
  },
  (table) => [
    index('price_sheet_of_line').on(table.methodId),
    check('price_sheet_count', sql`${table.count} > 0 and ${table.count} = jsonb_array_length(${table.rows})`),
  ],
);

/** What a price sheet says about each country: all that a quote reads of it. */
export const countryPricesTable = pgTable(
  'price_sheet_country',
  {
    sheetId: text('sheet_id')
      .notNull()
      .references(() => priceSheetTable.id),
    country: text().notNull(),
    /** As text, because a quote over all methods reads thousands of numbers, which `jsonb` would print one by one. */
    prices: json().$type<CountryPrices>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sheetId, table.country] })],
);

export type PriceSheetRow = typeof priceSheetTable.$inferSelect;
