import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { StaffOwnParcelsQuery } from '@caravan/forwarding/contract';
import { scannedCode, sliceOf, trackingKey, type CursorPage, type PageQuery } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import {
  containsText,
  cutPage,
  countRows,
  olderThan,
  readCursor,
  searchText,
  type Database,
  type Tx,
} from '@caravan/server-core';
import { trackingKeyOf } from '@caravan/server-core/tracking-key';
import { userOfCode } from '../address/forwarding-address.repo.ts';
import { ownParcelTable as parcels, type OwnParcelRow } from './own-parcel.table.ts';

const isAnnounced = eq(parcels.state, 'announced');
/** Not here yet, whether or not it is still announced. */
const isAwaited = inArray(parcels.state, ['announced', 'never_arrived']);
const isNumbered = (trackingNumber: string): SQL =>
  eq(trackingKeyOf(parcels.trackingNumber), trackingKey(trackingNumber));

/** False if the number of the parcel is taken. */
export const insertOwnParcel = async (tx: Tx, row: OwnParcelRow): Promise<boolean> => {
  const inserted = await tx
    .insert(parcels)
    .values({ ...row, search: searchText(row.contents) })
    .onConflictDoNothing({ target: parcels.number })
    .returning({ number: parcels.number });
  return inserted.length === 1;
};

export const lockOwnParcel = async (tx: Tx, number: string): Promise<OwnParcelRow | undefined> => {
  const [found] = await tx.select().from(parcels).where(eq(parcels.number, number)).for('update');
  return found;
};

export const ownParcelsByNumbers = async (db: Database, numbers: readonly string[]): Promise<OwnParcelRow[]> =>
  numbers.length
    ? await db
        .select()
        .from(parcels)
        .where(inArray(parcels.number, [...numbers]))
    : [];

export const writeOwnParcel = async (tx: Tx, number: string, patch: Partial<OwnParcelRow>): Promise<OwnParcelRow> => {
  const [row] = await tx
    .update(parcels)
    .set({ ...patch, ...(patch.contents !== undefined && { search: searchText(patch.contents) }) })
    .where(eq(parcels.number, number))
    .returning();
  if (!row) throw new Error(`no own parcel ${number}`);
  return row;
};

/** The parcels of a shopper that may still come, locked until the transaction ends. */
export const lockAwaitedOf = (tx: Tx, userId: string): Promise<OwnParcelRow[]> =>
  tx
    .select()
    .from(parcels)
    .where(and(eq(parcels.userId, userId), isAwaited))
    .orderBy(asc(parcels.number))
    .for('update');

/**
 * How many parcels of a shopper are announced, the one of them with this tracking number, and the one with it whose
 * announcement has ended.
 */
export const announcedOf = async (tx: Tx, userId: string, trackingNumber: string) => {
  const own = eq(parcels.userId, userId);
  const [counted] = await tx.select({ rows: count() }).from(parcels).where(and(own, isAnnounced));
  const found = await tx
    .select()
    .from(parcels)
    .where(and(own, isAwaited, isNumbered(trackingNumber)));
  const inState = (wanted: OwnParcelRow['state']) => found.find(({ state }) => state === wanted);
  return { count: counted?.rows ?? 0, same: inState('announced'), ended: inState('never_arrived') };
};

/** Announced parcels from before a time of which their shoppers were not reminded, the oldest first. */
export const parcelsToRemind = (db: Database, before: Date, limit: number): Promise<OwnParcelRow[]> =>
  db
    .select()
    .from(parcels)
    .where(and(isAnnounced, isNull(parcels.remindedAt), lt(parcels.createdAt, before)))
    .orderBy(asc(parcels.createdAt))
    .limit(limit);

/** Marks parcels of which a shopper is reminded; returns those that are still awaited. */
export const markReminded = (tx: Tx, numbers: readonly string[], at: Date): Promise<OwnParcelRow[]> =>
  tx
    .update(parcels)
    .set({ remindedAt: at })
    .where(and(inArray(parcels.number, [...numbers]), isAnnounced, isNull(parcels.remindedAt)))
    .returning();

/** The numbers of announcements whose shoppers were reminded before a time, in their order after a number. */
export const parcelsToEnd = async (tx: Tx, before: Date, after: string, limit: number): Promise<string[]> => {
  const rows = await tx
    .select({ number: parcels.number })
    .from(parcels)
    .where(and(isAnnounced, lt(parcels.remindedAt, before), gt(parcels.number, after)))
    .orderBy(asc(parcels.number))
    .limit(limit);
  return rows.map(({ number }) => number);
};

/** Ends announcements. Their parcels are still received. */
export const endAnnouncements = async (tx: Tx, numbers: readonly string[]): Promise<void> => {
  await tx
    .update(parcels)
    .set({ state: 'never_arrived' })
    .where(and(inArray(parcels.number, [...numbers]), isAnnounced));
};

export const pageOfOwn = async (db: Database, userId: string, query: PageQuery) => {
  const { limit, offset } = sliceOf(query);
  const own = eq(parcels.userId, userId);
  const rows = await db
    .select()
    .from(parcels)
    .where(own)
    .orderBy(sql`${parcels.question} is null`, desc(parcels.createdAt), desc(parcels.number))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(parcels, own) };
};

/** All parcels of a shopper, oldest first. */
export const ownParcelsOfUser = async (db: Database, userId: string): Promise<OwnParcelRow[]> =>
  await db.select().from(parcels).where(eq(parcels.userId, userId)).orderBy(asc(parcels.createdAt));

/** Each part by its index; a subquery for the code would have PostgreSQL read all parcels. */
const named = async (db: Database, q: string): Promise<SQL | undefined> => {
  const key = trackingKey(q);
  const code = scannedCode(q);
  const userId = await userOfCode(db, code);
  return or(
    eq(parcels.number, code),
    key === '' ? undefined : eq(trackingKeyOf(parcels.trackingNumber), key),
    userId === undefined ? undefined : eq(parcels.userId, userId),
    containsText(parcels.search, q),
  );
};

const position = z.tuple([z.iso.datetime(), z.string()]);

/** One page of the parcels of all shoppers, newest first. */
export const pageOfAll = async (
  db: Database,
  { q, state, only, warehouse, cursor, limit }: StaffOwnParcelsQuery,
): Promise<CursorPage<OwnParcelRow>> => {
  const filter = and(
    state && eq(parcels.state, state),
    only && isNotNull(parcels.question),
    warehouse === undefined ? undefined : eq(parcels.warehouseId, warehouse),
    q === undefined ? undefined : await named(db, q),
  );
  const after = olderThan(parcels.createdAt, parcels.number, readCursor(cursor, position));
  const rows = await db
    .select()
    .from(parcels)
    .where(and(filter, after))
    .orderBy(desc(parcels.createdAt), desc(parcels.number))
    .limit(limit + 1);
  const page = cutPage(rows, limit, ({ createdAt, number }) => [createdAt.toISOString(), number]);
  return { ...page, count: await countRows(db, parcels, filter) };
};

/** Empties what shoppers and staff wrote about parcels, besides what was in them, and withdraws those that have not come. */
export const eraseOwnParcels = async (tx: Tx, userId: string, at: Date): Promise<string[]> => {
  const withdrawn = await tx
    .update(parcels)
    .set({ state: 'withdrawn', withdrawnAt: at })
    .where(and(eq(parcels.userId, userId), isAwaited))
    .returning({ number: parcels.number });
  await tx.update(parcels).set({ photoNote: '', question: null }).where(eq(parcels.userId, userId));
  return withdrawn.map(({ number }) => number);
};
