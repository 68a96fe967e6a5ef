import { asc, desc, inArray } from 'drizzle-orm';
import type { Database } from '@caravan/server-core';
import { orderEventTable as events, type OrderEventRow } from './order-event.table.ts';
import { orderLineTable as lines, type OrderLineRow } from './order-line.table.ts';
import { orderRefundTable as refunds, type OrderRefundRow } from './order-refund.table.ts';

/** The lines of orders, in the order of these. */
export const linesOf = (db: Database, numbers: readonly string[]): Promise<OrderLineRow[]> =>
  db
    .select()
    .from(lines)
    .where(inArray(lines.orderNumber, [...numbers]))
    .orderBy(asc(lines.orderNumber), asc(lines.position));

/** The last refund of each order. */
export const lastRefunds = (db: Database, numbers: readonly string[]): Promise<OrderRefundRow[]> =>
  db
    .selectDistinctOn([refunds.orderNumber])
    .from(refunds)
    .where(inArray(refunds.orderNumber, [...numbers]))
    .orderBy(refunds.orderNumber, desc(refunds.seq));

export const eventsOf = (db: Database, numbers: readonly string[]): Promise<OrderEventRow[]> =>
  db
    .select()
    .from(events)
    .where(inArray(events.orderNumber, [...numbers]))
    .orderBy(events.orderNumber, events.seq);
