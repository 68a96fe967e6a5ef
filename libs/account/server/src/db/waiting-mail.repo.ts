import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { MailedKind } from '@caravan/account/contract';
import type { Tx } from '@caravan/server-core';
import { waitingMailTable as waiting } from './waiting-mail.table.ts';

export type WaitingMail = typeof waiting.$inferSelect;

/** Locks the messages of a kind that wait for others, oldest first. Messages that another mail took are absent. */
export const lockCollectedMails = (tx: Tx, userId: string, kind: MailedKind): Promise<WaitingMail[]> =>
  tx
    .select()
    .from(waiting)
    .where(
      and(
        eq(waiting.userId, userId),
        eq(waiting.kind, kind),
        sql`${waiting.message} -> 'mail' -> 'collect' is not null`,
      ),
    )
    .orderBy(asc(waiting.createdAt), asc(waiting.id))
    .for('update');

/** Returns those that still waited. */
export const deleteWaitingMails = (tx: Tx, ids: readonly string[]): Promise<WaitingMail[]> =>
  tx
    .delete(waiting)
    .where(inArray(waiting.id, [...ids]))
    .returning();

export const deleteWaitingMailsOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(waiting).where(eq(waiting.userId, userId));
};
