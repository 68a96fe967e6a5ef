import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PackingKind } from '@caravan/warehouse-packages/contract';
import { packageTable } from '../package.table.ts';

/**
 * The prices of the packing options, each version with all kinds; the newest counts. Without rows the built-in prices
 * count. Rows are only added.
 */
export const packingPriceTable = pgTable(
  'packing_price',
  {
    version: integer().notNull(),
    kind: text().$type<PackingKind>().notNull(),
    priceFen: bigint('price_fen', { mode: 'number' }).notNull(),
    offered: boolean().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.version, table.kind] }),
    check('packing_price_version', sql`${table.version} >= 1`),
    check('packing_price_amount', sql`${table.priceFen} >= 0`),
  ],
);

/**
 * The packing options that a shopper chose for a package, with the prices of that time. A trigger
 * (`0000_init.sql`) enforces that they add up to the part of the fee. Rows are only added.
 */
export const packagePackingTable = pgTable(
  'package_packing',
  {
    packageNumber: text('package_number')
      .notNull()
      .references(() => packageTable.number),
    kind: text().$type<PackingKind>().notNull(),
    priceFen: bigint('price_fen', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.packageNumber, table.kind] }),
    check('package_packing_price', sql`${table.priceFen} >= 0`),
  ],
);

export type PackagePackingRow = typeof packagePackingTable.$inferSelect;
