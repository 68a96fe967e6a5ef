import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { textCodeTries } from '../domain/text-rules.ts';
import { phoneTable as phone } from './phone.table.ts';

export type PhoneRow = typeof phone.$inferSelect;

export const findPhone = async (db: Database | Tx, userId: string): Promise<PhoneRow | undefined> =>
  (await db.select().from(phone).where(eq(phone.userId, userId)))[0];

export interface UnconfirmedPhone extends Pick<PhoneRow, 'userId' | 'number' | 'changedAt' | 'events'> {
  codeHash: Buffer;
  codeExpiresAt: Date;
}

/** Sets a number that is not confirmed, with a new code. The chosen events stay, if there are any. */
export const putUnconfirmedPhone = async (tx: Tx, row: UnconfirmedPhone): Promise<void> => {
  const { events, ...fresh } = row;
  const set = { ...fresh, codeTries: 0, confirmedAt: null };
  await tx
    .insert(phone)
    .values({ ...set, events })
    .onConflictDoUpdate({ target: phone.userId, set });
};

/**
 * Confirms a number, if its code is right, and counts a wrong one. `over` if no code is valid: it was used, is too old or was
 * mistyped too often. One statement, so that concurrent guesses are all counted.
 */
export const tryTextCode = async (
  db: Database,
  userId: string,
  { codeHash, now }: { codeHash: (number: string) => Buffer; now: Date },
): Promise<'right' | 'wrong' | 'over'> => {
  const found = await findPhone(db, userId);
  if (!found) return 'over';
  const isRight = sql<boolean>`${phone.codeHash} = ${codeHash(found.number)}`;
  const [tried] = await db
    .update(phone)
    .set({
      codeTries: sql`${phone.codeTries} + case when ${isRight} then 0 else 1 end`,
      confirmedAt: sql`case when ${isRight} then ${now}::timestamptz end`,
      codeHash: sql`case when ${isRight} then null else ${phone.codeHash} end`,
      codeExpiresAt: sql`case when ${isRight} then null else ${phone.codeExpiresAt} end`,
    })
    .where(
      and(
        eq(phone.userId, userId),
        // The number that the code was hashed with.
        eq(phone.number, found.number),
        gt(phone.codeExpiresAt, now),
        lt(phone.codeTries, textCodeTries),
      ),
    )
    .returning({ confirmedAt: phone.confirmedAt });
  if (!tried) return 'over';
  return tried.confirmedAt ? 'right' : 'wrong';
};

export const setTextEvents = async (
  tx: Tx,
  userId: string,
  { events, changedAt }: Pick<PhoneRow, 'events' | 'changedAt'>,
): Promise<void> => {
  await tx.update(phone).set({ events, changedAt }).where(eq(phone.userId, userId));
};

export const lockPhone = async (tx: Tx, userId: string): Promise<PhoneRow | undefined> =>
  (await tx.select().from(phone).where(eq(phone.userId, userId)).for('update'))[0];

export const deletePhone = async (tx: Tx | Database, userId: string): Promise<void> => {
  await tx.delete(phone).where(eq(phone.userId, userId));
};
