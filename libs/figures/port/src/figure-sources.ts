import type { FigureSpan, FigureStep, Passage, WorkDone } from '@caravan/figures/contract';
import type { Fen, Language } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import type { Queue } from '@caravan/tasks/contract';

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

/** An order that was paid in the time asked for. */
export interface PaidOrderRow extends OfPeriod {
  number: string;
  /** What is left of its payments, extra payments included. */
  paidFen: Fen;
  /** The pieces that were bought. */
  bought: number;
  /** Nothing more is bought for it: all of it was, or it ended. */
  settled: boolean;
}

/** What the pieces of an order cost. */
export interface OrderCost {
  orderNumber: string;
  /** The order's part, by pieces, of the purchases that have an amount. */
  costFen: Fen;
  /** The pieces in these purchases. */
  pieces: number;
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

/** Implemented by orders. */
export interface OrderFigures extends StepFigures {
  paid: (db: Database, time: FigureTime) => Promise<PaidOrderRow[]>;
}

/** Implemented by procurement. */
export interface PurchaseFigures {
  /** The costs of these orders; an order without a purchase is missing. */
  costs: (db: Database, orderNumbers: readonly string[]) => Promise<OrderCost[]>;
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
  name: Record<Language, string>;
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
