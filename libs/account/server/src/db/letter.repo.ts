import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { sliceOf, type PageQuery } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { letterTable } from './letter.table.ts';

export type StoredLetter = typeof letterTable.$inferSelect;
export type NewLetter = Omit<StoredLetter, 'readAt' | 'removedAt'>;

const ofInbox = (userId: string) => and(eq(letterTable.userId, userId), isNull(letterTable.removedAt));

/** False where a letter of this key was sent before, also a moment ago by somebody else. */
export const insertLetter = async (tx: Tx, letter: NewLetter): Promise<boolean> => {
  const inserted = await tx
    .insert(letterTable)
    .values(letter)
    .onConflictDoNothing({ target: [letterTable.userId, letterTable.key] })
    .returning({ id: letterTable.id });
  return inserted.length > 0;
};

/** Unread ones first, then the newest. */
export const findLetters = async (db: Database, userId: string, { unread, ...page }: PageQuery & { unread?: boolean | undefined }) => {
  const state = unread === undefined ? undefined : unread ? isNull(letterTable.readAt) : isNotNull(letterTable.readAt);
  const asked = and(ofInbox(userId), state);
  const { limit, offset } = sliceOf(page);
  const items = await db
    .select()
    .from(letterTable)
    .where(asked)
    .orderBy(sql`(${letterTable.readAt} is not null)`, desc(letterTable.createdAt), letterTable.id)
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(letterTable).where(asked);
  return { items, total: all?.total ?? 0 };
};

export const countUnread = async (db: Database, userId: string): Promise<number> => {
  const [found] = await db
    .select({ unread: count() })
    .from(letterTable)
    .where(and(ofInbox(userId), isNull(letterTable.readAt)));
  return found?.unread ?? 0;
};

/** Marks letters as read, each with the instant at which it was read first; answers how many of them are this shopper's. */
export const markRead = async (tx: Tx, userId: string, ids: readonly string[], now: Date): Promise<number> => {
  const read = await tx
    .update(letterTable)
    .set({ readAt: sql`coalesce(${letterTable.readAt}, ${now})` })
    .where(and(ofInbox(userId), inArray(letterTable.id, [...ids])))
    .returning({ id: letterTable.id });
  return read.length;
};

export const markAllRead = async (tx: Tx, userId: string, now: Date): Promise<void> => {
  await tx
    .update(letterTable)
    .set({ readAt: now })
    .where(and(ofInbox(userId), isNull(letterTable.readAt)));
};

/** True also where it was removed before; false where this shopper never had it. */
export const clearLetter = async (db: Database, userId: string, id: string, now: Date): Promise<boolean> => {
  const nothing = { en: '', zh: '' };
  const cleared = await db
    .update(letterTable)
    .set({ removedAt: sql`coalesce(${letterTable.removedAt}, ${now})`, title: nothing, body: nothing, link: null })
    .where(and(eq(letterTable.userId, userId), eq(letterTable.id, id)))
    .returning({ id: letterTable.id });
  return cleared.length > 0;
};

/** All that stands in the inbox, oldest first. */
export const allLetters = (db: Database, userId: string): Promise<StoredLetter[]> =>
  db.select().from(letterTable).where(ofInbox(userId)).orderBy(letterTable.createdAt, letterTable.id);

export const deleteLetters = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(letterTable).where(eq(letterTable.userId, userId));
};
