import { eq } from 'drizzle-orm';
import type { Configurations } from '@caravan/content/contract';
import type { Database, Tx } from '@caravan/server-core';
import { setting } from './setting.table.ts';
import { isExpected, nextVersion, type ExpectedVersion } from './write-version.ts';

const featuresKey = 'features';

export interface FeaturesRow {
  features: Configurations['features'];
  editedAt: Date;
  version: number;
}

/** The features that staff have set; undefined if they have set none. */
export const findFeatures = async (db: Database | Tx): Promise<FeaturesRow | undefined> => {
  const [found] = await db
    .select({ features: setting.value, editedAt: setting.editedAt, version: setting.version })
    .from(setting)
    .where(eq(setting.key, featuresKey));
  return found as FeaturesRow | undefined;
};

/** False if the features have another version. */
export const writeFeatures = async (
  tx: Tx,
  features: Configurations['features'],
  now: Date,
  expected: ExpectedVersion,
): Promise<boolean> => {
  const change = { value: features, editedAt: now };
  const written = await tx
    .insert(setting)
    .values({ key: featuresKey, ...change, version: 1 })
    .onConflictDoUpdate({
      target: setting.key,
      set: { ...change, version: nextVersion(setting.version) },
      setWhere: isExpected(setting.version, expected),
    })
    .returning({ key: setting.key });
  return written.length === 1;
};
