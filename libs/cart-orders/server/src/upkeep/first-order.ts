import type { SetupProgress } from '@caravan/content/port';
import { demoShopPath } from '@caravan/routes';
import { type Core, hasRows } from '@caravan/server-core';
import { isNotNull } from 'drizzle-orm';
import { purchaseOrderTable as orders } from '../orders/purchase-order.table.ts';

/** Whether somebody has paid an order, and where an owner can try it: production has no demo shop. */
export const firstOrder = async ({ db, config }: Pick<Core, 'db' | 'config'>): Promise<SetupProgress> => ({
  isDone: await hasRows(db, orders, isNotNull(orders.paidAt)),
  link: config.publicUrl + (config.production ? '/' : demoShopPath),
});
