import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { DisposalWarning } from '@caravan/warehouse-packages/contract';
import { sql } from 'drizzle-orm';
import { storeItemTable } from '../store/store-item.table.ts';

/**
 * The warnings that goods are disposed of, each written in the transaction of its message. Rows are never changed. A
 * trigger refuses a warning before its time, and notes the last one in the item.
 */
export const disposalWarningTable = pgTable(
  'disposal_warning',
  {
    itemId: text('item_id')
      .notNull()
      .references(() => storeItemTable.id),
    /** The days until the disposal that it announces: 30, 7 or 1. */
    days: integer().$type<DisposalWarning>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.days] }),
    check('disposal_warning_days', sql`${table.days} in (30, 7, 1)`),
  ],
);

/**
 * Goods that staff disposed of. Rows are never changed. A trigger refuses goods that are in a package, and those whose
 * shopper was not warned three times, and takes the others out of the warehouse.
 */
export const storeDisposalTable = pgTable('store_disposal', {
  itemId: text('item_id')
    .primaryKey()
    .references(() => storeItemTable.id),
  staffId: text('staff_id').notNull(),
  note: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});

export type StoreDisposalRow = typeof storeDisposalTable.$inferSelect;
