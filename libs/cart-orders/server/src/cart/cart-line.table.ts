import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ManualGoods, PriceChange } from '@caravan/cart-orders/contract';
import type { Platform } from '@caravan/goods/contract';

/** Goods described by hand; if a buyer offered them at their price, with the offer and its number of pieces. */
export type StoredManual = ManualGoods & { offer_id?: string; offer_quantity?: number };

/** Lines of carts. They store no prices: prices come from the snapshot, which never changes. */
export const cartLineTable = pgTable(
  'cart_line',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    /** A product of the goods feature; null for goods described by hand. */
    snapshotId: text('snapshot_id'),
    skuId: text('sku_id'),
    /** Goods described by hand; null for a product. */
    manual: jsonb().$type<StoredManual>(),
    /** The platform of goods described by hand, by their link; null for a product. */
    platform: text().$type<Platform>(),
    /** Identifies a product in one variant, regardless of the snapshot it was added from. */
    goodsKey: text('goods_key').notNull(),
    /** The name when the line was added, in case the snapshot is lost. */
    name: text().notNull(),
    quantity: integer().notNull(),
    note: text().notNull(),
    photoCount: integer('photo_count').notNull(),
    photoNote: text('photo_note').notNull(),
    priceChange: jsonb('price_change').$type<PriceChange>(),
    /** The shop's price before it changed while the line was in the cart. */
    previousPriceFen: integer('previous_price_fen'),
    /** When the shop was last asked for the current price, successfully or not. */
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
    /** Start of a running check; null if none runs. */
    checkingSince: timestamp('checking_since', { withTimezone: true }),
    /** When the shop stopped selling it. */
    goneAt: timestamp('gone_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /**
     * A removed line is kept for a while. Removing it again then gives the same answer, while another user's id gives
     * 404.
     */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    index('cart_line_of_user')
      .on(table.userId, table.createdAt)
      .where(sql`${table.removedAt} is null`),
    index('cart_line_removed')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    index('cart_line_of_snapshot').on(table.snapshotId),
    check('cart_line_quantity', sql`${table.quantity} between 1 and 999`),
    check('cart_line_photo_count', sql`${table.photoCount} between 0 and 20`),
    check('cart_line_goods', sql`(${table.snapshotId} is null) <> (${table.manual} is null)`),
    check('cart_line_platform', sql`(${table.platform} is null) = (${table.manual} is null)`),
  ],
);

export type CartLineRow = typeof cartLineTable.$inferSelect;
