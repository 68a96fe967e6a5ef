import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { avatarTable } from './avatar.table.ts';

export const insertAvatar = async (db: Database, id: string, userId: string, now: Date): Promise<void> => {
  await db.insert(avatarTable).values({ id, userId, unusedSince: now });
};

/** Makes this picture the user's current one. */
export const useAvatar = async (tx: Tx, id: string, userId: string, now: Date): Promise<void> => {
  await tx.update(avatarTable).set({ unusedSince: null }).where(eq(avatarTable.id, id));
  await tx
    .update(avatarTable)
    .set({ unusedSince: now })
    .where(and(eq(avatarTable.userId, userId), ne(avatarTable.id, id), isNull(avatarTable.unusedSince)));
};

/** Marks the pictures for deletion by the next sweep. */
export const abandonAvatars = async (tx: Tx, userId: string): Promise<void> => {
  await tx
    .update(avatarTable)
    .set({ userId: '', unusedSince: new Date(0) })
    .where(eq(avatarTable.userId, userId));
};

export const findAvatarsUnusedSince = async (db: Database, before: Date): Promise<string[]> => {
  const unused = await db.select({ id: avatarTable.id }).from(avatarTable).where(lt(avatarTable.unusedSince, before));
  return unused.map(({ id }) => id);
};

export const deleteAvatar = async (db: Database, id: string): Promise<void> => {
  await db.delete(avatarTable).where(eq(avatarTable.id, id));
};
