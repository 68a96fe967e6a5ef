import type { OrderFigures } from '@caravan/cart-orders/port';
import { durations, shopPeriod, type Database, type PassageRow } from '@caravan/server-core';
import { and, count, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { orderEventTable as events } from '../orders/order-event.table.ts';
import { orderMargins } from '../buying/order-margins.repo.ts';
import { orderSteps as steps } from '../orders/order-steps.ts';

const started = alias(events, 'started');

const passage = async (
  db: Database,
  name: 'order_bought' | 'order_arrived',
  begin: SQL | undefined,
  { from, to }: { from: Date; to: Date },
): Promise<PassageRow<'order_bought' | 'order_arrived'>[]> => {
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

  ...orderMargins,
};
