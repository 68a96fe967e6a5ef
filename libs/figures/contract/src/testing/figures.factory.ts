import { workDone } from '../figure-kinds.ts';
import type { FigurePeriod, Figures, MarginPage, OrderMargin, PersonWork } from '../figures.schema.ts';

const nothing = { count: 0, captured_fen: 0, refunded_fen: 0 };

const aFigurePeriod = (over: Partial<FigurePeriod> = {}): FigurePeriod => ({
  from: '2026-11-20',
  to: '2026-11-20',
  turnover: {
    order: { count: 3, captured_fen: 90_000, refunded_fen: 10_000 },
    order_extra: nothing,
    package_extra: nothing,
    service: nothing,
    package: { count: 1, captured_fen: 20_000, refunded_fen: 0 },
  },
  margin: {
    orders: 2,
    paid_fen: 60_000,
    cost_fen: 45_000,
    without_cost: 1,
    without_cost_fen: 20_000,
    kept_service_fee_fen: 0,
  },
  exchange_margin_fen: 0,
  throughput: {
    order_paid: 3,
    order_bought: 2,
    order_arrived: 1,
    package_paid: 1,
    package_shipped: 0,
    package_received: 0,
  },
  ...over,
});

const noWork = Object.fromEntries(workDone.map((done) => [done, 0])) as PersonWork['done'];

/** The figures of two days. */
export const someFigures = (over: Partial<Figures> = {}): Figures => ({
  from: '2026-11-20',
  to: '2026-11-21',
  by: 'day',
  periods: [
    aFigurePeriod(),
    aFigurePeriod({
      from: '2026-11-21',
      to: '2026-11-21',
      margin: {
        orders: 1,
        paid_fen: 5_000,
        cost_fen: 9_000,
        without_cost: 0,
        without_cost_fen: 0,
        kept_service_fee_fen: 250,
      },
    }),
  ],
  passages: [
    { passage: 'order_bought', count: 24, median_days: 1, p90_days: 2.6 },
    { passage: 'order_arrived', count: 2, median_days: 4.5, p90_days: 5.1 },
    { passage: 'package_shipped', count: 0, median_days: null, p90_days: null },
    { passage: 'package_received', count: 6, median_days: 11, p90_days: 19.5 },
    { passage: 'first_answer', count: 31, median_days: 0.13, p90_days: 0.75 },
  ],
  shelf: [
    { from_days: 0, to_days: 7, items: 12, pieces: 20, value_fen: 100_000 },
    { from_days: 8, to_days: 30, items: 3, pieces: 3, value_fen: 30_000 },
    { from_days: 31, to_days: 60, items: 0, pieces: 0, value_fen: 0 },
    { from_days: 61, to_days: null, items: 1, pieces: 2, value_fen: 9_900 },
  ],
  work: [
    { queue: 'buy', open: 4, overdue: 1, oldest_at: '2026-11-20T08:00:00.000Z' },
    { queue: 'refund', open: 1, overdue: 0, oldest_at: '2026-11-21T08:00:00.000Z' },
  ],
  people: [
    { staff_id: 'staff-1', name: 'mei', done: { ...noWork, bought: 7, answered: 2 }, by_period: [4, 5] },
    { staff_id: 'staff-2', name: 'rui', done: { ...noWork, received: 3 }, by_period: [3, 0] },
  ],
  quotes: [
    {
      method: { id: 'ems', name: { en: 'EMS', zh: '邮政 EMS' } },
      fees: {
        count: 24,
        cheaper: 10,
        same: 9,
        dearer: 5,
        quoted_fen: 500_000,
        weighed_fen: 480_000,
        median_percent: -1.5,
        p90_percent: 4.2,
      },
      days: { count: 21, in_time: 18, median_days: 11.25, p90_days: 19.5 },
    },
    {
      method: { id: 'sea', name: { en: 'Sea', zh: '海运' } },
      fees: {
        count: 2,
        cheaper: 0,
        same: 2,
        dearer: 0,
        quoted_fen: 40_000,
        weighed_fen: 40_000,
        median_percent: 0,
        p90_percent: 0,
      },
      days: { count: 0, in_time: 0, median_days: null, p90_days: null },
    },
  ],
  ...over,
});

/** An order with a photo fee, of which all is bought. */
export const anOrderMargin = (over: Partial<OrderMargin> = {}): OrderMargin => ({
  number: 'CV2611A1B2C3D',
  shop_name: '茶铺',
  paid_at: '2026-11-20T08:00:00.000Z',
  goods_fen: 20_000,
  domestic_shipping_fen: 600,
  photo_fen: 300,
  service_fee_fen: 0,
  extra_fen: 0,
  refunded_fen: 0,
  turnover_fen: 20_900,
  exchange_margin_fen: 0,
  repaid_fen: 0,
  return_freight_fen: 0,
  cost_fen: 18_000,
  margin_fen: 2_900,
  margin_percent: 13.9,
  cost_known: true,
  ...over,
});

/** A page with all of these orders. */
export const aMarginPage = (items: OrderMargin[]): MarginPage => {
  const totals = {
    orders: 0,
    paid_fen: 0,
    cost_fen: 0,
    without_cost: 0,
    without_cost_fen: 0,
    kept_service_fee_fen: items.reduce((sum, { service_fee_fen: fee }) => sum + fee, 0),
  };
  for (const { cost_known: isKnown, turnover_fen: turnover, cost_fen: cost } of items)
    if (isKnown) {
      totals.orders += 1;
      totals.paid_fen += turnover;
      totals.cost_fen += cost;
    } else {
      totals.without_cost += 1;
      totals.without_cost_fen += turnover;
    }
  const exchangeFen = items.reduce((sum, { exchange_margin_fen: fen }) => sum + fen, 0);
  return { items, next: null, count: items.length, totals, exchange_margin_fen: exchangeFen };
};
