import type { OrderStatus } from '@caravan/cart-orders/contract';
import type { OrderFigures, PaidOrderRow, PassageRow } from '@caravan/figures/port';
import { durations, shopPeriod, type Database } from '@caravan/server-core';
import { and, count, eq, gte, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { orderEventTable as events } from './order-event.table.ts';
import { orderExtraEventTable as extraEvents, orderExtraTable as extras } from './order-extra.table.ts';
import { orderLineTable as lines } from './order-line.table.ts';
import { purchaseOrderTable as orders } from './purchase-order.table.ts';

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
const steps = {
  order_paid: (table: Events) => reached(table, 'paid', 'pending_payment'),
  order_bought: (table: Events) => reached(table, 'processing', 'paid'),
  order_arrived: (table: Events) => reached(table, 'in_stock'),
};

const started = alias(events, 'started');

const passage = async (
  db: Database,
  name: 'order_bought' | 'order_arrived',
  begin: SQL | undefined,
  { from, to }: { from: Date; to: Date },
): Promise<PassageRow[]> => {
  const rows = await db
    .select(durations(started.at, events.at))
    .from(events)
    .innerJoin(started, and(eq(started.orderNumber, events.orderNumber), begin))
    .where(and(steps[name](events), gte(events.at, from), lt(events.at, to)));
  return rows.map((row) => ({ passage: name, ...row }));
};

/** The figures of orders, by their events. */
export const orderFigures: OrderFigures = {
  async steps(db, { from, to, by }) {
    const period = shopPeriod(events.at, by);
    const step = sql<keyof typeof steps>`case ${events.toStatus}
      when 'paid' then 'order_paid' when 'processing' then 'order_bought' else 'order_arrived' end`;
    return db
      .select({ period, step, count: count() })
      .from(events)
      .where(
        and(
          or(steps.order_paid(events), steps.order_bought(events), steps.order_arrived(events)),
          gte(events.at, from),
          lt(events.at, to),
        ),
      )
      .groupBy(period, events.toStatus);
  },

  passages: async (db, time) => [
    ...(await passage(db, 'order_bought', steps.order_paid(started), time)),
    ...(await passage(db, 'order_arrived', steps.order_bought(started), time)),
  ],

  async paid(db, { from, to, by }) {
    const period = shopPeriod(events.at, by);
    const ofOrder = db
      .select({
        bought: sql<number>`sum(${lines.boughtQuantity})::int`.as('bought'),
        whole: sql<boolean>`bool_and(${lines.boughtQuantity} >= ${lines.quantity} - ${lines.refundedQuantity})`.as(
          'whole',
        ),
      })
      .from(lines)
      .where(eq(lines.orderNumber, orders.number))
      .as('of_order');
    // An extra payment can be refunded in parts.
    const extraFen = sql`(
      select coalesce(sum(case ${extraEvents.event}
        when 'paid' then ${extras.amountFen} when 'refunded' then -${extraEvents.amountFen} else 0 end), 0)
      from ${extras} join ${extraEvents} on ${extraEvents.extraRef} = ${extras.ref}
      where ${extras.orderNumber} = ${orders.number})`;
    const rows = await db
      .select({
        period,
        number: orders.number,
        status: orders.status,
        paidFen: sql`${orders.amountFen} - ${orders.refundedFen} + ${extraFen}`.mapWith(Number),
        bought: ofOrder.bought,
        whole: ofOrder.whole,
      })
      .from(events)
      .innerJoin(orders, eq(orders.number, events.orderNumber))
      .innerJoinLateral(ofOrder, sql`true`)
      .where(and(steps.order_paid(events), gte(events.at, from), lt(events.at, to)));
    return rows.map(({ status, whole, ...row }): PaidOrderRow => ({
      ...row,
      settled: whole || status === 'cancelled' || status === 'refunded',
    }));
  },
};
