import { eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { deleteAll } from '../database/delete-in-batches.ts';
import type { Database } from '../database/transactions/tx.ts';
import { attempt } from './attempt.table.ts';
import type { AttemptRule } from './attempts.ts';

/**
 * Counts one attempt. Returns the end of the window if the limit is reached. One statement, so that concurrent calls
 * are all counted.
 */
export const takeAttempt = async (
  db: Database,
  key: string,
  rule: AttemptRule,
  now: Date,
): Promise<Date | undefined> => {
  const resetsAt = new Date(now.getTime() + rule.window);
  const over = sql`${attempt.resetsAt} <= ${now}`;
  const counted = await db
    .insert(attempt)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempt.count} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${attempt.resetsAt} end`,
      },
      setWhere: or(lte(attempt.resetsAt, now), lt(attempt.count, rule.limit)),
    })
    .returning({ key: attempt.key });
  if (counted.length) return undefined;
  const [refused] = await db.select({ resetsAt: attempt.resetsAt }).from(attempt).where(eq(attempt.key, key));
  return refused?.resetsAt ?? now;
};

/** Uncounts attempts. */
export const returnAttempts = async (db: Database, keys: readonly string[]): Promise<void> => {
  await db
    .update(attempt)
    .set({ count: sql`greatest(${attempt.count} - 1, 0)` })
    .where(inArray(attempt.key, [...keys]));
};

export const clearAttempts = async (db: Database, keys: readonly string[]): Promise<void> => {
  await db.delete(attempt).where(inArray(attempt.key, [...keys]));
};

export const deleteAttemptsOver = async (db: Database, now: Date): Promise<void> => {
  await deleteAll(db, attempt, lt(attempt.resetsAt, now));
};
