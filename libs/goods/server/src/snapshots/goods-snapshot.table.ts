import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Products as shoppers saw them. A row never changes: another price is another row. */
export const goodsSnapshotTable = pgTable(
  'goods_snapshot',
  {
    id: text().primaryKey(),
    /** The URL of the look-up, canonical if the platform is known. */
    link: text().notNull(),
    platform: text().notNull(),
    itemId: text('item_id'),
    /** Title, prices in fen, options and the rest of `SnapshotContent`. */
    content: jsonb().notNull(),
    /** Yuan per unit of the shop's currency, and the day of this rate. */
    rate: text().notNull(),
    rateAsOf: text('rate_as_of').notNull(),
    fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('goods_snapshot_link').on(table.link, table.fetchedAt),
    index('goods_snapshot_oldest').on(table.fetchedAt, table.id),
  ],
);

/** Random keys of this installation, shared by all its processes. */
export const goodsKeyTable = pgTable('goods_key', {
  name: text().primaryKey(),
  /** 32 random bytes, base64. */
  value: text().notNull(),
});
