import { and, asc, count, desc, eq, gt, inArray, lt, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { countedItems, type PageQuery, type ReturnState, scannedCode, sliceOf, trackingKey } from '@caravan/kernel';
import type { StaffReturnsQuery } from '@caravan/returns/contract';
import type { Database, Tx } from '@caravan/server-core';
import { trackingKeyOf } from '@caravan/server-core/tracking-key';
import {
  goodsReturnEventTable as events,
  goodsReturnTable as returns,
  type GoodsReturnEventRow,
  type GoodsReturnRow,
} from './goods-return.table.ts';

/** Returns of all shoppers, or only those of one. */
export type OwnerFilter = 'all' | { userId: string };

/** States in which something is still to be done. */
const openReturnStates: ReturnState[] = ['requested', 'agreed', 'sent'];

const ownedBy = (owner: OwnerFilter): SQL | undefined =>
  owner === 'all' ? undefined : eq(returns.userId, owner.userId);

/** The events of returns by number, in order. */
export const eventsOfReturns = async (
  db: Database,
  numbers: readonly string[],
): Promise<Map<string, GoodsReturnEventRow[]>> => {
  const found = await db
    .select()
    .from(events)
    .where(inArray(events.returnNumber, [...numbers]))
    .orderBy(asc(events.returnNumber), asc(events.seq));
  return Map.groupBy(found, ({ returnNumber }) => returnNumber);
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

/** A filter of returns; `goods` are the ids of the goods that `q` names, as a query. */
export interface ReturnFilter extends Pick<StaffReturnsQuery, 'q' | 'state'> {
  goods: SQLWrapper | undefined;
}

const matching = ({ state, q, goods }: ReturnFilter): SQL | undefined =>
  and(
    state && eq(returns.state, state),
    q === undefined
      ? undefined
      : or(
          eq(returns.number, scannedCode(q)),
          eq(trackingKeyOf(returns.trackingNumber), trackingKey(q)),
          goods && inArray(returns.itemId, goods),
        ),
  );

/** Returns of all shoppers before the given place, newest first, one more than the limit. */
export const pageOfStaffReturns = (
  db: Database,
  filter: ReturnFilter,
  limit: number,
  before: readonly [createdAt: string, number: string] | undefined,
): Promise<GoodsReturnRow[]> => {
  const createdAt = before && new Date(before[0]);
  return db
    .select()
    .from(returns)
    .where(
      and(
        matching(filter),
        before &&
          createdAt &&
          or(lt(returns.createdAt, createdAt), and(eq(returns.createdAt, createdAt), lt(returns.number, before[1]))),
      ),
    )
    .orderBy(desc(returns.createdAt), desc(returns.number))
    .limit(limit + 1);
};

/** The number of returns; null beyond what lists count. */
export const countStaffReturns = async (db: Database, filter: ReturnFilter): Promise<number | null> => {
  const some = db
    .select({ number: returns.number })
    .from(returns)
    .where(matching(filter))
    .limit(countedItems + 1)
    .as('some');
  const [found] = await db.select({ returns: count() }).from(some);
  return found === undefined || found.returns > countedItems ? null : found.returns;
};

export const findReturn = async (
  db: Database,
  owner: OwnerFilter,
  number: string,
): Promise<GoodsReturnRow | undefined> => {
  const [row] = await db
    .select()
    .from(returns)
    .where(and(ownedBy(owner), eq(returns.number, number)));
  return row;
};

/** Those of these returns that there are. */
export const returnsByNumber = async (db: Database, numbers: readonly string[]): Promise<GoodsReturnRow[]> =>
  numbers.length
    ? db
        .select()
        .from(returns)
        .where(sql`${returns.number} = any(${sql.param([...numbers])}::text[])`)
    : [];

/** Returns with something still to be done, sorted by number. */
export const openReturns = (db: Database): Promise<GoodsReturnRow[]> =>
  db.select().from(returns).where(inArray(returns.state, openReturnStates)).orderBy(asc(returns.number));

/** Those of these numbers that are returns with something still to be done. */
export const openAmong = async (db: Database, numbers: readonly string[]): Promise<string[]> => {
  const found = await db
    .select({ number: returns.number })
    .from(returns)
    .where(and(inArray(returns.number, [...numbers]), inArray(returns.state, openReturnStates)));
  return found.map(({ number }) => number);
};

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
