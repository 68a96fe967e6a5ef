import { and, asc, inArray, ne, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import type { ChosenPacking } from '../../packages/packing/packing-prices.ts';
import { packageTable as packages, type PackageRow } from '../../packages/package.table.ts';
import { inPackingOrder } from '../../packages/packing/packing-option.repo.ts';
import {
  rehearsalPackingTable as packing,
  rehearsalPhotoTable as photos,
  rehearsalResultTable as results,
  type RehearsalPackingRow,
  type RehearsalPhotoRow,
  type RehearsalResultRow,
} from './rehearsal.table.ts';

/** What belongs to a packing rehearsal besides its goods. */
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

/** The packages that are not cancelled and use rehearsals, by the rehearsals' numbers. */
const usersOf = async (db: Database, numbers: readonly string[]): Promise<Map<string | null, string>> => {
  const found = await db
    .select({ rehearsal: packages.rehearsalNumber, number: packages.number })
    .from(packages)
    .where(and(inArray(packages.rehearsalNumber, [...numbers]), ne(packages.status, 'cancelled')));
  return new Map(found.map(({ rehearsal, number }) => [rehearsal, number]));
};

/** The parts of packing rehearsals by their numbers. */
export const rehearsalsOf = async (db: Database, numbers: readonly string[]): Promise<Map<string, RehearsalState>> => {
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
  const users = await usersOf(db, numbers);
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

type Quoted = Pick<PackageRow, 'rehearsalNumber' | 'rehearsalSeq'>;

/** The results by which packages were quoted; null for a package without a rehearsal. */
export const quotedResults = async (
  db: Database,
  rows: readonly Quoted[],
): Promise<(row: Quoted) => RehearsalResultRow | null> => {
  const pairs = rows.flatMap(({ rehearsalNumber, rehearsalSeq }) =>
    rehearsalNumber === null ? [] : [sql`(${rehearsalNumber}::text, ${rehearsalSeq}::integer)`],
  );
  const found = pairs.length
    ? await db
        .select()
        .from(results)
        .where(sql`(${results.serviceNumber}, ${results.seq}) in (${sql.join(pairs, sql`, `)})`)
    : [];
  return ({ rehearsalNumber, rehearsalSeq }) =>
    found.find(({ serviceNumber, seq }) => serviceNumber === rehearsalNumber && seq === rehearsalSeq) ?? null;
};
