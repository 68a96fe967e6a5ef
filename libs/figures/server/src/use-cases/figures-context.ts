import type {
  MoneyFigures,
  OrderFigures,
  PurchaseFigures,
  SupportFigures,
  WarehouseFigures,
  WorkFigures,
} from '@caravan/figures/port';
import type { Core } from '@caravan/server-core';

/** The features that know the numbers. */
export interface FiguresDependencies {
  money: () => MoneyFigures;
  orders: () => OrderFigures;
  purchases: () => PurchaseFigures;
  warehouse: () => WarehouseFigures;
  support: () => SupportFigures;
  work: () => WorkFigures;
}

export type FiguresContext = Pick<Core, 'clock' | 'db' | 'transaction'> & FiguresDependencies;
