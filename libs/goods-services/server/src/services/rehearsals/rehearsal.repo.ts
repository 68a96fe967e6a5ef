import { asc, inArray } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import {
  inPackingOrder,
  rehearsalResultTable as results,
  type ChosenPacking,
  type RehearsalResultRow,
  type ServicedGoods,
} from '@caravan/warehouse-packages/port';
import {
  rehearsalPackingTable as packing,
  rehearsalPhotoTable as photos,
  type RehearsalPackingRow,
  type RehearsalPhotoRow,
} from './rehearsal.table.ts';

/** The parts of a packing rehearsal besides its goods. */
export interface RehearsalState {
  /** The chosen packing options, in the fixed order. */
  packing: RehearsalPackingRow[];
  /** The latest last; only that one counts. */
  results: RehearsalResultRow[];
  photos: RehearsalPhotoRow[];
  /** The package that uses it; null if none does. */
  packageNumber: string | null;
}

export const insertRehearsalPacking = async (
  tx: Tx,
  serviceNumber: string,
  chosen: readonly ChosenPacking[],
): Promise<void> => {
  if (chosen.length) await tx.insert(packing).values(chosen.map((one) => ({ ...one, serviceNumber })));
};

export const insertRehearsalResult = async (tx: Tx, row: RehearsalResultRow): Promise<void> => {
  await tx.insert(results).values(row);
};

export const insertRehearsalPhotos = async (tx: Tx, rows: readonly RehearsalPhotoRow[]): Promise<void> => {
  if (rows.length) await tx.insert(photos).values([...rows]);
};

/** The parts of packing rehearsals by their numbers. */
export const rehearsalsOf = async (
  db: Database,
  { usedBy }: Pick<ServicedGoods, 'usedBy'>,
  numbers: readonly string[],
): Promise<Map<string, RehearsalState>> => {
  if (!numbers.length) return new Map();
  const chosen = await db
    .select()
    .from(packing)
    .where(inArray(packing.serviceNumber, [...numbers]));
  const measured = await db
    .select()
    .from(results)
    .where(inArray(results.serviceNumber, [...numbers]))
    .orderBy(asc(results.serviceNumber), asc(results.seq));
  const taken = await db
    .select()
    .from(photos)
    .where(inArray(photos.serviceNumber, [...numbers]))
    .orderBy(asc(photos.serviceNumber), asc(photos.position));
  const users = await usedBy(db, numbers);
  return new Map(
    numbers.map((number) => [
      number,
      {
        packing: inPackingOrder(chosen.filter(({ serviceNumber }) => serviceNumber === number)),
        results: measured.filter(({ serviceNumber }) => serviceNumber === number),
        photos: taken.filter(({ serviceNumber }) => serviceNumber === number),
        packageNumber: users.get(number) ?? null,
      },
    ]),
  );
};
