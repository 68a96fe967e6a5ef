import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Favourites and recent links of shoppers. A row copies what its list shows, because snapshots are deleted after a while.
 */
export const savedGoodsTable = pgTable(
  'saved_goods',
  {
    id: text().notNull().unique(),
    userId: text('user_id').notNull(),
    /** `favourite` or `recent`. */
    kind: text().notNull(),
    /** The product's page at the shop. */
    url: text().notNull(),
    platform: text().notNull(),
    title: text().notNull(),
    shopName: text('shop_name').notNull(),
    /** The shop's URL of the picture. */
    image: text(),
    priceFen: integer('price_fen').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.url] }),
    index('saved_goods_newest').on(table.userId, table.kind, table.savedAt),
  ],
);
