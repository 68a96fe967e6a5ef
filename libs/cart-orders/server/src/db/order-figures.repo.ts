import type { OrderStatus } from '@caravan/cart-orders/contract';
import type { CostOfOrder, OrderFigures, PaidOrdersFilter, PassageRow } from '@caravan/figures/port';
import { durations, shopPeriod, type Database } from '@caravan/server-core';
import { and, count, desc, eq, gte, inArray, lt, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { orderEventTable as events } from './order-event.table.ts';
import { orderExtraEventTable as extraEvents, orderExtraTable as extras } from './order-extra.table.ts';
import { orderLineTable as lines } from './order-line.table.ts';
import { matching } from './order.repo.ts';
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

/** Paid orders with what they brought and cost. A part of a query; every margin is read from it. */
const margins = (db: Database, costOf: CostOfOrder, { from, to, q }: PaidOrdersFilter, before?: SQL) => {
  const pieces = db
    .select({
      bought: sql<number>`sum(${lines.boughtQuantity})`.as('bought'),
      whole: sql<boolean>`bool_and(${lines.boughtQuantity} >= ${lines.quantity} - ${lines.refundedQuantity})`.as(
        'whole',
      ),
    })
    .from(lines)
    .where(eq(lines.orderNumber, orders.number))
    .as('pieces');
  // An extra payment can be refunded in parts.
  const extra = db
    .select({
      paidFen: sql`coalesce(sum(${extras.amountFen}) filter (where ${extraEvents.event} = 'paid'), 0)`.as('extra_paid'),
      refundedFen: sql`coalesce(sum(${extraEvents.amountFen}) filter (where ${extraEvents.event} = 'refunded'), 0)`.as(
        'extra_refunded',
      ),
    })
    .from(extras)
    .innerJoin(extraEvents, eq(extraEvents.extraRef, extras.ref))
    .where(eq(extras.orderNumber, orders.number))
    .as('extra');
  const refundedFen = sql`${orders.refundedFen} + ${extra.refundedFen}`;
  const turnoverFen = sql`${orders.amountFen} + ${extra.paidFen} - (${refundedFen})`;
  const settled = sql`(${pieces.whole} or ${inArray(orders.status, ['cancelled', 'refunded'])})`;
  return db
    .select({
      number: events.orderNumber,
      shopName: orders.shopName,
      paidAt: events.at,
      goodsFen: orders.goodsFen,
      domesticShippingFen: orders.domesticShippingFen,
      photoFen: orders.photoFen,
      extraFen: sql<number>`${extra.paidFen}`.mapWith(Number).as('extra_fen'),
      refundedFen: sql<number>`${refundedFen}`.mapWith(Number).as('all_refunded_fen'),
      turnoverFen: sql<number>`${turnoverFen}`.mapWith(Number).as('turnover_fen'),
      costFen: sql<number>`cost.cost_fen`.mapWith(Number).as('cost_fen'),
      hasCost: sql<boolean>`(${settled} and ${pieces.bought} > 0 and cost.pieces = ${pieces.bought})`.as('has_cost'),
    })
    .from(events)
    .innerJoin(orders, eq(orders.number, events.orderNumber))
    .innerJoinLateral(pieces, sql`true`)
    .innerJoinLateral(extra, sql`true`)
    .innerJoinLateral(sql`(${costOf(orders.number)}) cost`, sql`true`)
    .where(
      and(
        steps.order_paid(events),
        gte(events.at, from),
        lt(events.at, to),
        before,
        matching(q),
        sql`not (${settled} and ${pieces.bought} = 0 and ${turnoverFen} = 0)`,
      ),
    )
    .as('margins');
};

type Margins = ReturnType<typeof margins>;

const marginSums = ({ hasCost, turnoverFen, costFen }: Margins) => {
  const sum = (value: SQLWrapper, where: SQL) =>
    sql<number>`coalesce(sum(${value}) filter (where ${where}), 0)`.mapWith(Number);
  const known = sql`${hasCost}`;
  const unknown = sql`not ${hasCost}`;
  return {
    orders: sql<number>`count(*) filter (where ${known})`.mapWith(Number),
    paidFen: sum(turnoverFen, known),
    costFen: sum(costFen, known),
    withoutCost: sql<number>`count(*) filter (where ${unknown})`.mapWith(Number),
    withoutCostFen: sum(turnoverFen, unknown),
  };
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

  margins(db, costOf, filter, { after, limit }) {
    const before =
      after &&
      sql`(${events.at}, ${events.orderNumber}) < (${after.paidAt.toISOString()}::timestamptz, ${after.number})`;
    const page = margins(db, costOf, filter, before);
    return db.select().from(page).orderBy(desc(page.paidAt), desc(page.number)).limit(limit);
  },

  async marginSum(db, costOf, filter) {
    const all = margins(db, costOf, filter);
    const [sums] = await db.select(marginSums(all)).from(all);
    return sums ?? { orders: 0, paidFen: 0, costFen: 0, withoutCost: 0, withoutCostFen: 0 };
  },

  marginsByPeriod(db, costOf, { from, to, by }) {
    const all = margins(db, costOf, { from, to });
    const period = shopPeriod(all.paidAt, by);
    return db
      .select({ period, ...marginSums(all) })
      .from(all)
      .groupBy(period);
  },
};
