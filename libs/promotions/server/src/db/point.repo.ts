import { asc, desc, and, count, eq, sql } from 'drizzle-orm';
import type { CursorPage } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { cutPage, olderThan, readCursor, type Database, type Tx } from '@caravan/server-core';
import {
  promotionBalanceTable as balances,
  promotionPointTable as points,
  type PromotionPointRow,
} from './promotion-point.table.ts';

/** False if the points for the same thing were given before. */
export const insertPoints = async (tx: Tx, row: PromotionPointRow): Promise<boolean> => {
  const inserted = await tx
    .insert(points)
    .values(row)
    .onConflictDoNothing({ target: [points.reason, points.ref] })
    .returning({ id: points.id });
  return inserted.length === 1;
};

export const balanceOf = async (db: Database, userId: string): Promise<number> =>
  (await db.select().from(balances).where(eq(balances.userId, userId)))[0]?.points ?? 0;

/** Locks the balance until the transaction ends. */
export const lockBalance = async (tx: Tx, userId: string): Promise<number> =>
  (await tx.select().from(balances).where(eq(balances.userId, userId)).for('update'))[0]?.points ?? 0;

const position = z.tuple([z.iso.datetime(), z.string()]);

/** One page of a person's points, the newest first. */
export const pageOfPoints = async (
  db: Database,
  userId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<CursorPage<PromotionPointRow>> => {
  const own = eq(points.userId, userId);
  const rows = await db
    .select()
    .from(points)
    .where(and(own, olderThan(points.at, points.id, readCursor(cursor, position))))
    .orderBy(desc(points.at), desc(points.id))
    .limit(limit + 1);
  const [all] = await db.select({ count: count() }).from(points).where(own);
  return { ...cutPage(rows, limit, ({ at, id }) => [at.toISOString(), id]), count: all?.count ?? 0 };
};

export const pointsOfUser = (db: Database, userId: string): Promise<PromotionPointRow[]> =>
  db.select().from(points).where(eq(points.userId, userId)).orderBy(asc(points.at), asc(points.id));

/** Balances that are not the sum of their rows. */
export const wrongBalances = async (db: Database): Promise<{ id: string; kept: number; sum: number }[]> => {
  const sums = db
    .select({ userId: points.userId, sum: sql<string>`sum(${points.points})`.as('sum') })
    .from(points)
    .groupBy(points.userId)
    .as('sums');
  const rows = await db
    .select({ owner: balances.userId, of: sums.userId, kept: balances.points, sum: sums.sum })
    .from(balances)
    .fullJoin(sums, eq(sums.userId, balances.userId))
    .where(sql`${balances.points} is distinct from ${sums.sum}`);
  return rows.map(({ owner, of, kept, sum }) => ({ id: owner ?? of ?? '', kept: kept ?? 0, sum: Number(sum ?? 0) }));
};
