import { and, asc, count, desc, eq, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { webhookTest } from '@caravan/account/contract';
import { deleteAll, type Database, type Tx } from '@caravan/server-core';
import { webhookDeliveryTable as delivery, webhookTable as webhook } from './webhook.table.ts';

export type WebhookRow = typeof webhook.$inferSelect;
export type DeliveryRow = typeof delivery.$inferSelect;

/** Serializes the registrations of a user, because they count the addresses. */
export const lockWebhooks = async (tx: Tx, userId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${userId}`}, 0))`);
};

export const countWebhooks = async (db: Database, userId: string): Promise<number> => {
  const [found] = await db.select({ total: count() }).from(webhook).where(eq(webhook.userId, userId));
  return found?.total ?? 0;
};

export const insertWebhook = async (tx: Tx, row: typeof webhook.$inferInsert): Promise<WebhookRow> => {
  const [made] = await tx.insert(webhook).values(row).returning();
  if (!made) throw new Error('the webhook was not stored');
  return made;
};

/** Newest first. */
export const findWebhooks = (db: Database, userId: string): Promise<WebhookRow[]> =>
  db.select().from(webhook).where(eq(webhook.userId, userId)).orderBy(desc(webhook.createdAt), asc(webhook.id));

export const findWebhook = async (db: Database, userId: string, id: string): Promise<WebhookRow | undefined> =>
  (
    await db
      .select()
      .from(webhook)
      .where(and(eq(webhook.userId, userId), eq(webhook.id, id)))
  )[0];

/** Undefined if the user has no such address. */
export const updateWebhook = async (
  db: Database,
  userId: string,
  id: string,
  change: Partial<WebhookRow>,
): Promise<WebhookRow | undefined> => {
  const [changed] = await db
    .update(webhook)
    .set(change)
    .where(and(eq(webhook.userId, userId), eq(webhook.id, id)))
    .returning();
  return changed;
};

/** False if the user has no such address. */
export const deleteWebhook = async (db: Database, userId: string, id: string): Promise<boolean> => {
  const deleted = await db
    .delete(webhook)
    .where(and(eq(webhook.userId, userId), eq(webhook.id, id)))
    .returning({ id: webhook.id });
  return deleted.length > 0;
};

export const deleteWebhooksOf = async (db: Database, userId: string): Promise<void> => {
  await db.delete(webhook).where(eq(webhook.userId, userId));
};

const waiting = (webhookId: string) => and(eq(delivery.webhookId, webhookId), eq(delivery.result, 'waiting'));

/** How many deliveries wait for an address; it stops counting at `most`. */
export const countWaiting = async (db: Database, webhookId: string, most: number): Promise<number> => {
  const some = db.select({ id: delivery.id }).from(delivery).where(waiting(webhookId)).limit(most).as('some');
  const [found] = await db.select({ total: count() }).from(some);
  return found?.total ?? 0;
};

/** Undefined if the address was deleted after its transaction had read it: the event is not refused for that. */
export const insertDelivery = async (tx: Tx, row: typeof delivery.$inferInsert): Promise<DeliveryRow | undefined> => {
  const [address] = await tx
    .select({ id: webhook.id })
    .from(webhook)
    .where(eq(webhook.id, row.webhookId))
    .for('key share');
  if (!address) return undefined;
  const [made] = await tx.insert(delivery).values(row).returning();
  if (!made) throw new Error('the delivery was not stored');
  return made;
};

/** Newest first. */
export const findDeliveries = (db: Database, webhookId: string, limit: number): Promise<DeliveryRow[]> =>
  db
    .select()
    .from(delivery)
    .where(eq(delivery.webhookId, webhookId))
    .orderBy(desc(delivery.at), asc(delivery.id))
    .limit(limit);

export const deleteDeliveriesBefore = async (db: Database, before: Date): Promise<void> => {
  await deleteAll(db, delivery, lt(delivery.at, before));
};

