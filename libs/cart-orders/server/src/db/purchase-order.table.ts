import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { OrderStatus } from '@caravan/cart-orders/contract';

/** Whom staff ask; the parts that the shopper left out are empty. */
export interface OrderContact {
  name: string;
  phone: string;
  im: string;
}

const fen = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Orders, one for each shop of a checkout (`order` is a reserved word). Its status is what its events say, which the database itself holds:
 * `migrations-extra/orders.sql` refuses every other step, a status without its event, and any later change of an amount.
 */
export const purchaseOrderTable = pgTable(
  'purchase_order',
  {
    number: text().primaryKey(),
    userId: text('user_id').notNull(),
    status: text().$type<OrderStatus>().notNull(),
    /** How many events it has; the last one's `seq`. */
    events: integer().notNull(),
    /** Null where nobody knows the shop. */
    shopName: text('shop_name'),
    goodsFen: fen('goods_fen').notNull(),
    photoFen: fen('photo_fen').notNull(),
    domesticShippingFen: fen('domestic_shipping_fen').notNull(),
    amountFen: fen('amount_fen').notNull(),
    /** What has been given back. */
    refundedFen: fen('refunded_fen').notNull(),
    contact: jsonb().$type<OrderContact>().notNull(),
    note: text().notNull(),
    priceReview: text('price_review').$type<'none' | 'waiting' | 'accepted'>().notNull(),
    /** The number under which staff bought it at its shop. */
    supplierOrderNo: text('supplier_order_no'),
    /** Where a refund that is taken back or rejected leads to; null unless one waits. */
    beforeRefund: text('before_refund').$type<'paid' | 'processing'>(),
    /** What a search looks at: number, shop and products, in lower case. */
    search: text().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    reviewDueAt: instant('review_due_at'),
    refundableUntil: instant('refundable_until'),
  },
  (table) => [
    // Ascending, and read backwards for the newest first: a descending one of drizzle's puts nulls last, which serves no plain ORDER BY … DESC.
    index('purchase_order_of_user').on(table.userId, table.createdAt, table.number),
    index('purchase_order_of_user_by_status').on(table.userId, table.status, table.createdAt, table.number),
    index('purchase_order_newest').on(table.createdAt, table.number),
    index('purchase_order_by_status').on(table.status, table.createdAt, table.number),
    index('purchase_order_unpaid')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'pending_payment'`),
    check('purchase_order_amounts', sql`least(${table.goodsFen}, ${table.photoFen}, ${table.domesticShippingFen}) >= 0`),
    check('purchase_order_sum', sql`${table.amountFen} = ${table.goodsFen} + ${table.photoFen} + ${table.domesticShippingFen}`),
    check('purchase_order_refunded', sql`${table.refundedFen} between 0 and ${table.amountFen}`),
    check('purchase_order_unpaid_refund', sql`${table.refundedFen} = 0 or ${table.paidAt} is not null`),
    check('purchase_order_paid', sql`${table.status} = 'cancelled' or (${table.status} = 'pending_payment') = (${table.paidAt} is null)`),
    check(
      'purchase_order_cancelled_with_refund',
      sql`${table.status} <> 'cancelled' or ${table.paidAt} is null or ${table.refundedFen} = ${table.amountFen}`,
    ),
    check('purchase_order_before_refund', sql`(${table.status} = 'refund_processing') = (${table.beforeRefund} is not null)`),
  ],
);

export type PurchaseOrderRow = typeof purchaseOrderTable.$inferSelect;
