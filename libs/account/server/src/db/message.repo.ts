import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { inLanguages, sliceOf, type PageQuery } from '@caravan/kernel';
import type { RetainedRows } from '@caravan/content/port';
import { countRows, deleteInBatches, rowValues, type Database, type Tx } from '@caravan/server-core';
import { messageTable } from './message.table.ts';
import { waitingMailTable } from './waiting-mail.table.ts';
import type { WaitingMail } from './waiting-mail.repo.ts';

export type StoredMessage = typeof messageTable.$inferSelect;
export type NewMessage = Omit<StoredMessage, 'readAt' | 'removedAt'>;

const ofInbox = (userId: string) => and(eq(messageTable.userId, userId), isNull(messageTable.removedAt));

/**
 * Inserts a message, and what its mail says if it has one: one statement. False if a message with this key exists
 * already, including one inserted concurrently.
 */
export const insertMessage = async (tx: Tx, message: NewMessage, mail?: WaitingMail): Promise<boolean> => {
  const insertion = tx
    .insert(messageTable)
    .values(message)
    .onConflictDoNothing({ target: [messageTable.userId, messageTable.key] })
    .returning({ id: messageTable.id });
  if (!mail) return (await insertion).length > 0;
  const inserted = tx.$with('inserted').as(insertion);
  const waiting = await tx
    .with(inserted)
    .insert(waitingMailTable)
    .select(sql`select ${rowValues(waitingMailTable, mail)} from ${inserted}`)
    .returning({ id: waitingMailTable.id });
  return waiting.length > 0;
};

/** Undefined if the shopper has read or deleted the message. */
export const findUnreadMessage = async (
  db: Database,
  userId: string,
  id: string,
): Promise<StoredMessage | undefined> => {
  const unread = and(ofInbox(userId), eq(messageTable.id, id), isNull(messageTable.readAt));
  return (await db.select().from(messageTable).where(unread))[0];
};

/** Unread first, then newest first. */
export const findMessages = async (
  db: Database,
  userId: string,
  { unread, ...page }: PageQuery & { unread?: boolean | undefined },
) => {
  const state =
    unread === undefined ? undefined : unread ? isNull(messageTable.readAt) : isNotNull(messageTable.readAt);
  const filter = and(ofInbox(userId), state);
  const { limit, offset } = sliceOf(page);
  const items = await db
    .select()
    .from(messageTable)
    .where(filter)
    .orderBy(sql`(${messageTable.readAt} is not null)`, desc(messageTable.createdAt), messageTable.id)
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(messageTable).where(filter);
  return { items, total: all?.total ?? 0 };
};

/** The messages since a time, and the unread ones of all times, without those that the user deleted. */
export const countMessages = async (
  db: Database,
  userId: string,
  since: Date,
): Promise<{ recent: number; unread: number }> => {
  const [found] = await db
    .select({
      recent: sql<number>`count(*) filter (where ${gte(messageTable.createdAt, since)})`.mapWith(Number),
      unread: sql<number>`count(*) filter (where ${isNull(messageTable.readAt)})`.mapWith(Number),
    })
    .from(messageTable)
    .where(ofInbox(userId));
  return found ?? { recent: 0, unread: 0 };
};

export const countUnread = async (db: Database, userId: string): Promise<number> => {
  const [found] = await db
    .select({ unread: count() })
    .from(messageTable)
    .where(and(ofInbox(userId), isNull(messageTable.readAt)));
  return found?.unread ?? 0;
};

/**
 * Marks messages as read and returns how many of them belong to this shopper. Messages that are already read keep their
 * time of reading.
 */
export const markRead = async (tx: Tx, userId: string, ids: readonly string[], now: Date): Promise<number> => {
  const read = await tx
    .update(messageTable)
    .set({ readAt: sql`coalesce(${messageTable.readAt}, ${now})` })
    .where(and(ofInbox(userId), inArray(messageTable.id, [...ids])))
    .returning({ id: messageTable.id });
  return read.length;
};

export const markAllRead = async (tx: Tx, userId: string, now: Date): Promise<void> => {
  await tx
    .update(messageTable)
    .set({ readAt: now })
    .where(and(ofInbox(userId), isNull(messageTable.readAt)));
};

/** True also if it was deleted before; false if it never belonged to this shopper. */
export const clearMessage = async (db: Database, userId: string, id: string, now: Date): Promise<boolean> => {
  const nothing = inLanguages(() => '');
  const cleared = await db
    .update(messageTable)
    .set({ removedAt: sql`coalesce(${messageTable.removedAt}, ${now})`, title: nothing, body: nothing, link: null })
    .where(and(eq(messageTable.userId, userId), eq(messageTable.id, id)))
    .returning({ id: messageTable.id });
  return cleared.length > 0;
};

/** The whole inbox, oldest first. */
export const allMessages = (db: Database, userId: string): Promise<StoredMessage[]> =>
  db.select().from(messageTable).where(ofInbox(userId)).orderBy(messageTable.createdAt, messageTable.id);

export const deleteMessages = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(messageTable).where(eq(messageTable.userId, userId));
};

/** Old messages, read or not. With the row its key goes, which no job sends again after the shortest period. */
export const retainedMessages = (db: Database): RetainedRows => {
  const sentBefore = (before: Date) => lt(messageTable.createdAt, before);
  return {
    count: (before) => countRows(db, messageTable, sentBefore(before)),
    delete: (before) => deleteInBatches(db, messageTable, sentBefore(before)),
  };
};
