import { eq } from 'drizzle-orm';
import type { Configurations } from '@caravan/content/contract';
import type { Database, Tx } from '@caravan/server-core';
import { setting } from './setting.table.ts';

const featuresKey = 'features';

/** The features that staff have set; undefined if they have set none. */
export const findFeatures = async (db: Database): Promise<Configurations['features'] | undefined> => {
  const [found] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, featuresKey));
  return found?.value as Configurations['features'] | undefined;
};

export const writeFeatures = async (tx: Tx, features: Configurations['features'], now: Date): Promise<void> => {
  const change = { value: features, editedAt: now };
  await tx
    .insert(setting)
    .values({ key: featuresKey, ...change })
    .onConflictDoUpdate({ target: setting.key, set: change });
};
