import type { MoneyFigures, OrderFigures, PurchaseFigures, WarehouseFigures, WorkFigures } from '@caravan/figures/port';
import type { Core } from '@caravan/server-core';

/** The features that know the numbers. */
export interface FiguresDependencies {
  money: () => MoneyFigures;
  orders: () => OrderFigures;
  purchases: () => PurchaseFigures;
  warehouse: () => WarehouseFigures;
  work: () => WorkFigures;
}

export type FiguresContext = Pick<Core, 'clock' | 'db' | 'transaction'> & FiguresDependencies;
