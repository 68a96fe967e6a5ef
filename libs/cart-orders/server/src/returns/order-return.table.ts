import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orderLineTable } from '../orders/order-line.table.ts';
import { purchaseOrderTable } from '../orders/purchase-order.table.ts';

const fen = (name: string) => bigint(name, { mode: 'number' });

/**
 * Pieces that went back to their seller, and what the shopper got back for them. Rows are only added; a trigger lets no
 * more pieces go back than arrived (`0000_init.sql`).
 */
export const orderReturnTable = pgTable(
  'order_return',
  {
    returnNumber: text('return_number').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => purchaseOrderTable.number),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLineTable.id),
    quantity: integer().notNull(),
    /** The refund of the seller. */
    sellerFen: fen('seller_fen').notNull(),
    /** The shopper's costs of the way back. */
    feeFen: fen('fee_fen').notNull(),
    /** The part of the order's own payment that went back to the shopper. */
    ownFen: fen('own_fen').notNull(),
    /** The part of extra payments that went back to the shopper. */
    extraFen: fen('extra_fen').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('order_return_of_line').on(table.lineId),
    index('order_return_of_order').on(table.orderNumber),
    check('order_return_quantity', sql`${table.quantity} > 0`),
    check(
      'order_return_amounts',
      sql`least(${table.sellerFen}, ${table.feeFen}, ${table.ownFen}, ${table.extraFen}) >= 0
        and ${table.ownFen} + ${table.extraFen} = greatest(0, ${table.sellerFen} - ${table.feeFen})`,
    ),
  ],
);

export type OrderReturnRow = typeof orderReturnTable.$inferSelect;

/**
 * Goods sent back to their seller cost the shop freight, also for exchanges; nothing is recorded for a way back that
 * was free. It is a cost of the order. Rows are only added.
 */
export const returnFreightTable = pgTable(
  'return_freight',
  {
    returnNumber: text('return_number').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => purchaseOrderTable.number),
    freightFen: fen('freight_fen').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('return_freight_of_order').on(table.orderNumber),
    check('return_freight_amount', sql`${table.freightFen} > 0`),
  ],
);

export type ReturnFreightRow = typeof returnFreightTable.$inferSelect;
