import { asc, inArray } from 'drizzle-orm';
import { newId, sumFen } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import {
  packageExtraEventTable as extraEvents,
  packageExtraTable as extras,
  type PackageExtraEventRow,
  type PackageExtraRow,
  type PackageExtraState,
} from '../payment/package-extra.table.ts';
import {
  packageWeighingTable as weighings,
  packagePhotoTable as photos,
  weighingRuleTable as rules,
  type PackageWeighingRow,
  type PackagePhotoRow,
} from './package-weighing.table.ts';

/** The shop's rule for weighing. */
export interface WeighingRuleState {
  enabled: boolean;
  floorFen: number;
  version: number;
}

/** The rule of a shop that has not changed it. */
const firstRule: WeighingRuleState = { enabled: false, floorFen: 500, version: 0 };

export const readRule = async (db: Database): Promise<WeighingRuleState> => {
  const [row] = await db.select().from(rules);
  return row ? { enabled: row.enabled, floorFen: row.floorFen, version: row.version } : firstRule;
};

/**
 * Reads the rule and keeps it from changing until the transaction ends. Called before a package is locked, as a change
 * of the rule locks packages, too. Without a row there is nothing to keep: the first change only switches it on.
 */
export const shareRule = async (tx: Tx): Promise<WeighingRuleState> => {
  const [row] = await tx.select().from(rules).for('share');
  return row ?? firstRule;
};

/** Locks the rule until the transaction ends, and creates its row if there is none. */
export const lockRule = async (tx: Tx): Promise<WeighingRuleState> => {
  await tx
    .insert(rules)
    .values({ id: true, ...firstRule })
    .onConflictDoNothing();
  const [row] = await tx.select().from(rules).for('update');
  return row ?? firstRule;
};

export const writeRule = async (tx: Tx, rule: WeighingRuleState): Promise<void> => {
  await tx.update(rules).set(rule);
};

export const insertWeighing = async (tx: Tx, row: PackageWeighingRow): Promise<void> => {
  await tx.insert(weighings).values(row);
};

/** The weighings of packages by the packages' numbers, the latest last. */
export const weighingsOf = async (
  db: Database,
  numbers: readonly string[],
): Promise<Map<string, PackageWeighingRow[]>> => {
  const found = await db
    .select()
    .from(weighings)
    .where(inArray(weighings.packageNumber, [...numbers]))
    .orderBy(asc(weighings.packageNumber), asc(weighings.seq));
  return Map.groupBy(found, ({ packageNumber }) => packageNumber);
};

/** The photos of parcels, in order. */
export const parcelPhotosOf = async (
  db: Database,
  numbers: readonly string[],
): Promise<Map<string, PackagePhotoRow[]>> => {
  const found = await db
    .select()
    .from(photos)
    .where(inArray(photos.packageNumber, [...numbers]))
    .orderBy(asc(photos.packageNumber), asc(photos.position));
  return Map.groupBy(found, ({ packageNumber }) => packageNumber);
};

export const insertParcelPhotos = async (tx: Tx, rows: readonly PackagePhotoRow[]): Promise<void> => {
  if (rows.length) await tx.insert(photos).values([...rows]);
};

export const insertExtra = async (tx: Tx, row: PackageExtraRow): Promise<void> => {
  await tx.insert(extras).values(row);
};

export const insertExtraEvent = async (tx: Tx, row: Omit<PackageExtraEventRow, 'id'>): Promise<void> => {
  await tx.insert(extraEvents).values({ id: newId(), ...row });
};

/** Extra payments with what happened to them. */
export const extraStates = (
  rows: readonly PackageExtraRow[],
  happened: readonly PackageExtraEventRow[],
): PackageExtraState[] =>
  rows.map((row) => {
    const own = happened.filter(({ extraRef }) => extraRef === row.ref);
    const decided = own.map(({ event }) => event).find((event) => event !== 'refunded');
    return { ...row, decided: decided ?? null, refundedFen: sumFen(own.map(({ amountFen }) => amountFen ?? 0)) };
  });

const withEvents = async (db: Database, rows: readonly PackageExtraRow[]): Promise<PackageExtraState[]> => {
  if (!rows.length) return [];
  const refs = rows.map(({ ref }) => ref);
  return extraStates(rows, await db.select().from(extraEvents).where(inArray(extraEvents.extraRef, refs)));
};

/** The extra payments of packages by the packages' numbers, the latest last. */
export const extrasOf = async (db: Database, numbers: readonly string[]): Promise<Map<string, PackageExtraState[]>> => {
  const rows = await db
    .select()
    .from(extras)
    .where(inArray(extras.packageNumber, [...numbers]))
    .orderBy(asc(extras.packageNumber), asc(extras.weighing));
  return Map.groupBy(await withEvents(db, rows), ({ packageNumber }) => packageNumber);
};
