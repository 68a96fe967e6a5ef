import type { MarginSources, MarginSums, OrderFigures, PaidOrdersFilter } from '@caravan/cart-orders/port';
import { shopPeriod, type Database } from '@caravan/server-core';
import { and, desc, eq, gte, inArray, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { orderEventTable as events } from '../orders/order-event.table.ts';
import { orderExtraEventTable as extraEvents, orderExtraTable as extras } from '../payment/order-extra.table.ts';
import { orderLineTable as lines } from '../orders/order-line.table.ts';
import { orderSteps } from '../orders/order-steps.ts';
import { matching } from '../orders/order.repo.ts';
import { lineRefundTable as lineRefunds } from '../refunds/line-refund.table.ts';
import { orderReturnTable as returns, returnFreightTable as freights } from '../returns/order-return.table.ts';
import { purchaseOrderTable as orders } from '../orders/purchase-order.table.ts';

const extraLeft = sql`(
  select coalesce(sum(case ${extraEvents.event}
    when 'paid' then ${extras.amountFen} when 'refunded' then -${extraEvents.amountFen} else 0 end), 0)
  from ${extras} join ${extraEvents} on ${extraEvents.extraRef} = ${extras.ref}
  where ${extras.orderNumber} = ${orders.number})`;

/** The service fee, less what was refunded of it; orders without one read no refunds. */
const keptServiceFee = sql<number>`(case
  when ${orders.serviceFeeFen} = 0 or ${orders.status} = 'cancelled' then 0
  else ${orders.serviceFeeFen} - (
    select coalesce(sum(${lineRefunds.serviceFeeFen}), 0)
    from ${lineRefunds} join ${lines} on ${lines.id} = ${lineRefunds.lineId}
    where ${lines.orderNumber} = ${orders.number})
  end)`;

const lineWhere = (condition: SQL): SQL =>
  sql`exists (select 1 from ${lines} where ${lines.orderNumber} = ${orders.number} and ${condition})`;

const hasEnded = inArray(orders.status, ['cancelled', 'refunded']);
const isOpenLine = sql`${lines.boughtQuantity} < ${lines.quantity} - ${lines.refundedQuantity}`;

/** It ended before anything was bought, and nothing is left of it. The amounts come first: they rule out most orders. */
const isVoid = sql`(${orders.refundedFen} = ${orders.amountFen} and ${extraLeft} = 0
  and not ${lineWhere(sql`${lines.boughtQuantity} > 0`)} and (${hasEnded} or not ${lineWhere(isOpenLine)}))`;

/** Which orders, the latest payment first: all of a filter, or one page. */
interface Chosen extends PaidOrdersFilter {
  after?: { number: string; paidAt: Date } | undefined;
  limit?: number;
}

/**
 * Paid orders with what they brought and cost, as a query that others read from. Lines, extra payments, returns and
 * purchases are summed for all chosen orders at once.
 */
const margins = (
  db: Database,
  { costsOf, exchangeMarginsOf }: MarginSources,
  { from, to, q, after, limit }: Chosen,
) => {
  const before =
    after && sql`(${events.at}, ${events.orderNumber}) < (${after.paidAt.toISOString()}::timestamptz, ${after.number})`;
  const chosen = db
    .select({
      number: events.orderNumber,
      paidAt: events.at,
      shopName: orders.shopName,
      hasEnded: sql<boolean>`${hasEnded}`.as('has_ended'),
      // The payment for the goods is less by the discount, which the shop bears.
      goodsFen: sql<number>`${orders.goodsFen} - ${orders.discountFen}`.mapWith(Number).as('goods_fen'),
      domesticShippingFen: orders.domesticShippingFen,
      photoFen: orders.photoFen,
      serviceFeeFen: orders.serviceFeeFen,
      keptServiceFeeFen: keptServiceFee.mapWith(Number).as('kept_service_fee'),
      amountFen: orders.amountFen,
      refundedFen: orders.refundedFen,
    })
    .from(events)
    .innerJoin(orders, eq(orders.number, events.orderNumber))
    .where(
      and(
        orderSteps.order_paid(events),
        gte(events.at, from),
        lt(events.at, to),
        before,
        matching(q),
        sql`not ${isVoid}`,
      ),
    );
  const paid = db
    .$with('paid')
    .as(limit === undefined ? chosen : chosen.orderBy(desc(events.at), desc(events.orderNumber)).limit(limit));
  const numbers = sql`select ${sql.identifier('order_number')} from ${paid}`;
  const pieces = db
    .select({
      orderNumber: lines.orderNumber,
      bought: sql<number>`sum(${lines.boughtQuantity})`.as('bought'),
      hasOpen: sql<boolean>`bool_or(${isOpenLine})`.as('has_open'),
    })
    .from(lines)
    .where(sql`${lines.orderNumber} in (${numbers})`)
    .groupBy(lines.orderNumber)
    .as('pieces');
  // An extra payment can be refunded in parts.
  const extra = db
    .select({
      orderNumber: extras.orderNumber,
      paidFen: sql`sum(${extras.amountFen}) filter (where ${extraEvents.event} = 'paid')`.as('extra_paid'),
      refundedFen: sql`sum(${extraEvents.amountFen}) filter (where ${extraEvents.event} = 'refunded')`.as(
        'extra_refunded',
      ),
    })
    .from(extras)
    .innerJoin(extraEvents, eq(extraEvents.extraRef, extras.ref))
    .where(sql`${extras.orderNumber} in (${numbers})`)
    .groupBy(extras.orderNumber)
    .as('extra');
  const returned = db
    .select({ orderNumber: returns.orderNumber, repaidFen: sql`sum(${returns.sellerFen})`.as('repaid') })
    .from(returns)
    .where(sql`${returns.orderNumber} in (${numbers})`)
    .groupBy(returns.orderNumber)
    .as('returned');
  const sentBack = db
    .select({ orderNumber: freights.orderNumber, freightFen: sql`sum(${freights.freightFen})`.as('return_freight') })
    .from(freights)
    .where(sql`${freights.orderNumber} in (${numbers})`)
    .groupBy(freights.orderNumber)
    .as('sent_back');
  const targets = sql`
    select ${sql.identifier('order_number')}, 'order', ${sql.identifier('order_number')} from ${paid}
    union all
    select ${extras.orderNumber}, 'order_extra', ${extras.ref} from ${extras} where ${extras.orderNumber} in (${numbers})`;
  const extraFen = sql`coalesce(${extra.paidFen}, 0)`;
  const repaidFen = sql`coalesce(${returned.repaidFen}, 0)`;
  const freightFen = sql`coalesce(${sentBack.freightFen}, 0)`;
  const refundedFen = sql`${paid.refundedFen} + coalesce(${extra.refundedFen}, 0)`;
  const settled = sql`(${paid.hasEnded} or not ${pieces.hasOpen})`;
  return db
    .with(paid)
    .select({
      number: paid.number,
      shopName: paid.shopName,
      paidAt: paid.paidAt,
      goodsFen: paid.goodsFen,
      domesticShippingFen: paid.domesticShippingFen,
      photoFen: paid.photoFen,
      serviceFeeFen: paid.serviceFeeFen,
      keptServiceFeeFen: paid.keptServiceFeeFen,
      extraFen: sql<number>`${extraFen}`.mapWith(Number).as('extra_fen'),
      refundedFen: sql<number>`${refundedFen}`.mapWith(Number).as('all_refunded_fen'),
      turnoverFen: sql<number>`${paid.amountFen} + ${extraFen} - (${refundedFen})`.mapWith(Number).as('turnover_fen'),
      exchangeMarginFen: sql<number>`coalesce(exchange.kept_fen, 0)`.mapWith(Number).as('exchange_margin_fen'),
      repaidFen: sql<number>`${repaidFen}`.mapWith(Number).as('repaid_fen'),
      returnFreightFen: sql<number>`${freightFen}`.mapWith(Number).as('return_freight_fen'),
      costFen: sql<number>`coalesce(cost.cost_fen, 0) - ${repaidFen} + ${freightFen}`
        .mapWith(Number)
        .as('net_cost_fen'),
      hasCost: sql<boolean>`coalesce(${settled} and cost.pieces = ${pieces.bought}, false)`.as('has_cost'),
    })
    .from(paid)
    .innerJoin(pieces, eq(pieces.orderNumber, paid.number))
    .leftJoin(extra, eq(extra.orderNumber, paid.number))
    .leftJoin(returned, eq(returned.orderNumber, paid.number))
    .leftJoin(sentBack, eq(sentBack.orderNumber, paid.number))
    .leftJoin(sql`(${costsOf(numbers)}) cost`, sql`cost.order_number = ${paid.number}`)
    .leftJoin(sql`(${exchangeMarginsOf(targets)}) exchange`, sql`exchange.order_number = ${paid.number}`)
    .as('margins');
};

type Margins = ReturnType<typeof margins>;

const marginSums = ({ hasCost, turnoverFen, costFen, keptServiceFeeFen, exchangeMarginFen }: Margins) => {
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
    keptServiceFeeFen: sum(keptServiceFeeFen, sql`true`),
    exchangeMarginFen: sum(exchangeMarginFen, sql`true`),
  };
};

const noSums: MarginSums = {
  orders: 0,
  paidFen: 0,
  costFen: 0,
  withoutCost: 0,
  withoutCostFen: 0,
  keptServiceFeeFen: 0,
  exchangeMarginFen: 0,
};

export const orderMargins: Pick<OrderFigures, 'margins' | 'marginSum' | 'marginsByPeriod'> = {
  margins(db, sources, filter, { after, limit }) {
    const page = margins(db, sources, { ...filter, after, limit });
    return db.select().from(page).orderBy(desc(page.paidAt), desc(page.number));
  },

  async marginSum(db, sources, filter) {
    const all = margins(db, sources, filter);
    const [sums] = await db.select(marginSums(all)).from(all);
    return sums ?? noSums;
  },

  marginsByPeriod(db, sources, { from, to, by }) {
    const all = margins(db, sources, { from, to });
    const period = shopPeriod(all.paidAt, by);
    return db
      .select({ period, ...marginSums(all) })
      .from(all)
      .groupBy(period);
  },
};
