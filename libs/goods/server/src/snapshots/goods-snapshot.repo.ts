import { and, desc, eq, gt, gte, inArray, lt } from 'drizzle-orm';
import type { Platform } from '@caravan/goods/contract';
import type { Database } from '@caravan/server-core';
import type { Snapshot, SnapshotContent } from './snapshot.ts';
import { goodsSnapshotTable } from './goods-snapshot.table.ts';

type Row = typeof goodsSnapshotTable.$inferSelect;

/** Only this repository writes the column, and always in this form. */
const fromRow = (row: Row): Snapshot => ({
  ...row,
  platform: row.platform as Platform,
  content: row.content as SnapshotContent,
});

export const insertSnapshot = async (db: Database, snapshot: Snapshot): Promise<void> => {
  await db.insert(goodsSnapshotTable).values(snapshot);
};

export const findSnapshots = async (db: Database, ids: readonly string[]): Promise<Snapshot[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(goodsSnapshotTable)
    .where(inArray(goodsSnapshotTable.id, [...ids]));
  return rows.map(fromRow);
};

/** The newest snapshot of a link that is not older than `since`. */
export const latestSnapshot = async (db: Database, link: string, since: Date): Promise<Snapshot | null> => {
  const [row] = await db
    .select()
    .from(goodsSnapshotTable)
    .where(and(eq(goodsSnapshotTable.link, link), gte(goodsSnapshotTable.fetchedAt, since)))
    .orderBy(desc(goodsSnapshotTable.fetchedAt))
    .limit(1);
  return row ? fromRow(row) : null;
};

/** Ids of snapshots from before an instant, sorted, beginning behind `after`. */
export const snapshotsBefore = async (db: Database, before: Date, after: string, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ id: goodsSnapshotTable.id })
    .from(goodsSnapshotTable)
    .where(and(gt(goodsSnapshotTable.id, after), lt(goodsSnapshotTable.fetchedAt, before)))
    .orderBy(goodsSnapshotTable.id)
    .limit(limit);
  return rows.map(({ id }) => id);
};

export const deleteSnapshots = async (db: Database, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await db.delete(goodsSnapshotTable).where(inArray(goodsSnapshotTable.id, [...ids]));
};
