import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ManualGoods, PriceChange } from '@caravan/cart-orders/contract';

/** Lines of carts. Prices do not stand here: they are read from the snapshot, which never changes. */
export const cartLineTable = pgTable(
  'cart_line',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    /** A product of goods; null where the shopper described it. */
    snapshotId: text('snapshot_id'),
    skuId: text('sku_id'),
    /** Goods described by hand; null where there is a snapshot. */
    manual: jsonb().$type<ManualGoods>(),
    /** The same for the same product in the same variant, whatever snapshot it was added from. */
    goodsKey: text('goods_key').notNull(),
    /** As it was when added: what the line is called should the snapshot be lost. */
    name: text().notNull(),
    quantity: integer().notNull(),
    note: text().notNull(),
    photoCount: integer('photo_count').notNull(),
    photoNote: text('photo_note').notNull(),
    priceChange: jsonb('price_change').$type<PriceChange>(),
    /** The shop's price before it changed while the line was in the cart. */
    previousPriceFen: integer('previous_price_fen'),
    /** When the shop was last asked for today's price, with whatever success. */
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
    /** Since when a check runs; null where none does. */
    checkingSince: timestamp('checking_since', { withTimezone: true }),
    /** Since when the shop does not sell it any more. */
    goneAt: timestamp('gone_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** A removed line is kept for a while, so that removing it again answers the same and a stranger's id does not. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    index('cart_line_of_user')
      .on(table.userId, table.createdAt)
      .where(sql`${table.removedAt} is null`),
    index('cart_line_removed')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    check('cart_line_quantity', sql`${table.quantity} between 1 and 999`),
    check('cart_line_photo_count', sql`${table.photoCount} between 0 and 20`),
    check('cart_line_goods', sql`(${table.snapshotId} is null) <> (${table.manual} is null)`),
  ],
);

export type CartLineRow = typeof cartLineTable.$inferSelect;
