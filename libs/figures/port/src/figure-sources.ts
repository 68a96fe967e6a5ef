import type { FigureSpan, FigureStep, Passage, QuoteAccuracy, WorkDone } from '@caravan/figures/contract';
import type { Fen } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import type { Queue } from '@caravan/tasks/contract';
import type { SQL } from 'drizzle-orm';

/** The time that figures are about. */
export interface FigureTime {
  from: Date;
  /** Excluded. */
  to: Date;
  /** Rows are summed by these periods in the shop's time zone. */
  by: FigureSpan;
}

interface OfPeriod {
  /** The first day of the whole period, as `2026-11-24`; it may lie before `from`. */
  period: string;
}

/** Money that was paid for a kind of payment target and money that was given back, each by the time it moved. */
export interface TurnoverRow extends OfPeriod {
  kind: 'order' | 'order_extra' | 'package' | 'package_extra' | 'service';
  /** The payment targets that were paid. */
  count: number;
  capturedFen: Fen;
  refundedFen: Fen;
}

/** How often a step was made. */
export interface StepRow extends OfPeriod {
  step: FigureStep;
  count: number;
}

/** The time between two steps, of all that made the second in the time asked for. */
export interface PassageRow {
  passage: Passage;
  count: number;
  medianSeconds: number;
  p90Seconds: number;
}

/** Which paid orders. */
export interface PaidOrdersFilter {
  from: Date;
  /** Excluded. */
  to: Date;
  /** Part of a number, of a shop's name or of a product's name. */
  q?: string | undefined;
}

/** What an order that was paid brought and cost. */
export interface OrderMargin {
  number: string;
  shopName: string | null;
  paidAt: Date;
  /** The parts of what was paid. */
  goodsFen: Fen;
  domesticShippingFen: Fen;
  photoFen: Fen;
  /** Extra payments. */
  extraFen: Fen;
  /** What was given back of all of it. */
  refundedFen: Fen;
  /** What is left of it. */
  turnoverFen: Fen;
  /** What its purchases with an amount cost; all that it cost if `hasCost`. */
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
}

/** Implemented by payment. */
export interface MoneyFigures {
  turnover: (db: Database, time: FigureTime) => Promise<TurnoverRow[]>;
}

/** What orders and packages have in common. */
export interface StepFigures {
  steps: (db: Database, time: FigureTime) => Promise<StepRow[]>;
  passages: (db: Database, time: FigureTime) => Promise<PassageRow[]>;
}

/**
 * The costs of the orders whose numbers a subquery reads, as a subquery with `order_number`, `pieces`, those in purchases
 * that have an amount, and `cost_fen`, the order's part of these purchases by pieces. An order without one is missing.
 */
export type CostsOfOrders = (orderNumbers: SQL) => SQL;

/** Implemented by orders. Orders that ended before anything was bought, and of which nothing is left, have no margin. */
export interface OrderFigures extends StepFigures {
  /**
   * One page of margins, the latest payment first.
   *
   * @param page `after` is the last order of the page before.
   */
  margins: (
    db: Database,
    costsOf: CostsOfOrders,
    filter: PaidOrdersFilter,
    page: { after?: Pick<OrderMargin, 'number' | 'paidAt'> | undefined; limit: number },
  ) => Promise<OrderMargin[]>;
  /** The sum of these margins. */
  marginSum: (db: Database, costsOf: CostsOfOrders, filter: PaidOrdersFilter) => Promise<MarginSums>;
  /** The sums by the period of the payment. */
  marginsByPeriod: (db: Database, costsOf: CostsOfOrders, time: FigureTime) => Promise<(MarginSums & OfPeriod)[]>;
}

/** Implemented by procurement. */
export interface PurchaseFigures {
  costsOf: CostsOfOrders;
}

/** Goods in the warehouse whose age is between two limits. */
export interface ShelfRow {
  /** The index in `shelfAges`. */
  age: number;
  items: number;
  pieces: number;
  valueFen: Fen;
}

/** The fees of a shipping method's parcels that were weighed in the time asked for. */
export interface WeighedFees {
  count: number;
  cheaper: number;
  dearer: number;
  quotedFen: Fen;
  weighedFen: Fen;
  /** The difference of the weighed fee to the quoted one, in per cent of the quoted one. */
  medianPercent: number;
  p90Percent: number;
}

/** The days of a shipping method's parcels whose receipt was confirmed in the time asked for. */
export interface TakenDays {
  count: number;
  /** Those that took at most the promised days. */
  inTime: number;
  medianSeconds: number;
  p90Seconds: number;
}

/** How right the quotes of a shipping method were. */
export interface QuoteRow {
  methodId: string;
  name: QuoteAccuracy['method']['name'];
  fees: WeighedFees | undefined;
  days: TakenDays | undefined;
}

/** Implemented by warehouse and packages. */
export interface WarehouseFigures extends StepFigures {
  shelf: (db: Database, now: Date) => Promise<ShelfRow[]>;
  quotes: (db: Database, time: FigureTime) => Promise<QuoteRow[]>;
}

/** Implemented by support: from a shopper's first message to the first answer of staff. */
export type SupportFigures = Pick<StepFigures, 'passages'>;

/** How often somebody got a kind of work done. */
export interface WorkRow extends OfPeriod {
  staffId: string;
  name: string;
  done: WorkDone;
  count: number;
}

/** Implemented by tasks. */
export interface WorkFigures {
  /** The queues with open tasks. */
  open: (db: Database, now: Date) => Promise<{ queue: Queue; open: number; overdue: number; oldestAt: Date }[]>;
  done: (db: Database, time: FigureTime) => Promise<WorkRow[]>;
}
