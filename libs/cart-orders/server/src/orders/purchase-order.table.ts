import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ServiceFee, TermsRules } from '@caravan/content/contract';
import type { OrderStatus } from '@caravan/kernel';

/** The person whom staff contact; parts that the shopper left out are empty. */
export interface OrderContact {
  name: string;
  phone: string;
  im: string;
}

/** The rules of an order's terms that its steps, its mails and its goods follow, so that none of these reads the terms. */
export interface OrderRules extends Pick<
  TermsRules,
  | 'photo_fee_fen'
  | 'refund_hours'
  | 'review_hours'
  | 'free_storage_days'
  | 'storage_fee_fen_per_day'
  | 'storage_max_fee_fen'
> {
  /** How its service fee came about; absent if its goods had none. */
  service_fee_rate?: Omit<ServiceFee, 'fee_fen'>;
}

/** Those of all orders that were placed before a shop could set them. */
const earlierRules: OrderRules = {
  photo_fee_fen: 200,
  refund_hours: 72,
  review_hours: [3, 5],
  free_storage_days: 30,
  storage_fee_fen_per_day: 50,
  storage_max_fee_fen: 3_000,
};

const fen = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Orders, one for each shop of a checkout (`order` is a reserved word). The database enforces the status:
 * `0000_init.sql` refuses unknown transitions, a status without its event, and any later change of an
 * amount.
 */
export const purchaseOrderTable = pgTable(
  'purchase_order',
  {
    number: text().primaryKey(),
    userId: text('user_id').notNull(),
    status: text().$type<OrderStatus>().notNull(),
    /** The number of its events, and the `seq` of the last one. */
    events: integer().notNull(),
    /** Null if the shop is unknown. */
    shopName: text('shop_name'),
    goodsFen: fen('goods_fen').notNull(),
    photoFen: fen('photo_fen').notNull(),
    domesticShippingFen: fen('domestic_shipping_fen').notNull(),
    /** The part of the price of its goods that a coupon takes off. */
    discountFen: fen('discount_fen').notNull(),
    /** The coupon; null without one. */
    couponCode: text('coupon_code'),
    amountFen: fen('amount_fen').notNull(),
    /** The amount refunded so far. */
    refundedFen: fen('refunded_fen').notNull(),
    contact: jsonb().$type<OrderContact>().notNull(),
    note: text().notNull(),
    priceReview: text('price_review').$type<'none' | 'waiting' | 'accepted'>().notNull(),
    /** The shop's number of the order that staff placed there. */
    supplierOrderNo: text('supplier_order_no'),
    /** The status to return to if the refund request is withdrawn or rejected; null unless one waits. */
    beforeRefund: text('before_refund').$type<'paid' | 'processing'>(),
    /** The text for searches: number, shop and products, in lower case. */
    search: text().notNull(),
    /** The terms under which it was placed, which content keeps. */
    termsId: text('terms_id').notNull(),
    /** The terms that it keeps; the default is for processes of earlier releases. */
    rules: jsonb().$type<OrderRules>().notNull().default(earlierRules),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    reviewDueAt: instant('review_due_at'),
    refundableUntil: instant('refundable_until'),
    /** When a domestic fee that the shop did not state became known: staff stated it, or the shopper paid it. */
    feeStatedAt: instant('fee_stated_at'),
    /** Pinned when it is placed; processes of earlier releases place orders without one. */
    serviceFeeFen: fen('service_fee_fen').notNull().default(0),
  },
  (table) => [
    // The index is ascending and is read backwards for the newest first. A descending index by drizzle puts nulls last
    // and does not serve a plain ORDER BY … DESC.
    index('purchase_order_of_user').on(table.userId, table.createdAt, table.number),
    index('purchase_order_of_user_by_status').on(table.userId, table.status, table.createdAt, table.number),
    index('purchase_order_newest').on(table.createdAt, table.number),
    index('purchase_order_by_status').on(table.status, table.createdAt, table.number),
    index('purchase_order_unpaid')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'pending_payment'`),
    check(
      'purchase_order_amounts',
      sql`least(${table.goodsFen}, ${table.photoFen}, ${table.domesticShippingFen}, ${table.serviceFeeFen}) >= 0`,
    ),
    check(
      'purchase_order_sum',
      sql`${table.amountFen} = ${table.goodsFen} + ${table.photoFen} + ${table.domesticShippingFen} + ${table.serviceFeeFen} - ${table.discountFen}`,
    ),
    check(
      'purchase_order_discount',
      sql`${table.discountFen} between 0 and ${table.goodsFen} and (${table.discountFen} = 0 or ${table.couponCode} is not null)`,
    ),
    check('purchase_order_refunded', sql`${table.refundedFen} between 0 and ${table.amountFen}`),
    check('purchase_order_unpaid_refund', sql`${table.refundedFen} = 0 or ${table.paidAt} is not null`),
    check(
      'purchase_order_paid',
      sql`${table.status} = 'cancelled' or (${table.status} = 'pending_payment') = (${table.paidAt} is null)`,
    ),
    check(
      'purchase_order_cancelled_with_refund',
      sql`${table.status} <> 'cancelled' or ${table.paidAt} is null or ${table.refundedFen} = ${table.amountFen}`,
    ),
    check(
      'purchase_order_before_refund',
      sql`(${table.status} = 'refund_processing') = (${table.beforeRefund} is not null)`,
    ),
  ],
);

export type PurchaseOrderRow = typeof purchaseOrderTable.$inferSelect;
