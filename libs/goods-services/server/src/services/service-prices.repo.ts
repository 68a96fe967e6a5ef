import type { Database, Tx } from '@caravan/server-core';
import { servicePricesTable as prices } from './service.table.ts';

/** The prices of services, in fen. */
export interface ServicePricesState {
  photoFen: number;
  measurementFen: number;
  rehearsalFen: number;
  version: number;
}

/** The prices of a shop that has not changed them. */
const firstPrices: ServicePricesState = { photoFen: 200, measurementFen: 300, rehearsalFen: 1_500, version: 0 };

export const readPrices = async (db: Database): Promise<ServicePricesState> =>
  (await db.select().from(prices))[0] ?? firstPrices;

/** Locks the prices until the transaction ends, and creates their row if there is none. */
export const lockPrices = async (tx: Tx): Promise<ServicePricesState> => {
  await tx
    .insert(prices)
    .values({ id: true, ...firstPrices })
    .onConflictDoNothing();
  const [row] = await tx.select().from(prices).for('update');
  return row ?? firstPrices;
};

export const writePrices = async (tx: Tx, state: ServicePricesState): Promise<void> => {
  await tx.update(prices).set(state);
};
