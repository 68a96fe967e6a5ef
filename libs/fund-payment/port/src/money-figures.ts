import type { Fen } from '@caravan/kernel';
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

/** Money in the owner's figures. */
export interface MoneyFigures {
  turnover: (db: Database, time: FigureTime) => Promise<TurnoverRow[]>;
}

export const moneyFiguresPort = onePort<MoneyFigures>('MoneyFigures');
