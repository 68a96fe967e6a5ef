import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { packageTable } from './package.table.ts';
import { storeItemTable } from '../store/store-item.table.ts';

/** The items of a package; they stay after a cancellation. Rows are never changed. */
export const packageItemTable = pgTable(
  'package_item',
  {
    packageNumber: text('package_number')
      .notNull()
      .references(() => packageTable.number),
    itemId: text('item_id')
      .notNull()
      .references(() => storeItemTable.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.packageNumber, table.itemId] }),
    index('package_item_of_item').on(table.itemId),
  ],
);
