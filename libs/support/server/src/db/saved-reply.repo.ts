import { asc, eq } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { savedReplyTable as replies, type SavedReplyRow } from './saved-reply.table.ts';

export const findReplies = (db: Database): Promise<SavedReplyRow[]> =>
  db.select().from(replies).orderBy(asc(replies.name));

export const lockReply = async (tx: Tx, id: string): Promise<SavedReplyRow | undefined> =>
  (await tx.select().from(replies).where(eq(replies.id, id)).for('update'))[0];

export const insertReply = async (tx: Tx, row: SavedReplyRow): Promise<void> => {
  await tx.insert(replies).values(row);
};

export const writeReply = async (tx: Tx, row: SavedReplyRow): Promise<void> => {
  await tx.update(replies).set(row).where(eq(replies.id, row.id));
};

/** False if there is none with this id. */
export const removeReply = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.delete(replies).where(eq(replies.id, id)).returning({ id: replies.id })).length === 1;
