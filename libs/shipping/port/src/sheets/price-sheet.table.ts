import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ZonePrices } from './sheet-prices.ts';

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

const sheetId = () =>
  text('sheet_id')
    .notNull()
    .references(() => priceSheetTable.id);

/** The prices of each zone of a sheet. */
export const zonePricesTable = pgTable(
  'price_sheet_zone',
  {
    sheetId: sheetId(),
    zone: integer().notNull(),
    /** As text, because a quote over all methods reads thousands of numbers, which `jsonb` would print one by one. */
    prices: json().$type<ZonePrices>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sheetId, table.zone] })],
);

/** Postcodes compare by their characters, whatever the language of the database. */
const postcode = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** The postcodes of a country and their zone. A quote finds its own by the primary key. */
export const sheetAreaTable = pgTable(
  'price_sheet_area',
  {
    sheetId: sheetId(),
    country: text().notNull(),
    /** Empty for the rest of the country. */
    from: postcode('from_code').notNull(),
    to: postcode('to_code').notNull(),
    /** The place in the country, by which packages keep it. */
    area: integer().notNull(),
    zone: integer().notNull(),
    remote: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sheetId, table.country, table.from] }),
    uniqueIndex('price_sheet_area_place').on(table.sheetId, table.country, table.area),
    foreignKey({
      name: 'price_sheet_area_zone',
      columns: [table.sheetId, table.zone],
      foreignColumns: [zonePricesTable.sheetId, zonePricesTable.zone],
    }),
  ],
);

export type PriceSheetRow = typeof priceSheetTable.$inferSelect;
