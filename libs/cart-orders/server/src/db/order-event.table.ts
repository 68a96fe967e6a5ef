import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { OrderActor, OrderEvent, OrderStatus } from '@caravan/cart-orders/contract';
import { purchaseOrderTable } from './purchase-order.table.ts';

/** What later checks need of an event, such as amounts. */
export interface EventData {
  /** Given back by this event. */
  refund_fen?: number;
  payment_id?: string;
  line_ids?: string[];
}

/** What happened to an order, from its beginning; rows are only ever added. A shopper's own words do not stand here, as they must be erasable. */
export const orderEventTable = pgTable(
  'order_event',
  {
    orderNumber: text('order_number')
      .notNull()
      .references(() => purchaseOrderTable.number),
    /** 1, 2, 3 … without a gap. */
    seq: integer().notNull(),
    event: text().$type<OrderEvent>().notNull(),
    /** Null for the first. */
    fromStatus: text('from_status').$type<OrderStatus>(),
    toStatus: text('to_status').$type<OrderStatus>().notNull(),
    actor: text().$type<OrderActor>().notNull(),
    /** Who, where it was a person. */
    actorId: text('actor_id'),
    /** What staff said of it; the shopper reads it. */
    note: text(),
    data: jsonb().$type<EventData>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNumber, table.seq] })],
);

export type OrderEventRow = typeof orderEventTable.$inferSelect;
