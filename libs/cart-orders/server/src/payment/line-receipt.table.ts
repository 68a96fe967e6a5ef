import type { Restriction } from '@caravan/shipping/contract';
import type { GoodsCondition } from '@caravan/goods/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orderLineTable } from '../orders/order-line.table.ts';
import { purchaseOrderTable } from '../orders/purchase-order.table.ts';

/**
 * Pieces of a line that arrived together, with staff's measurements; rows are only added. A trigger counts them on the
 * line (`0000_init.sql`).
 */
export const lineReceiptTable = pgTable(
  'line_receipt',
  {
    id: text().primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => purchaseOrderTable.number),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLineTable.id),
    quantity: integer().notNull(),
    /** The parcel that brought them; null if staff reported the line without one. */
    parcelId: text('parcel_id'),
    /** Their item in the warehouse. */
    itemId: text('item_id').notNull().unique(),
    weightG: integer('weight_g').notNull(),
    lengthMm: integer('length_mm').notNull(),
    widthMm: integer('width_mm').notNull(),
    heightMm: integer('height_mm').notNull(),
    restrictions: jsonb().$type<Restriction[]>().notNull(),
    condition: text().$type<GoodsCondition>().notNull(),
    /** Staff wrote it about the pieces. */
    note: text().notNull(),
    receivedBy: text('received_by').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('line_receipt_of_line').on(table.lineId, table.receivedAt),
    index('line_receipt_of_parcel').on(table.parcelId),
    check('line_receipt_quantity', sql`${table.quantity} > 0`),
  ],
);

export type LineReceiptRow = typeof lineReceiptTable.$inferSelect;
