import { and, asc, eq, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { partRows, type Database } from '@caravan/server-core';
import {
  rehearsalResultTable as results,
  type RehearsalResultRow,
  type RehearsedPackage,
} from '@caravan/warehouse-packages/port';
import { packageItemTable as packed } from '../package-item.table.ts';
import { packageTable as packages, type PackageRow } from '../package.table.ts';
import { packagePackingTable as packing } from '../packing/packing-option.table.ts';

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

/** The condition that a package that is not cancelled uses the packing rehearsal with the number of a column. */
export const isUsed = (rehearsalNumber: PgColumn): SQL =>
  sql`exists (select from ${packages} where ${packages.rehearsalNumber} = ${rehearsalNumber} and ${packages.status} <> 'cancelled')`;

/** The packages that are not cancelled and use packing rehearsals, by the rehearsals' numbers. */
export const usersOf = async (db: Database, numbers: readonly string[]): Promise<Map<string, string>> => {
  const found = await db
    .select({ rehearsal: packages.rehearsalNumber, number: packages.number })
    .from(packages)
    .where(and(inArray(packages.rehearsalNumber, [...numbers]), ne(packages.status, 'cancelled')));
  return new Map(found.flatMap(({ rehearsal, number }) => (rehearsal === null ? [] : [[rehearsal, number]])));
};

/** All packages, also cancelled ones, that were quoted by these packing rehearsals. */
export const rehearsedPackages = async (db: Database, numbers: readonly string[]): Promise<RehearsedPackage[]> => {
  const goods = partRows(db, packed, 'goods', {
    where: eq(packed.packageNumber, packages.number),
    order: [asc(packed.position)],
  });
  const chosen = partRows(db, packing, 'chosen', {
    where: eq(packing.packageNumber, packages.number),
    order: [asc(packing.kind)],
  });
  const found = await db
    .select({ row: packages, goods: goods.rows, chosen: chosen.rows })
    .from(packages)
    .crossJoinLateral(goods)
    .crossJoinLateral(chosen)
    .where(and(isNotNull(packages.rehearsalNumber), inArray(packages.rehearsalNumber, [...numbers])))
    .orderBy(asc(packages.number));
  return found.map(({ row, goods: own, chosen: options }) => ({
    number: row.number,
    rehearsalNumber: row.rehearsalNumber ?? '',
    userId: row.userId,
    createdAt: row.createdAt,
    itemIds: own.map(({ itemId }) => itemId),
    packing: options.map(({ kind, priceFen }) => ({ kind, priceFen })),
  }));
};
