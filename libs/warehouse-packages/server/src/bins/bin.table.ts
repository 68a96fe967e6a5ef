import type { BinKind } from '@caravan/warehouse-packages/contract';
import { warehouseTable } from '@caravan/warehouse-packages/port/table';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The places of the warehouse in which goods are put. */
export const binTable = pgTable(
  'bin',
  {
    /** As on the bin's label: upper case, half-width, without spaces. */
    code: text().primaryKey(),
    zone: text().notNull(),
    /** Code and zone as `searchText` has them. No index: a warehouse has few bins. */
    search: text().notNull(),
    kind: text().$type<BinKind>().notNull(),
    /** The place on the way through the warehouse; pick lists follow it. */
    position: integer().notNull(),
    /** Goods are put only into active bins. */
    active: boolean().notNull(),
    /** Null means the shop's first warehouse. */
    warehouseId: text('warehouse_id').references(() => warehouseTable.id),
    /** Rises with every change. */
    version: integer().notNull(),
  },
  (table) => [index('bin_walk').on(table.position, table.code), check('bin_position', sql`${table.position} >= 0`)],
);

/** Without the column of the search, which the repository writes. */
export type BinRow = Omit<typeof binTable.$inferSelect, 'search'>;

/** The shop's rule for bins: one row, which is absent until it is changed first. */
export const binRuleTable = pgTable(
  'bin_rule',
  {
    id: boolean().primaryKey(),
    /** Whether goods of several shoppers are kept out of one bin. */
    oneShopper: boolean('one_shopper').notNull(),
    version: integer().notNull(),
  },
  (table) => [check('bin_rule_one', sql`${table.id}`)],
);
