import type { LandedCost } from '@caravan/logistics/contract';
import type { Tx } from '@caravan/server-core';
import { packageLandedCostTable as costs } from './landed-cost.table.ts';

export const insertLandedCost = async (tx: Tx, packageNumber: string, cost: LandedCost): Promise<void> => {
  await tx.insert(costs).values({ packageNumber, cost });
};
