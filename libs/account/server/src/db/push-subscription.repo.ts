import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { pushSubscriptionTable as subscription } from './push-subscription.table.ts';

export type StoredPushSubscription = typeof subscription.$inferSelect;
export type NewPushSubscriptionRow = Omit<StoredPushSubscription, 'failures'>;

/** Serializes the registrations of a user, because they count the entries. */
export const lockPushSubscriptions = async (tx: Tx, userId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`push subscriptions ${userId}`}, 0))`);
};

/** The number of the user's browsers without this one. */
export const countOtherPushSubscriptions = async (tx: Tx, userId: string, endpoint: string): Promise<number> => {
  const [found] = await tx
    .select({ others: count() })
    .from(subscription)
    .where(and(eq(subscription.userId, userId), ne(subscription.endpoint, endpoint)));
  return found?.others ?? 0;
};

/**
 * Stores a browser, or updates its entry. An entry of another user becomes a new one, so that what waits for the other
 * user's entry is not delivered.
 */
export const savePushSubscription = async (tx: Tx, row: NewPushSubscriptionRow): Promise<StoredPushSubscription> => {
  const { id, createdAt, ...fields } = row;
  const own = (stored: typeof subscription.id | typeof subscription.createdAt, fresh: string | Date) =>
    sql`case when ${subscription.userId} = ${row.userId} then ${stored} else ${fresh} end`;
  const [saved] = await tx
    .insert(subscription)
    .values(row)
    .onConflictDoUpdate({
      target: subscription.endpoint,
      set: { ...fields, id: own(subscription.id, id), createdAt: own(subscription.createdAt, createdAt), failures: 0 },
    })
    .returning();
  if (!saved) throw new Error('the subscription was not stored');
  return saved;
};

export const findPushSubscriptions = (db: Database, userId: string): Promise<StoredPushSubscription[]> =>
  db
    .select()
    .from(subscription)
    .where(eq(subscription.userId, userId))
    .orderBy(desc(subscription.createdAt), asc(subscription.id));

export const findPushSubscription = async (db: Database, id: string): Promise<StoredPushSubscription | undefined> =>
  (await db.select().from(subscription).where(eq(subscription.id, id)))[0];

/** False if the user has no such entry. */
export const deletePushSubscription = async (db: Database, userId: string, id: string): Promise<boolean> => {
  const deleted = await db
    .delete(subscription)
    .where(and(eq(subscription.userId, userId), eq(subscription.id, id)))
    .returning({ id: subscription.id });
  return deleted.length > 0;
};

export const deletePushSubscriptionsOf = async (db: Database, userId: string): Promise<void> => {
  await db.delete(subscription).where(eq(subscription.userId, userId));
};

/** Also deletes those whose session expired so long ago that its row is gone. */
export const deletePushSubscriptionsOfOtherSessions = async (
  db: Database,
  userId: string,
  sessionId: string,
): Promise<void> => {
  await db.delete(subscription).where(and(eq(subscription.userId, userId), ne(subscription.sessionId, sessionId)));
};

export const resetPushFailures = async (db: Database, id: string): Promise<void> => {
  await db
    .update(subscription)
    .set({ failures: 0 })
    .where(and(eq(subscription.id, id), ne(subscription.failures, 0)));
};

/** Counts a message that could not be delivered, and returns how many there are in a row. */
export const countPushFailure = async (db: Database, id: string): Promise<number> => {
  const [counted] = await db
    .update(subscription)
    .set({ failures: sql`${subscription.failures} + 1` })
    .where(eq(subscription.id, id))
    .returning({ failures: subscription.failures });
  return counted?.failures ?? 0;
};
