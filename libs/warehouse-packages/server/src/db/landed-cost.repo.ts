import { inArray } from 'drizzle-orm';
import type { LandedCost } from '@caravan/logistics/contract';
import type { Database, Tx } from '@caravan/server-core';
import { packageLandedCostTable as costs } from './landed-cost.table.ts';

export const insertLandedCost = async (tx: Tx, packageNumber: string, cost: LandedCost): Promise<void> => {
  await tx.insert(costs).values({ packageNumber, cost });
};

/** The estimates by the packages' numbers. */
export const landedCostsOf = async (db: Database, numbers: readonly string[]): Promise<Map<string, LandedCost>> => {
  const found = await db
    .select()
    .from(costs)
    .where(inArray(costs.packageNumber, [...numbers]));
  return new Map(found.map(({ packageNumber, cost }) => [packageNumber, cost]));
};
