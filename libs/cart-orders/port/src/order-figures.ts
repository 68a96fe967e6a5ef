import type { Fen } from '@caravan/kernel';
import { onePort, type Database, type FigureTime, type OfPeriod, type StepFigures } from '@caravan/server-core';
import type { SQL } from 'drizzle-orm';

/** A choice of paid orders. */
export interface PaidOrdersFilter {
  from: Date;
  /** Excluded. */
  to: Date;
  /** Part of a number, of a shop's name or of a product's name. */
  q?: string | undefined;
}

/** Income and costs of an order that was paid. */
export interface OrderMargin {
  number: string;
  shopName: string | null;
  paidAt: Date;
  /** The parts of what was paid. */
  goodsFen: Fen;
  domesticShippingFen: Fen;
  photoFen: Fen;
  serviceFeeFen: Fen;
  /** Extra payments. */
  extraFen: Fen;
  /** All refunds of it. */
  refundedFen: Fen;
  /** The rest of it. */
  turnoverFen: Fen;
  /** Kept of the exchange margins of its payment and its extra payments, and not in these amounts. */
  exchangeMarginFen: Fen;
  /** Refunds of sellers for goods that were returned to them. */
  repaidFen: Fen;
  /** The shop's costs of sending goods back to their sellers. */
  returnFreightFen: Fen;
  /** The price of its purchases with an amount, less `repaidFen`, with `returnFreightFen`; all costs if `hasCost`. */
  costFen: Fen;
  /**
   * Whether nothing more is bought for it and every purchase of it has an amount. Otherwise its payment without its
   * cost would look like profit.
   */
  hasCost: boolean;
}

/** Sums of orders, those with a known cost apart from the others. */
export interface MarginSums {
  orders: number;
  paidFen: Fen;
  costFen: Fen;
  withoutCost: number;
  withoutCostFen: Fen;
  /** The service fees of all of them, less what was refunded of these. */
  keptServiceFeeFen: Fen;
  /** The exchange margins of all of them. */
  exchangeMarginFen: Fen;
}

/**
 * The costs of the orders whose numbers a subquery reads, as a subquery with `order_number`, `pieces`, those in purchases
 * that have an amount, and `cost_fen`, the order's part of these purchases by pieces. An order without one is missing.
 */
export type CostsOfOrders = (orderNumbers: SQL) => SQL;

/**
 * The exchange margins of orders in the same way, by a subquery of their payment targets with `order_number`, `kind` and `ref`,
 * as a subquery with `order_number` and `kept_fen`, what is left of it after refunds by the means that paid. An order
 * without one is missing.
 */
export type ExchangeMarginsOfOrders = (targets: SQL) => SQL;

/** Facts about orders from other features. */
export interface MarginSources {
  costsOf: CostsOfOrders;
  exchangeMarginsOf: ExchangeMarginsOfOrders;
}

/** Orders in the owner's figures. Orders that ended before anything was bought, and of which nothing is left, have no margin. */
export interface OrderFigures extends StepFigures<
  'order_paid' | 'order_bought' | 'order_arrived',
  'order_bought' | 'order_arrived'
> {
  /**
   * One page of margins, the latest payment first.
   *
   * @param page `after` is the last order of the page before.
   */
  margins: (
    db: Database,
    sources: MarginSources,
    filter: PaidOrdersFilter,
    page: { after?: Pick<OrderMargin, 'number' | 'paidAt'> | undefined; limit: number },
  ) => Promise<OrderMargin[]>;
  /** The sum of these margins. */
  marginSum: (db: Database, sources: MarginSources, filter: PaidOrdersFilter) => Promise<MarginSums>;
  /** The sums by the period of the payment. */
  marginsByPeriod: (db: Database, sources: MarginSources, time: FigureTime) => Promise<(MarginSums & OfPeriod)[]>;
}

export const orderFiguresPort = onePort<OrderFigures>('OrderFigures');
