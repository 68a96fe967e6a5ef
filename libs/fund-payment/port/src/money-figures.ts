import type { Fen } from '@caravan/kernel';
import type { SQL } from 'drizzle-orm';
import { onePort, type Database, type FigureTime, type OfPeriod } from '@caravan/server-core';
import type { DueKind } from '@caravan/fund-payment/contract';

/** Money that was paid for a kind of payment target and money that was given back, each by the time it moved. */
export interface TurnoverRow extends OfPeriod {
  kind: DueKind;
  /** The payment targets that were paid. */
  count: number;
  capturedFen: Fen;
  refundedFen: Fen;
}

/** The part of the payments of a period that is above the rates of their days. */
export interface ExchangeMarginRow extends OfPeriod {
  /** Of payments that succeeded in the period, less the shares that were refunded by the same means. */
  keptFen: Fen;
}

/** Money in the owner's figures. */
export interface MoneyFigures {
  turnover: (db: Database, time: FigureTime) => Promise<TurnoverRow[]>;
  /** The income from exchange margins (specification 47.4). Periods without one are missing. */
  exchangeMargin: (db: Database, time: FigureTime) => Promise<ExchangeMarginRow[]>;
  /** The same of the payments of orders: `ExchangeMarginsOfOrders` of cart-orders. */
  exchangeMarginsOf: (targets: SQL) => SQL;
}

export const moneyFiguresPort = onePort<MoneyFigures>('MoneyFigures');
