import { and, asc, eq, gt, inArray, isNotNull, notExists, sql, type SQL } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { storeItemTable as items } from '../store-item.table.ts';
import {
  storeFindTable as finds,
  storeLossTable as losses,
  type StoreFindRow,
  type StoreLossRow,
} from './store-loss.table.ts';

const paidFen = sql<number>`${losses.goodsFen} + ${losses.domesticFen} + ${losses.photoFen}`.mapWith(Number);

/** The key under which the compensation for lost goods moves money once. */
export const lossKey = (itemId: string): string => `lost ${itemId}`;

/** Records the loss of locked goods; a trigger takes them out of the warehouse. */
export const insertLoss = async (tx: Tx, row: StoreLossRow): Promise<void> => {
  await tx.insert(losses).values(row);
};

export const findLoss = async (db: Database, itemId: string): Promise<StoreLossRow | undefined> =>
  (await db.select().from(losses).where(eq(losses.itemId, itemId)))[0];

export const insertFind = async (tx: Tx, row: StoreFindRow): Promise<void> => {
  await tx.insert(finds).values(row);
};

export const findOfItem = async (db: Database, itemId: string): Promise<StoreFindRow | undefined> =>
  (await db.select().from(finds).where(eq(finds.itemId, itemId)))[0];

/** Goods whose search ended as lost, and that have not turned up. */
export const isStillLost = (db: Database): SQL | undefined =>
  and(
    isNotNull(items.lostAt),
    notExists(
      db
        .select({ found: sql`1` })
        .from(finds)
        .where(eq(finds.itemId, items.id)),
    ),
  );

/** Lost goods with these numbers on their labels, and whether they turned up. */
export const lostNumbered = (db: Database, numbers: readonly string[]) =>
  db
    .select({ number: items.number, lostAt: losses.at, foundAt: finds.at, note: finds.note })
    .from(items)
    .innerJoin(losses, eq(losses.itemId, items.id))
    .leftJoin(finds, eq(finds.itemId, items.id))
    .where(inArray(items.number, [...numbers]))
    .orderBy(asc(items.number));

/** The refunds for all lost goods together, in fen. */
export const paidForLosses = async (db: Database): Promise<number> => {
  const [found] = await db.select({ paid: sql<number>`coalesce(sum(${paidFen}), 0)`.mapWith(Number) }).from(losses);
  return found?.paid ?? 0;
};

/** The refunds for the next losses, in the order of the ids of the goods. */
export const lossesAfter = (db: Database, after: string, limit: number) =>
  db
    .select({ itemId: losses.itemId, paidFen })
    .from(losses)
    .where(and(gt(losses.itemId, after)))
    .orderBy(asc(losses.itemId))
    .limit(limit);

/** Goods that are lost without a record, or have one and are not lost. */
export const wrongLosses = async (db: Database): Promise<string[]> => {
  const found = await db
    .select({ id: items.id })
    .from(items)
    .leftJoin(losses, eq(losses.itemId, items.id))
    .where(sql`${losses.at} is distinct from ${items.lostAt}`)
    .orderBy(asc(items.id));
  return found.map(({ id }) => id);
};
