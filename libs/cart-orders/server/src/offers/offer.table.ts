import type { OfferState } from '@caravan/cart-orders/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Goods at a price that buyers have offered to shoppers who asked for them. What was offered never changes. */
export const offerTable = pgTable(
  'offer',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    conversationId: text('conversation_id').notNull(),
    staffId: text('staff_id').notNull(),
    url: text().notNull(),
    name: text().notNull(),
    spec: text().notNull(),
    shopName: text('shop_name').notNull(),
    unitPriceFen: integer('unit_price_fen').notNull(),
    domesticShippingFen: integer('domestic_shipping_fen').notNull(),
    quantity: integer().notNull(),
    /** The path of its picture, which the shopper's cart keeps; null without one. */
    image: text(),
    state: text().$type<OfferState>().notNull(),
    createdAt: instant('created_at').notNull(),
    validUntil: instant('valid_until').notNull(),
  },
  (table) => [
    index('offer_of_conversation').on(table.conversationId, table.createdAt),
    index('offer_open')
      .on(table.userId, table.validUntil)
      .where(sql`${table.state} = 'open'`),
    index('offer_ended').on(table.validUntil),
    index('offer_image')
      .on(table.image)
      .where(sql`${table.image} is not null`),
    check('offer_quantity', sql`${table.quantity} between 1 and 999`),
    check('offer_prices', sql`${table.unitPriceFen} > 0 and ${table.domesticShippingFen} >= 0`),
  ],
);

export type OfferRow = typeof offerTable.$inferSelect;
