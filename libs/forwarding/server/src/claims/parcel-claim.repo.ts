import { and, asc, count, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { StaffParcelClaimsQuery } from '@caravan/forwarding/contract';
import { sliceOf, trackingKey, type CursorPage, type PageQuery } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { countRows, cutPage, olderThan, readCursor, type Database, type Tx } from '@caravan/server-core';
import { trackingKeyOf } from '@caravan/server-core/tracking-key';
import {
  parcelClaimTable as claims,
  proofPictureTable as pictures,
  type ParcelClaimRow,
} from './parcel-claim.table.ts';

const isOpen = eq(claims.state, 'open');
const keyOf = trackingKeyOf(claims.trackingNumber);
const isNumbered = (trackingNumber: string): SQL => eq(keyOf, trackingKey(trackingNumber));

/** False if the shopper has an open claim of the number. */
export const insertClaim = async (tx: Tx, row: ParcelClaimRow, pictureIds: readonly string[]): Promise<boolean> => {
  const inserted = await tx.insert(claims).values(row).onConflictDoNothing().returning({ id: claims.id });
  if (!inserted.length) return false;
  if (pictureIds.length)
    await tx.insert(pictures).values(pictureIds.map((id, position) => ({ id, claimId: row.id, position })));
  return true;
};

export const countOpenClaims = async (db: Database, userId: string): Promise<number> => {
  const [found] = await db
    .select({ rows: count() })
    .from(claims)
    .where(and(eq(claims.userId, userId), isOpen));
  return found?.rows ?? 0;
};

export const findClaim = async (db: Database, id: string): Promise<ParcelClaimRow | undefined> =>
  (await db.select().from(claims).where(eq(claims.id, id)))[0];

export const lockClaim = async (tx: Tx, id: string): Promise<ParcelClaimRow | undefined> =>
  (await tx.select().from(claims).where(eq(claims.id, id)).for('update'))[0];

/** Locks the open claims of a tracking number, in the order of their ids. */
export const lockOpenClaims = (tx: Tx, trackingNumber: string): Promise<ParcelClaimRow[]> =>
  tx
    .select()
    .from(claims)
    .where(and(isOpen, isNumbered(trackingNumber)))
    .orderBy(asc(claims.id))
    .for('update');

export const decideClaim = async (
  tx: Tx,
  id: string,
  decision: Pick<ParcelClaimRow, 'decidedAt' | 'note' | 'ownNumber' | 'state'>,
): Promise<ParcelClaimRow> => {
  const [row] = await tx.update(claims).set(decision).where(eq(claims.id, id)).returning();
  if (!row) throw new Error(`no claim ${id}`);
  return row;
};

export const pageOfClaims = async (db: Database, userId: string, query: PageQuery) => {
  const { limit, offset } = sliceOf(query);
  const own = eq(claims.userId, userId);
  const newest = [desc(claims.createdAt), desc(claims.id)];
  const rows = await db
    .select()
    .from(claims)
    .where(own)
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(claims, own) };
};

export const claimsOfUser = (db: Database, userId: string): Promise<ParcelClaimRow[]> =>
  db.select().from(claims).where(eq(claims.userId, userId)).orderBy(asc(claims.createdAt));

const position = z.tuple([z.iso.datetime(), z.string()]);

/** One page of the claims of all shoppers, newest first. */
export const pageOfAllClaims = async (
  db: Database,
  { state, tracking_number: number, cursor, limit }: StaffParcelClaimsQuery,
): Promise<CursorPage<ParcelClaimRow>> => {
  const filter = and(state && eq(claims.state, state), number === undefined ? undefined : isNumbered(number));
  const after = olderThan(claims.createdAt, claims.id, readCursor(cursor, position));
  const rows = await db
    .select()
    .from(claims)
    .where(and(filter, after))
    .orderBy(desc(claims.createdAt), desc(claims.id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
  return { ...page, count: await countRows(db, claims, filter) };
};

/** The ids of the pictures of claims, in order. */
export const picturesOfClaims = async (db: Database, claimIds: readonly string[]): Promise<Map<string, string[]>> => {
  const found = claimIds.length
    ? await db
        .select()
        .from(pictures)
        .where(inArray(pictures.claimId, [...claimIds]))
        .orderBy(asc(pictures.claimId), asc(pictures.position))
    : [];
  const byClaim = new Map<string, string[]>();
  for (const { id, claimId } of found) byClaim.set(claimId, [...(byClaim.get(claimId) ?? []), id]);
  return byClaim;
};

/** How many shoppers claim each number now, by its key. */
export const openClaimsByNumber = async (
  db: Database,
  trackingNumbers: readonly string[],
): Promise<Map<string, number>> => {
  const keys = [...new Set(trackingNumbers.map(trackingKey))];
  const key = sql<string>`${keyOf}`;
  const found = keys.length
    ? await db
        .select({ key, rows: count() })
        .from(claims)
        .where(and(isOpen, inArray(keyOf, keys)))
        .groupBy(key)
    : [];
  return new Map(found.map(({ key: number, rows }) => [number, rows]));
};

export const openClaims = (db: Database): Promise<ParcelClaimRow[]> =>
  db.select().from(claims).where(isOpen).orderBy(asc(claims.id));

/** Open claims from before a time, the oldest first. */
export const claimsFromBefore = async (db: Database, before: Date, limit: number): Promise<string[]> => {
  const found = await db
    .select({ id: claims.id })
    .from(claims)
    .where(and(isOpen, lt(claims.createdAt, before)))
    .orderBy(asc(claims.createdAt))
    .limit(limit);
  return found.map(({ id }) => id);
};

/** Deletes pictures of claims that were decided before a time, as many as the limit says, and returns their ids. */
export const deleteOldPictures = async (tx: Tx, before: Date, limit: number): Promise<string[]> => {
  const old = tx
    .select({ id: pictures.id })
    .from(pictures)
    .innerJoin(claims, eq(claims.id, pictures.claimId))
    .where(lt(claims.decidedAt, before))
    .limit(limit);
  const gone = await tx.delete(pictures).where(inArray(pictures.id, old)).returning({ id: pictures.id });
  return gone.map(({ id }) => id);
};

/** Deletes the claims of a shopper with their pictures, and returns the ids of both. */
export const deleteClaims = async (tx: Tx, userId: string): Promise<{ claimIds: string[]; pictureIds: string[] }> => {
  const claimIds = (await claimsOfUser(tx, userId)).map(({ id }) => id);
  const pictureIds = [...(await picturesOfClaims(tx, claimIds)).values()].flat();
  await tx.delete(claims).where(eq(claims.userId, userId));
  return { claimIds, pictureIds };
};
