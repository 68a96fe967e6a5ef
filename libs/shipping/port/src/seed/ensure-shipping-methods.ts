import { count } from 'drizzle-orm';
import type { Core, Database } from '@caravan/server-core';
import { insertMethods } from '../methods/shipping-method.repo.ts';
import { shippingMethodTable as methods } from '../methods/shipping-method.table.ts';
import { seedMethods } from './shipping-methods.ts';

const countMethods = async (db: Database): Promise<number> => {
  const [found] = await db.select({ methods: count() }).from(methods);
  return found?.methods ?? 0;
};

/** Inserts the default shipping methods if there are none; existing ones never change. */
export const ensureShippingMethods = async ({ db, clock }: Pick<Core, 'db' | 'clock'>): Promise<void> => {
  if ((await countMethods(db)) > 0) return;
  const createdAt = clock();
  await insertMethods(
    db,
    seedMethods.map((method) => ({
      ...method,
      zones: [...method.zones],
      restrictions: [...method.restrictions],
      effectiveFrom: null,
      createdAt,
    })),
  );
};
