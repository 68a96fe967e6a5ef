import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { storeItemTable } from '../store/store-item.table.ts';

/** Photos of goods; the bytes are stored as files. */
export const storePhotoTable = pgTable(
  'store_photo',
  {
    id: text().primaryKey(),
    itemId: text('item_id')
      .notNull()
      .references(() => storeItemTable.id),
    position: integer().notNull(),
    /** The piece that it shows, from 1; null if it shows all pieces together. */
    piece: integer(),
    /** SHA-256 of the upload in base64url. */
    digest: text().notNull(),
    /** SHA-256 of the file that is shown, in hex, for receipts. */
    sha256: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('store_photo_of_item').on(table.itemId, table.position),
    // A repeated upload adds nothing.
    unique('store_photo_once').on(table.itemId, table.digest),
    check('store_photo_piece', sql`${table.piece} > 0`),
  ],
);

export type StorePhotoRow = typeof storePhotoTable.$inferSelect;
