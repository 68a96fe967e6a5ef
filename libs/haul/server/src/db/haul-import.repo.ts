import { and, count, desc, eq, getTableColumns, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { HaulPart } from '@caravan/haul/contract';
import { sliceOf, type PageQuery } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import {
  haulImportTable as imports,
  haulPhotoTable as photos,
  haulRecordTable as records,
  type HaulImportRow,
  type HaulRecordRow,
} from './haul-import.table.ts';

/** An import with the number of its photos. */
export interface CountedImport extends HaulImportRow {
  photos: number;
}

const counted = {
  ...getTableColumns(imports),
  // A query of one table writes columns without their table.
  photos: sql<number>`(select count(*)::int from ${photos} where import_id = ${imports}.id)`,
};

/** Rows of one INSERT: 4 MB at most, so that writing them out holds up nobody. */
const atOnce = 64;

/** Imports of a shopper wait for each other until the transaction ends. */
export const lockImports = async (tx: Tx, userId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`haul imports ${userId}`}, 0))`);
};

export const importsOfUser = (db: Database, userId: string): Promise<CountedImport[]> =>
  db
    .select(counted)
    .from(imports)
    .where(eq(imports.userId, userId))
    .orderBy(desc(imports.importedAt), desc(imports.id));

/** Another shopper's import is not found. */
export const findImport = async (db: Database, userId: string, id: string): Promise<CountedImport | undefined> => {
  const [found] = await db
    .select(counted)
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.userId, userId)));
  return found;
};

export const insertImport = async (tx: Tx, row: HaulImportRow, rows: readonly HaulRecordRow[]): Promise<void> => {
  await tx.insert(imports).values(row);
  for (let first = 0; first < rows.length; first += atOnce)
    await tx.insert(records).values(rows.slice(first, first + atOnce));
};

/** Deletes imports of a shopper, or one of them, and returns the ids of their files. */
export const deleteImports = async (
  tx: Tx,
  userId: string,
  id?: string,
): Promise<{ found: boolean; photoIds: string[]; archiveIds: string[] }> => {
  const held = await tx
    .select({ id: imports.id, archiveId: imports.archiveId })
    .from(imports)
    .where(and(eq(imports.userId, userId), id === undefined ? undefined : eq(imports.id, id)))
    .for('update');
  const ids = held.map((row) => row.id);
  if (!ids.length) return { found: false, photoIds: [], archiveIds: [] };
  const gone = await tx.delete(photos).where(inArray(photos.importId, ids)).returning({ id: photos.id });
  await tx.delete(imports).where(inArray(imports.id, ids));
  return {
    found: true,
    photoIds: gone.map((photo) => photo.id),
    archiveIds: held.flatMap(({ archiveId }) => archiveId ?? []),
  };
};

/** The rows of a part, in the order of the archive. */
export const pageOfRecords = async <Row>(
  db: Database,
  importId: string,
  part: HaulPart,
  query: PageQuery,
): Promise<{ rows: Row[]; total: number }> => {
  const wanted = and(eq(records.importId, importId), eq(records.part, part));
  const { limit, offset } = sliceOf(query);
  const found = await db
    .select({ data: records.data })
    .from(records)
    .where(wanted)
    .orderBy(records.position)
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ rows: count() }).from(records).where(wanted);
  return { rows: found.map(({ data }) => data as Row), total: all?.rows ?? 0 };
};

/** A row by its number; undefined if the part has none. */
export const findRecord = async <Row>(
  db: Database,
  importId: string,
  part: HaulPart,
  ref: string,
): Promise<Row | undefined> => {
  const [found] = await db
    .select({ data: records.data })
    .from(records)
    .where(and(eq(records.importId, importId), eq(records.part, part), eq(records.ref, ref)));
  return found?.data as Row | undefined;
};

/** One parameter, however many values there are. */
const isOneOf = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...new Set(values)])}::text[])`;

const isGoods = (importId: string): SQL | undefined => and(eq(records.importId, importId), eq(records.part, 'goods'));

/** Reads the first goods of each order. The returned function gives those of a number, and how many the order has. */
export const goodsOfOrders = async <Row>(
  db: Database,
  importId: string,
  numbers: readonly string[],
  most: number,
): Promise<(number: string) => { rows: Row[]; count: number }> => {
  const ordered = db
    .select({
      parent: records.parent,
      data: records.data,
      place: sql<number>`row_number() over (partition by ${records.parent} order by ${records.position})`.as('place'),
      count: sql<number>`(count(*) over (partition by ${records.parent}))::int`.as('count'),
    })
    .from(records)
    .where(and(isGoods(importId), isOneOf(records.parent, numbers)))
    .as('ordered');
  const found = await db
    .select({ parent: ordered.parent, data: ordered.data, count: ordered.count })
    .from(ordered)
    .where(lte(ordered.place, most))
    .orderBy(ordered.parent, ordered.place);
  const byOrder = Map.groupBy(found, ({ parent }) => parent);
  return (number) => {
    const own = byOrder.get(number) ?? [];
    return { rows: own.map(({ data }) => data as Row), count: own[0]?.count ?? 0 };
  };
};

/** Goods of an import by their ids. */
export const goodsOfImport = async <Row>(
  db: Database,
  importId: string,
  ids: readonly string[],
): Promise<Map<string, Row>> => {
  if (!ids.length) return new Map();
  const found = await db
    .select({ ref: records.ref, data: records.data })
    .from(records)
    .where(and(isGoods(importId), isOneOf(records.ref, ids)));
  return new Map(found.map(({ ref, data }) => [ref, data as Row]));
};

/** The ids of photos by their names in the archive. */
export const photosOfImport = async (
  db: Database,
  importId: string,
  names: readonly string[],
): Promise<Map<string, string>> => {
  if (!names.length) return new Map();
  const found = await db
    .select({ id: photos.id, name: photos.name })
    .from(photos)
    .where(and(eq(photos.importId, importId), isOneOf(photos.name, names)));
  return new Map(found.map(({ id, name }) => [name, id]));
};

/** The owner of an import whose photos wait; undefined if it is gone or done. */
export const findWaitingImport = async (db: Database, id: string): Promise<HaulImportRow | undefined> => {
  const [found] = await db.select().from(imports).where(eq(imports.id, id));
  return found?.archiveId === null ? undefined : found;
};

/** Returns false if the import is gone. */
export const insertPhoto = async (tx: Tx, row: { id: string; importId: string; name: string }): Promise<boolean> => {
  const [held] = await tx.select({ id: imports.id }).from(imports).where(eq(imports.id, row.importId)).for('share');
  if (!held) return false;
  const added = await tx.insert(photos).values(row).onConflictDoNothing().returning({ id: photos.id });
  return added.length > 0;
};

/** Notes that all photos of an import are done. */
export const endPhotos = async (tx: Tx, id: string): Promise<void> => {
  await tx.update(imports).set({ archiveId: null }).where(eq(imports.id, id));
};
