import { and, count, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { savedGoodsTable as saved } from './saved-goods.table.ts';

export type SavedKind = 'favourite' | 'recent';
export type SavedRow = typeof saved.$inferSelect;

const ofList = (userId: string, kind: SavedKind) => and(eq(saved.userId, userId), eq(saved.kind, kind));

/** Changes of one shopper's lists wait for each other, so that no list grows beyond its limit. */
export const lockSaved = async (tx: Tx, userId: string): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`saved_goods ${userId}`}, 0))`);
};

/** Both lists of a shopper, newest first. */
export const savedOfUser = (db: Database | Tx, userId: string): Promise<SavedRow[]> =>
  db.select().from(saved).where(eq(saved.userId, userId)).orderBy(desc(saved.savedAt), desc(saved.id));

export const findSaved = async (tx: Tx, { userId, kind, url }: SavedRow): Promise<SavedRow | undefined> => {
  const [row] = await tx
    .select()
    .from(saved)
    .where(and(ofList(userId, kind as SavedKind), eq(saved.url, url)));
  return row;
};

export const countSaved = async (tx: Tx, userId: string, kind: SavedKind): Promise<number> => {
  const [row] = await tx.select({ n: count() }).from(saved).where(ofList(userId, kind));
  return row?.n ?? 0;
};

/** Inserts a product, or replaces its row of the same list. */
export const putSaved = async (tx: Tx, row: SavedRow): Promise<void> => {
  await tx
    .insert(saved)
    .values(row)
    .onConflictDoUpdate({ target: [saved.userId, saved.kind, saved.url], set: row });
};

/** Deletes all but the newest of a list. */
export const trimSaved = async (tx: Tx, userId: string, kind: SavedKind, keep: number): Promise<void> => {
  const newest = tx
    .select({ id: saved.id })
    .from(saved)
    .where(ofList(userId, kind))
    .orderBy(desc(saved.savedAt), desc(saved.id))
    .limit(keep);
  await tx.delete(saved).where(and(ofList(userId, kind), notInArray(saved.id, newest)));
};

export const deleteSaved = async (
  db: Database | Tx,
  userId: string,
  kind: SavedKind,
  ids?: readonly string[],
): Promise<void> => {
  await db.delete(saved).where(and(ofList(userId, kind), ids && inArray(saved.id, [...ids])));
};

export const eraseSaved = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(saved).where(eq(saved.userId, userId));
};
