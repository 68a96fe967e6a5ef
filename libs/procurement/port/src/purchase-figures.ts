import { onePort } from '@caravan/server-core';
import type { SQL } from 'drizzle-orm';

/** Purchases in the owner's figures. */
export interface PurchaseFigures {
  /** What orders cost: `CostsOfOrders` of cart-orders. */
  costsOf: (orderNumbers: SQL) => SQL;
}

export const purchaseFiguresPort = onePort<PurchaseFigures>('PurchaseFigures');