/**
 * Holds an address for one run until `until`. Undefined if it is off, paused, or held by another run, which looks again
 * before it lets go.
 */
export const claimWebhook = async (
  db: Database,
  id: string,
  { now, until, wakes }: { now: Date; until: Date; wakes: boolean },
): Promise<WebhookRow | undefined> => {
  const [claimed] = await db
    .update(webhook)
    .set({ busyUntil: until, ...(wakes ? { wakeAt: null } : {}) })
    .where(
      and(
        eq(webhook.id, id),
        isNull(webhook.off),
        or(isNull(webhook.busyUntil), lte(webhook.busyUntil, now)),
        or(isNull(webhook.pausedUntil), lte(webhook.pausedUntil, now)),
      ),
    )
    .returning();
  return claimed;
};

export const lockWebhook = async (tx: Tx, id: string): Promise<WebhookRow | undefined> =>
  (await tx.select().from(webhook).where(eq(webhook.id, id)).for('update'))[0];

/** Lets go of an address; undefined if it is deleted. */
export const releaseWebhook = async (tx: Tx, id: string): Promise<WebhookRow | undefined> =>
  (await tx.update(webhook).set({ busyUntil: null }).where(eq(webhook.id, id)).returning())[0];

/** Tests first, then those that were tried least, then the oldest, so that one that always fails holds up no other. */
export const findDueDelivery = async (db: Database, webhookId: string, now: Date): Promise<DeliveryRow | undefined> => {
  const [due] = await db
    .select()
    .from(delivery)
    .where(and(waiting(webhookId), lte(delivery.nextAt, now)))
    .orderBy(sql`(${delivery.type} = ${webhookTest}) desc`, asc(delivery.attempts), asc(delivery.at), asc(delivery.id))
    .limit(1);
  return due;
};

/** When the next delivery of an address is due; null if none waits. */
export const nextDueAt = async (db: Database, webhookId: string): Promise<Date | null> => {
  const [first] = await db
    .select({ nextAt: delivery.nextAt })
    .from(delivery)
    .where(waiting(webhookId))
    .orderBy(asc(delivery.nextAt))
    .limit(1);
  return first?.nextAt ?? null;
};

/** Records an attempt. False if the delivery no longer waits. */
export const recordAttempt = async (tx: Tx, id: string, change: Partial<DeliveryRow>): Promise<boolean> => {
  const recorded = await tx
    .update(delivery)
    .set({ ...change, attempts: sql`${delivery.attempts} + 1` })
    .where(and(eq(delivery.id, id), eq(delivery.result, 'waiting')))
    .returning({ id: delivery.id });
  return recorded.length > 0;
};

/** Gives up what waits for an address, all of it or what is older. */
export const giveUp = async (db: Database, webhookId: string, before?: Date): Promise<void> => {
  await db
    .update(delivery)
    .set({ result: 'given_up' })
    .where(and(waiting(webhookId), before ? lte(delivery.at, before) : undefined));
};

/** Ends a series of failures. */
export const noteSuccess = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .update(webhook)
    .set({ failures: 0, failingSince: null, pausedUntil: null })
    .where(and(eq(webhook.id, id), ne(webhook.failures, 0)));
};

/** Counts a failed attempt. Undefined if the address is off, deleted or was replaced by another one meanwhile. */
export const noteFailure = async (
  tx: Tx,
  { id, url }: Pick<WebhookRow, 'id' | 'url'>,
  now: Date,
): Promise<WebhookRow | undefined> => {
  const [counted] = await tx
    .update(webhook)
    .set({ failures: sql`${webhook.failures} + 1`, failingSince: sql`coalesce(${webhook.failingSince}, ${now})` })
    .where(and(eq(webhook.id, id), eq(webhook.url, url), isNull(webhook.off)))
    .returning();
  return counted;
};

export const setWebhook = async (tx: Tx, id: string, change: Partial<WebhookRow>): Promise<void> => {
  await tx.update(webhook).set(change).where(eq(webhook.id, id));
};
