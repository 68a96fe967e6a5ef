import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  type BoxSize,
  type Configurations,
  type ExchangeMarginVersion,
  firstArrivalPhotos,
  type NewCompany,
  type RetentionPeriods,
  type ServiceFeeVersion,
  type SetupChange,
  type ShopRules,
} from '@caravan/content/contract';
import type { Database, Tx } from '@caravan/server-core';
import { setting } from './setting.table.ts';
import { isExpected, nextVersion, type ExpectedVersion } from './write-version.ts';

/** The settings of staff by their keys. */
interface Settings {
  features: Configurations['features'];
  arrival_photos: number;
  company: NewCompany;
  /** A kind that came with a later release is missing. */
  retention: Partial<RetentionPeriods>;
  setup: SetupChange;
  box_sizes: BoxSize[];
  rules: ShopRules;
  /** All versions that were ever in force, and those to come. */
  service_fee: ServiceFeeVersion[];
  exchange_margin: ExchangeMarginVersion[];
}

export interface SettingRow<Key extends keyof Settings = keyof Settings> {
  value: Settings[Key];
  editedAt: Date;
  version: number;
}

/** Undefined if staff have set nothing. */
export const findSetting = async <Key extends keyof Settings>(
  db: Database | Tx,
  key: Key,
): Promise<SettingRow<Key> | undefined> => {
  const { value, editedAt, version } = setting;
  const [found] = await db.select({ value, editedAt, version }).from(setting).where(eq(setting.key, key));
  return found as SettingRow<Key> | undefined;
};

/** The same, and no other transaction changes it until this one ends. */
export const holdSetting = async <Key extends keyof Settings>(
  tx: Tx,
  key: Key,
): Promise<SettingRow<Key> | undefined> => {
  // The row may not be there yet.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${key}`}, 0))`);
  return findSetting(tx, key);
};

/** Those of the settings that staff have set, in one statement. */
export const findSettings = async <Key extends keyof Settings>(
  db: Database | Tx,
  keys: readonly Key[],
): Promise<{ [Name in Key]?: SettingRow<Name> }> => {
  const found = await db
    .select()
    .from(setting)
    .where(inArray(setting.key, [...keys]));
  return Object.fromEntries(found.map(({ key, ...row }) => [key, row])) as { [Name in Key]?: SettingRow<Name> };
};

/** False if it has another version. */
export const writeSetting = async <Key extends keyof Settings>(
  tx: Tx,
  key: Key,
  value: Settings[Key],
  { now, expected }: { now: Date; expected: ExpectedVersion },
): Promise<boolean> => {
  const change = { value, editedAt: now };
  const written = await tx
    .insert(setting)
    .values({ key, ...change, version: 1 })
    .onConflictDoUpdate({
      target: setting.key,
      set: { ...change, version: nextVersion(setting.version) },
      setWhere: isExpected(setting.version, expected),
    })
    .returning({ key: setting.key });
  return written.length === 1;
};

/** The number of photos that goods get when they arrive now, as an expression for a statement. */
export const arrivalPhotosNow = (): SQL =>
  sql`coalesce((SELECT ${setting.value}::int FROM ${setting} WHERE ${setting.key} = 'arrival_photos'), ${firstArrivalPhotos})`;

export const writeArrivalPhotos = async (tx: Tx, value: number, now: Date): Promise<void> => {
  const change = { value, editedAt: now };
  await tx
    .insert(setting)
    .values({ key: 'arrival_photos', ...change, version: 1 })
    .onConflictDoUpdate({ target: setting.key, set: { ...change, version: nextVersion(setting.version) } });
};
