import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { storeItemTable } from './store-item.table.ts';

/** Photos of goods on the shelf; the bytes are files. */
export const storePhotoTable = pgTable(
  'store_photo',
  {
    id: text().primaryKey(),
    itemId: text('item_id')
      .notNull()
      .references(() => storeItemTable.id),
    position: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('store_photo_of_item').on(table.itemId, table.position)],
);

export type StorePhotoRow = typeof storePhotoTable.$inferSelect;
