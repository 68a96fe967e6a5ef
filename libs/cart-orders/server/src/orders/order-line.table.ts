import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { OrderLine, PriceChange } from '@caravan/cart-orders/contract';
import { purchaseOrderTable } from './purchase-order.table.ts';

const fen = (name: string) => bigint(name, { mode: 'number' });

/** Lines of orders. They copy all that the cart showed, so that later changes by a shop do not change an order. */
export const orderLineTable = pgTable(
  'order_line',
  {
    /** The cart line's id. As the primary key it lets a cart line be ordered only once. */
    id: text().primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => purchaseOrderTable.number),
    position: integer().notNull(),
    manual: boolean().notNull(),
    /** The offer of a buyer that set its price; null for all other goods. */
    offerId: text('offer_id'),
    /** The product of the goods feature, to order it again; null for goods described by hand. */
    snapshotId: text('snapshot_id'),
    skuId: text('sku_id'),
    url: text().notNull(),
    platform: text().$type<OrderLine['platform']>().notNull(),
    shopName: text('shop_name'),
    name: text().notNull(),
    description: text().notNull(),
    spec: text().notNull(),
    image: text(),
    unitPriceFen: fen('unit_price_fen').notNull(),
    listedPriceFen: fen('listed_price_fen').notNull(),
    quantity: integer().notNull(),
    /** Its part of the order's discount, which lowers the price of its pieces (`line-discount.ts`). */
    discountFen: fen('discount_fen').notNull(),
    domesticShippingFen: fen('domestic_shipping_fen').notNull(),
    /** False if the shop stated no fee: it was unknown, not zero. */
    domesticShippingStated: boolean('domestic_shipping_stated').notNull(),
    photoCount: integer('photo_count').notNull(),
    photoNote: text('photo_note').notNull(),
    note: text().notNull(),
    priceChange: jsonb('price_change').$type<PriceChange>(),
    /** The pieces that staff bought at the shop. */
    boughtQuantity: integer('bought_quantity').notNull(),
    /** The pieces that arrived: the sum of `line_receipt`, kept by a trigger. */
    receivedQuantity: integer('received_quantity').notNull(),
    /** The pieces that were refunded because they never arrived: the sum of `line_refund`, kept by a trigger. */
    refundedQuantity: integer('refunded_quantity').notNull(),
    /** The pieces that went back to their seller: the sum of `order_return`, kept by a trigger. */
    returnedQuantity: integer('returned_quantity').notNull(),
    /** Its part of the order's service fee (`line-discount.ts`). */
    serviceFeeFen: fen('service_fee_fen').notNull().default(0),
  },
  (table) => [
    index('order_line_of_order').on(table.orderNumber, table.position),
    index('order_line_of_snapshot').on(table.snapshotId),
    index('order_line_image').on(table.image),
    index('order_line_of_offer')
      .on(table.offerId)
      .where(sql`${table.offerId} is not null`),
    check(
      'order_line_amounts',
      sql`least(${table.unitPriceFen}, ${table.domesticShippingFen}, ${table.photoCount}, ${table.serviceFeeFen}) >= 0 and ${table.quantity} > 0`,
    ),
    check(
      'order_line_pieces',
      sql`least(${table.receivedQuantity}, ${table.refundedQuantity}) >= 0 and ${table.receivedQuantity} + ${table.refundedQuantity} <= ${table.quantity}`,
    ),
    check('order_line_discount', sql`${table.discountFen} between 0 and ${table.unitPriceFen} * ${table.quantity}`),
    check('order_line_returned', sql`${table.returnedQuantity} between 0 and ${table.receivedQuantity}`),
    check('order_line_bought', sql`${table.boughtQuantity} between ${table.receivedQuantity} and ${table.quantity}`),
  ],
);

export type OrderLineRow = typeof orderLineTable.$inferSelect;
