import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { OrderActor, OrderEvent } from '@caravan/cart-orders/contract';
import type { OrderStatus } from '@caravan/kernel';
import { purchaseOrderTable } from './purchase-order.table.ts';

/** Data of an event for later checks, such as amounts. */
export interface EventData {
  /** The amount of the order's own payment that this event refunded. */
  refund_fen?: number;
  /** The amount of extra payments that this event refunded. */
  extra_refund_fen?: number;
  /** The part of the discount that this event gave back to the coupon. */
  discount_back_fen?: number;
  question_id?: string;
  /** The return to the seller that this event refunded. */
  return_number?: string;
  extra_ref?: string;
  payment_id?: string;
  line_ids?: string[];
  /** The pieces that remain in the order, if this event refunded some because they cannot be had. */
  pieces_left?: number;
}

/**
 * The history of an order; rows are only added. It contains no text by the shopper, because such text must be erasable.
 */
export const orderEventTable = pgTable(
  'order_event',
  {
    orderNumber: text('order_number')
      .notNull()
      .references(() => purchaseOrderTable.number),
    /** 1, 2, 3 … without gaps. */
    seq: integer().notNull(),
    event: text().$type<OrderEvent>().notNull(),
    /** Null for the first event. */
    fromStatus: text('from_status').$type<OrderStatus>(),
    toStatus: text('to_status').$type<OrderStatus>().notNull(),
    actor: text().$type<OrderActor>().notNull(),
    /** The person who caused it, if there was one. */
    actorId: text('actor_id'),
    /** The note of staff, shown to the shopper. */
    note: text(),
    data: jsonb().$type<EventData>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.seq] }),
    // For figures: who reached a status, and when.
    index('order_event_reached')
      .on(table.toStatus, table.at)
      .where(sql`${table.fromStatus} <> ${table.toStatus}`),
  ],
);

export type OrderEventRow = typeof orderEventTable.$inferSelect;
