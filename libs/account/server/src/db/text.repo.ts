import { type TextLimits, usualTextLimits } from '@caravan/account/contract';
import { and, desc, eq, gt, inArray, lt, min, sql, sum } from 'drizzle-orm';
import { deleteAll, type Database, type Tx } from '@caravan/server-core';
import { textLimitTable as limits, textTable as texts } from './text.table.ts';

export type TextRow = typeof texts.$inferSelect;
export type NewText = Pick<TextRow, 'id' | 'userId' | 'kind' | 'content' | 'createdAt'>;

/** Stores a text message that waits. */
export const insertText = async (tx: Tx, row: NewText): Promise<void> => {
  await tx.insert(texts).values({ ...row, state: 'waiting' });
};

export const lockText = async (tx: Tx, id: string): Promise<TextRow | undefined> =>
  (await tx.select().from(texts).where(eq(texts.id, id)).for('update'))[0];

export const setText = async (db: Database | Tx, id: string, change: Partial<TextRow>): Promise<void> => {
  await db.update(texts).set(change).where(eq(texts.id, id));
};

/** Lets one message at a time count towards the limits. */
export const lockTextLimits = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('text limits', 0))`);
};

/** The parts that were given to the gateway since then: of one shopper, and of all. */
export const sentParts = async (
  db: Database | Tx,
  since: Date,
  userId: string | null = null,
): Promise<{ all: number; own: number }> => {
  const [found] = await db
    .select({
      all: sum(texts.parts).mapWith(Number),
      own: sql<string | null>`sum(${texts.parts}) filter (where ${texts.userId} = ${userId})`.mapWith(Number),
    })
    .from(texts)
    .where(gt(texts.sentAt, since));
  return { all: found?.all ?? 0, own: found?.own ?? 0 };
};

export interface StoredTextLimits extends TextLimits {
  version: number;
}

export const findTextLimits = async (db: Database | Tx): Promise<StoredTextLimits> => {
  const [found] = await db.select().from(limits);
  return {
    per_day: found?.perDay ?? usualTextLimits.perDay,
    per_shopper: found?.perShopper ?? usualTextLimits.perShopper,
    version: found?.version ?? 0,
  };
};

/** False if they have another version. */
export const writeTextLimits = async (
  tx: Tx,
  { per_day: perDay, per_shopper: perShopper }: TextLimits,
  { now, expected }: { now: Date; expected: number | undefined },
): Promise<boolean> => {
  const set = { perDay, perShopper, updatedAt: now };
  const written = await tx
    .insert(limits)
    .values({ ...set, version: 1 })
    .onConflictDoUpdate({
      target: limits.id,
      set: { ...set, version: sql`${limits.version} + 1` },
      setWhere: expected === undefined ? undefined : eq(limits.version, expected),
    })
    .returning({ id: limits.id });
  return written.length > 0;
};

const ended = ['refused', 'unknown', 'held'] as const;

/** The newest that were not sent, or may not have been. */
export const failedTexts = (db: Database, limit: number): Promise<TextRow[]> =>
  db
    .select()
    .from(texts)
    .where(inArray(texts.state, ended))
    .orderBy(desc(texts.createdAt), desc(texts.id))
    .limit(limit);

/** Those that wait, and why the oldest of them does. */
export const waitingTexts = async (
  db: Database,
): Promise<{ count: number; since: Date | null; failure: string | null }> => {
  const [found] = await db
    .select({
      count: sql<number>`count(*)::int`,
      since: min(texts.createdAt),
      failure: sql<string | null>`(array_agg(${texts.failure} order by ${texts.createdAt}))[1]`,
    })
    .from(texts)
    .where(inArray(texts.state, ['waiting', 'sending']));
  return found ?? { count: 0, since: null, failure: null };
};

export const textsOf = (db: Database, userId: string): Promise<TextRow[]> =>
  db.select().from(texts).where(eq(texts.userId, userId)).orderBy(desc(texts.createdAt), desc(texts.id));

/** Deletes what waits, and lets go of the rest, which still counts towards the limits. */
export const forgetTextsOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(texts).where(and(eq(texts.userId, userId), eq(texts.state, 'waiting')));
  await tx.update(texts).set({ userId: null, content: null, reference: null }).where(eq(texts.userId, userId));
};

export const deleteTextsBefore = (db: Database, before: Date): Promise<void> =>
  deleteAll(db, texts, lt(texts.createdAt, before));
