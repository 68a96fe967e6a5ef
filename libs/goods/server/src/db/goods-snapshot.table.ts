import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What a shopper saw of a product; a row never changes, another price is another row. */
export const goodsSnapshotTable = pgTable(
  'goods_snapshot',
  {
    id: text().primaryKey(),
    /** Address by which the product was looked up: canonical where the platform is known. */
    link: text().notNull(),
    platform: text().notNull(),
    itemId: text('item_id'),
    /** Title, prices in fen, options and all else, as `SnapshotContent` has it. */
    content: jsonb().notNull(),
    /** Yuan for one unit of the shop's currency, and its day. */
    rate: text().notNull(),
    rateAsOf: text('rate_as_of').notNull(),
    fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('goods_snapshot_link').on(table.link, table.fetchedAt)],
);
