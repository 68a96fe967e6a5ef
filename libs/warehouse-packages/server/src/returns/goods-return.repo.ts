import { and, asc, count, desc, eq, gt, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { countedItems, type PageQuery, type ReturnState, scannedCode, sliceOf, trackingKey } from '@caravan/kernel';
import { containsText, type Database, type Tx } from '@caravan/server-core';
import { type StaffReturnsQuery } from '@caravan/warehouse-packages/contract';
import {
  goodsReturnEventTable as events,
  goodsReturnTable as returns,
  type GoodsReturnEventRow,
  type GoodsReturnRow,
} from './goods-return.table.ts';
import type { OwnerFilter } from '../packages/package.repo.ts';
import { photoVerdictTable as verdicts } from '../photos/photo-verdict.table.ts';
import { storeItemTable as items, type StoreItemRow } from '../store/store-item.table.ts';
import { trackingKeyOf } from '../tracking/tracking-key.ts';

/** A return with its goods and its events. */
export interface WholeReturn {
  row: GoodsReturnRow;
  item: StoreItemRow;
  events: GoodsReturnEventRow[];
  /** Whether the shopper opened it by rejecting the photos of the goods. */
  fromPhotos: boolean;
}

/** States in which something is still to be done. */
const openReturnStates: ReturnState[] = ['requested', 'agreed', 'sent'];

const ownedBy = (owner: OwnerFilter): SQL | undefined =>
  owner === 'all' ? undefined : eq(returns.userId, owner.userId);

/** The returns with their parts, in the same order. */
export const wholeReturns = async (db: Database, rows: readonly GoodsReturnRow[]): Promise<WholeReturn[]> => {
  if (!rows.length) return [];
  const numbers = rows.map(({ number }) => number);
  const goods = await db
    .select()
    .from(items)
    .where(
      inArray(
        items.id,
        rows.map(({ itemId }) => itemId),
      ),
    );
  const happened = await db
    .select()
    .from(events)
    .where(inArray(events.returnNumber, numbers))
    .orderBy(asc(events.returnNumber), asc(events.seq));
  const rejections = await db
    .select({ number: verdicts.returnNumber })
    .from(verdicts)
    .where(inArray(verdicts.returnNumber, numbers));
  const rejected = new Set(rejections.map(({ number }) => number));
  const eventsOf = Map.groupBy(happened, ({ returnNumber }) => returnNumber);
  const itemOf = new Map(goods.map((item) => [item.id, item]));
  return rows.flatMap((row) => {
    const item = itemOf.get(row.itemId);
    if (!item) return [];
    return [{ row, item, events: eventsOf.get(row.number) ?? [], fromPhotos: rejected.has(row.number) }];
  });
};

/** One page of a shopper's returns, newest first. */
export const pageOfReturns = (db: Database, userId: string, query: PageQuery): Promise<GoodsReturnRow[]> => {
  const { limit, offset } = sliceOf(query);
  return db
    .select()
    .from(returns)
    .where(eq(returns.userId, userId))
    .orderBy(desc(returns.createdAt), desc(returns.number))
    .limit(limit)
    .offset(offset);
};

export const countReturns = (db: Database, userId: string): Promise<number> =>
  db.$count(returns, eq(returns.userId, userId));

/** All returns of a shopper, newest first. */
export const returnsOfUser = (db: Database, userId: string): Promise<GoodsReturnRow[]> =>
  db.select().from(returns).where(eq(returns.userId, userId)).orderBy(desc(returns.createdAt), desc(returns.number));

const named = (db: Database, q: string): SQL | undefined => {
  const code = scannedCode(q);
  // Not correlated, so that the goods are found by their indexes.
  const ofGoods = db
    .select({ id: items.id })
    .from(items)
    .where(or(eq(items.number, code), eq(items.orderNumber, code), containsText(items.search, q)));
  return or(
    eq(returns.number, code),
    eq(trackingKeyOf(returns.trackingNumber), trackingKey(q)),
    inArray(returns.itemId, ofGoods),
  );
};

const matching = (db: Database, { state, q }: Pick<StaffReturnsQuery, 'q' | 'state'>): SQL | undefined =>
  and(state && eq(returns.state, state), q === undefined ? undefined : named(db, q));

/** Returns of all shoppers before the given place, newest first, one more than the limit. */
export const pageOfStaffReturns = (
  db: Database,
  query: StaffReturnsQuery,
  before: readonly [createdAt: string, number: string] | undefined,
): Promise<GoodsReturnRow[]> => {
  const createdAt = before && new Date(before[0]);
  return db
    .select()
    .from(returns)
    .where(
      and(
        matching(db, query),
        before &&
          createdAt &&
          or(lt(returns.createdAt, createdAt), and(eq(returns.createdAt, createdAt), lt(returns.number, before[1]))),
      ),
    )
    .orderBy(desc(returns.createdAt), desc(returns.number))
    .limit(query.limit + 1);
};

/** The number of returns; null beyond what lists count. */
export const countStaffReturns = async (db: Database, query: StaffReturnsQuery): Promise<number | null> => {
  const some = db
    .select({ number: returns.number })
    .from(returns)
    .where(matching(db, query))
    .limit(countedItems + 1)
    .as('some');
  const [found] = await db.select({ returns: count() }).from(some);
  return found === undefined || found.returns > countedItems ? null : found.returns;
};

export const findReturn = async (
  db: Database,
  owner: OwnerFilter,
  number: string,
): Promise<WholeReturn | undefined> => {
  const rows = await db
    .select()
    .from(returns)
    .where(and(ownedBy(owner), eq(returns.number, number)));
  return (await wholeReturns(db, rows))[0];
};

/** Returns with something still to be done, oldest first. */
export const openReturns = async (db: Database): Promise<WholeReturn[]> =>
  wholeReturns(
    db,
    await db.select().from(returns).where(inArray(returns.state, openReturnStates)).orderBy(asc(returns.number)),
  );

/** Returns sorted by number, starting after the given one. */
export const countAllReturns = (db: Database): Promise<number> => db.$count(returns);

export const returnsAfter = (db: Database, number: string, limit: number): Promise<GoodsReturnRow[]> =>
  db.select().from(returns).where(gt(returns.number, number)).orderBy(asc(returns.number)).limit(limit);

/** Locks a return until the transaction ends. */
export const lockReturnRow = async (
  tx: Tx,
  owner: OwnerFilter,
  number: string,
): Promise<GoodsReturnRow | undefined> => {
  const [row] = await tx
    .select()
    .from(returns)
    .where(and(ownedBy(owner), eq(returns.number, number)))
    .for('update');
  return row;
};

/** False if the number is taken; the caller then tries another. */
export const insertReturn = async (tx: Tx, row: GoodsReturnRow): Promise<boolean> => {
  const inserted = await tx
    .insert(returns)
    .values(row)
    .onConflictDoNothing({ target: returns.number })
    .returning({ number: returns.number });
  return inserted.length === 1;
};

export const insertReturnEvent = async (tx: Tx, event: GoodsReturnEventRow): Promise<void> => {
  await tx.insert(events).values(event);
};

/** The columns that a step may change besides the state. */
export type ReturnPatch = Partial<
  Pick<GoodsReturnRow, 'carrier' | 'feeFen' | 'refundFen' | 'replacementId' | 'returnedFen' | 'trackingNumber'>
>;

/**
 * Moves a return from one state to another; undefined if it no longer has the first. The event of the step has the
 * returned `events` as its `seq`.
 */
export const moveReturn = async (
  tx: Tx,
  { number, from, to, at }: { number: string; from: ReturnState; to: ReturnState; at: Date },
  patch: ReturnPatch,
): Promise<GoodsReturnRow | undefined> => {
  const [row] = await tx
    .update(returns)
    .set({ ...patch, state: to, stateAt: at, events: sql`${returns.events} + 1` })
    .where(and(eq(returns.number, number), eq(returns.state, from)))
    .returning();
  return row;
};

/** Whether a shopper has returns with something still to be done. */
export const hasOpenReturns = async (tx: Tx, userId: string): Promise<boolean> =>
  (await tx.$count(returns, and(eq(returns.userId, userId), inArray(returns.state, openReturnStates)))) > 0;

/** Erases the words of a shopper. */
export const eraseReturnTexts = async (tx: Tx, userId: string): Promise<void> => {
  await tx.update(returns).set({ text: '' }).where(eq(returns.userId, userId));
};

/** Those of these numbers that are returns. */
export const knownReturns = async (db: Database, numbers: readonly string[]): Promise<Set<string>> => {
  if (!numbers.length) return new Set();
  const found = await db
    .select({ number: returns.number })
    .from(returns)
    .where(inArray(returns.number, [...numbers]));
  return new Set(found.map(({ number }) => number));
};
