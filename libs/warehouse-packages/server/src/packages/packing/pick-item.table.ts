import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { binTable } from '../../bins/bin.table.ts';
import { packageTable } from '../package.table.ts';
import { pickTable } from './pick.table.ts';
import { storeItemTable } from '../../store/store-item.table.ts';

/** The goods of a pick list. They stay on it if their package is cancelled. */
export const pickItemTable = pgTable(
  'pick_item',
  {
    pickId: text('pick_id')
      .notNull()
      .references(() => pickTable.id),
    itemId: text('item_id')
      .notNull()
      .references(() => storeItemTable.id),
    packageNumber: text('package_number')
      .notNull()
      .references(() => packageTable.number),
    /** The bin out of which it was picked; null before, and if it was in none. */
    fromBin: text('from_bin').references(() => binTable.code),
    pickedAt: timestamp('picked_at', { withTimezone: true }),
    pickedBy: text('picked_by'),
  },
  (table) => [
    primaryKey({ columns: [table.pickId, table.itemId] }),
    index('pick_item_of_package').on(table.packageNumber),
    check('pick_item_picked', sql`(${table.pickedAt} is null) = (${table.pickedBy} is null)`),
    check('pick_item_from_bin', sql`${table.fromBin} is null or ${table.pickedAt} is not null`),
  ],
);

export type PickItemRow = typeof pickItemTable.$inferSelect;
