import { orderFiguresPort } from '@caravan/cart-orders/port';
import { moneyFiguresPort } from '@caravan/fund-payment/port';
import { purchaseFiguresPort } from '@caravan/procurement/port';
import type { Core, Used } from '@caravan/server-core';
import { supportFiguresPort } from '@caravan/support/port';
import { workFiguresPort } from '@caravan/tasks/port';
import { warehouseFiguresPort } from '@caravan/warehouse-packages/port';

/** The features that know the numbers. */
export const figuresNeeds = {
  money: moneyFiguresPort,
  orders: orderFiguresPort,
  purchases: purchaseFiguresPort,
  warehouse: warehouseFiguresPort,
  support: supportFiguresPort,
  work: workFiguresPort,
};

export type FiguresContext = Pick<Core, 'clock' | 'db' | 'transaction'> & Used<typeof figuresNeeds>;
