import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OrderStatus } from '@caravan/kernel';

interface Events {
  fromStatus: PgColumn;
  toStatus: PgColumn;
}

/** The event by which an order first had a status; the index `order_event_reached` finds it. */
const reached = (table: Events, to: OrderStatus, from?: OrderStatus): SQL | undefined =>
  and(
    eq(table.toStatus, to),
    ne(table.fromStatus, table.toStatus),
    from === undefined ? undefined : eq(table.fromStatus, from),
  );

// A rejected or withdrawn refund leads back to `paid` or `processing`; that counts no second time.
export const orderSteps = {
  order_paid: (table: Events) => reached(table, 'paid', 'pending_payment'),
  order_bought: (table: Events) => reached(table, 'processing', 'paid'),
  order_arrived: (table: Events) => reached(table, 'in_stock'),
};
