import type { OrderFigures } from '@caravan/cart-orders/port';
import type { MoneyFigures } from '@caravan/fund-payment/port';
import type { PurchaseFigures } from '@caravan/procurement/port';
import type { Core } from '@caravan/server-core';
import type { SupportFigures } from '@caravan/support/port';
import type { WorkFigures } from '@caravan/tasks/port';
import type { WarehouseFigures } from '@caravan/warehouse-packages/port';

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
