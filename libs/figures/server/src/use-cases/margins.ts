import type { MarginSources, MarginSums, OrderMargin, PaidOrdersFilter } from '@caravan/cart-orders/port';
import type {
  FiguresQuery,
  Margin,
  MarginPage,
  MarginsQuery,
  OrderMargin as ShownMargin,
} from '@caravan/figures/contract';
import { day, startOfShopDay } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { csvRow, cutPage, readCursor, type FigureTime } from '@caravan/server-core';
import type { FiguresContext } from './figures-context.ts';

/** The orders that an export reads at once. */
const chunk = 500;

/** The instants of days of the shop. */
export const timeOf = ({ from, to }: Pick<FiguresQuery, 'from' | 'to'>): { from: Date; to: Date } => ({
  from: startOfShopDay(from),
  to: new Date(startOfShopDay(to).getTime() + day),
});

const presentSums = ({
  orders,
  paidFen,
  costFen,
  withoutCost,
  withoutCostFen,
  keptServiceFeeFen,
}: MarginSums): Margin => ({
  orders,
  paid_fen: paidFen,
  cost_fen: costFen,
  without_cost: withoutCost,
  without_cost_fen: withoutCostFen,
  kept_service_fee_fen: keptServiceFeeFen,
});

/** The facts about orders that other features have. */
const sourcesOf = (context: FiguresContext): MarginSources => ({
  costsOf: context.purchases().costsOf,
  exchangeMarginsOf: context.money().exchangeMarginsOf,
});

/** The margin of the orders paid in each period, by the first day of the whole period. */
export const marginsByPeriod = async (context: FiguresContext, time: FigureTime): Promise<Map<string, Margin>> => {
  const rows = await context.orders().marginsByPeriod(context.db, sourcesOf(context), time);
  return new Map(rows.map(({ period, ...sums }) => [period, presentSums(sums)]));
};

export const noMargin: Margin = {
  orders: 0,
  paid_fen: 0,
  cost_fen: 0,
  without_cost: 0,
  without_cost_fen: 0,
  kept_service_fee_fen: 0,
};

const percentOf = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part / whole) * 1_000) / 10 : null;

const present = (order: OrderMargin): ShownMargin => ({
  number: order.number,
  shop_name: order.shopName,
  paid_at: order.paidAt.toISOString(),
  goods_fen: order.goodsFen,
  domestic_shipping_fen: order.domesticShippingFen,
  photo_fen: order.photoFen,
  service_fee_fen: order.serviceFeeFen,
  extra_fen: order.extraFen,
  refunded_fen: order.refundedFen,
  turnover_fen: order.turnoverFen,
  exchange_margin_fen: order.exchangeMarginFen,
  repaid_fen: order.repaidFen,
  return_freight_fen: order.returnFreightFen,
  cost_fen: order.costFen,
  margin_fen: order.hasCost ? order.turnoverFen - order.costFen : null,
  margin_percent: order.hasCost ? percentOf(order.turnoverFen - order.costFen, order.turnoverFen) : null,
  cost_known: order.hasCost,
});

const position = z.tuple([z.iso.datetime(), z.string()]);

/** One page of the orders, with the sum of all. */
export const listMargins = async (context: FiguresContext, query: MarginsQuery): Promise<MarginPage> => {
  const filter: PaidOrdersFilter = { ...timeOf(query), q: query.q };
  const at = readCursor(query.cursor, position);
  const after = at && { paidAt: new Date(at[0]), number: at[1] };
  const sources = sourcesOf(context);
  const [rows, sums] = await Promise.all([
    context.orders().margins(context.db, sources, filter, { after, limit: query.limit + 1 }),
    context.orders().marginSum(context.db, sources, filter),
  ]);
  const { items, next } = cutPage(rows, query.limit, ({ paidAt, number }) => [paidAt.toISOString(), number]);
  return {
    items: items.map(present),
    next,
    count: sums.orders + sums.withoutCost,
    totals: presentSums(sums),
    exchange_margin_fen: sums.exchangeMarginFen,
  };
};

/** All orders of a filter, some at a time. */
const allOrders = async function* (context: FiguresContext, filter: PaidOrdersFilter): AsyncGenerator<OrderMargin> {
  const sources = sourcesOf(context);
  for (let after: OrderMargin | undefined; ;) {
    const orders = await context.orders().margins(context.db, sources, filter, { after, limit: chunk });
    yield* orders;
    if (orders.length < chunk) return;
    after = orders.at(-1);
  }
};

const amounts = [
  'goods',
  'domestic_shipping',
  'photo',
  'extra',
  'refunded',
  'turnover',
  'repaid',
  'return_freight',
  'cost',
] as const;

/** All orders of a filter as the lines of a CSV file. Amounts are in yuan. */
export const marginLines = async function* (context: FiguresContext, query: MarginsQuery): AsyncGenerator<string> {
  yield csvRow([
    'number',
    'shop',
    'paid_at',
    ...amounts,
    'margin',
    'margin_percent',
    'cost_known',
    'service_fee',
    'exchange_margin',
  ]);
  for await (const order of allOrders(context, { ...timeOf(query), q: query.q })) {
    const one = present(order);
    yield csvRow([
      one.number,
      one.shop_name,
      one.paid_at,
      ...amounts.map((name) => ({ fen: one[`${name}_fen`] })),
      { fen: one.margin_fen },
      one.margin_percent,
      String(one.cost_known),
      // Last, so that the columns of earlier releases stay where they are.
      { fen: one.service_fee_fen },
      { fen: one.exchange_margin_fen },
    ]);
  }
};
