import { and, asc, desc, eq, gt, inArray, isNull, like, or, sql, type SQL } from 'drizzle-orm';
import { trackingHeldSince, trackingKey, type CursorPage } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import type { ParcelsQuery, ParcelState } from '@caravan/procurement/contract';
import {
  containing,
  containsText,
  countRows,
  cutPage,
  olderThan,
  readCursor,
  searchText,
  type Database,
  type Tx,
} from '@caravan/server-core';
import { trackingKeyOf } from '@caravan/server-core/tracking-key';
import {
  inboundParcelTable as parcels,
  parcelPhotoTable as photos,
  type InboundParcelRow,
  type ParcelPhotoRow,
} from './inbound-parcel.table.ts';

const isNumbered = (trackingNumber: string): SQL =>
  eq(trackingKeyOf(parcels.trackingNumber), trackingKey(trackingNumber));

const isOpen = inArray(parcels.state, ['expected', 'unmatched']);

/** Whether a parcel holds its number: it is open, or was not closed long enough before for carriers to use it again. */
const holdsNumber = (at: Date): SQL | undefined =>
  or(
    isOpen,
    gt(
      sql`coalesce(${parcels.receivedAt}, ${parcels.arrivedAt}, ${parcels.createdAt})`,
      trackingHeldSince(at).toISOString(),
    ),
  );

/** False if another parcel holds the tracking number. */
export const insertParcel = async (tx: Tx, row: InboundParcelRow): Promise<boolean> => {
  const isOfShop = row.forwardingNumber === null && row.trackingNumber !== null;
  if (isOfShop && (await lockParcelOf(tx, row.trackingNumber ?? '', row.createdAt))) return false;
  const inserted = await tx
    .insert(parcels)
    .values({ ...row, search: searchText(row.note) })
    .onConflictDoNothing()
    .returning({ id: parcels.id });
  return inserted.length === 1;
};

export const findParcel = async (db: Database, id: string): Promise<InboundParcelRow | undefined> =>
  (await db.select().from(parcels).where(eq(parcels.id, id)))[0];

export const lockParcel = async (tx: Tx, id: string): Promise<InboundParcelRow | undefined> =>
  (await tx.select().from(parcels).where(eq(parcels.id, id)).for('update'))[0];

/** Parcels that shoppers expect hold no number: others may expect the same. */
const ofShop = isNull(parcels.forwardingNumber);

/** The parcel of a shopper that is expected, or in another of these states. */
export const lockForwarded = async (
  tx: Tx,
  forwardingNumber: string,
  states: readonly ParcelState[] = ['expected'],
): Promise<InboundParcelRow | undefined> =>
  (
    await tx
      .select()
      .from(parcels)
      .where(and(eq(parcels.forwardingNumber, forwardingNumber), inArray(parcels.state, [...states])))
      .for('update')
  )[0];

/** The parcel of a shopper in whose place another one was expected last. */
export const lockReplaced = async (tx: Tx, forwardingNumber: string): Promise<InboundParcelRow | undefined> =>
  (
    await tx
      .select()
      .from(parcels)
      .where(
        and(eq(parcels.forwardingNumber, forwardingNumber), eq(parcels.state, 'discarded'), isNull(parcels.arrivedAt)),
      )
      .orderBy(desc(parcels.createdAt), desc(parcels.id))
      .limit(1)
      .for('update')
  )[0];

/** The parcel that holds a tracking number: the open one, or the last one. */
export const lockParcelOf = async (tx: Tx, trackingNumber: string, at: Date): Promise<InboundParcelRow | undefined> =>
  (
    await tx
      .select()
      .from(parcels)
      .where(and(isNumbered(trackingNumber), ofShop, holdsNumber(at)))
      .orderBy(desc(isOpen), desc(parcels.createdAt))
      .limit(1)
      .for('update')
  )[0];

/** The parcels that hold tracking numbers, the open one of each number last. */
export const parcelsByNumbers = (db: Database, numbers: readonly string[], at: Date): Promise<InboundParcelRow[]> =>
  db
    .select()
    .from(parcels)
    .where(
      and(
        inArray(trackingKeyOf(parcels.trackingNumber), [...new Set(numbers.map(trackingKey))]),
        ofShop,
        holdsNumber(at),
      ),
    )
    .orderBy(asc(isOpen), asc(parcels.createdAt));

/** Moves a locked parcel from one of the given states. */
export const writeParcel = async (
  tx: Tx,
  { id, from }: { id: string; from: readonly ParcelState[] },
  patch: Partial<InboundParcelRow>,
): Promise<InboundParcelRow | undefined> => {
  const [row] = await tx
    .update(parcels)
    .set({ ...patch, ...(patch.note !== undefined && { search: searchText(patch.note) }) })
    .where(and(eq(parcels.id, id), inArray(parcels.state, [...from])))
    .returning();
  return row;
};

const position = z.tuple([z.iso.datetime(), z.string()]);

/** A part of a tracking number or of a note. A search of nothing but punctuation is none of a number. */
const named = (q: string): SQL | undefined => {
  const key = trackingKey(q);
  return or(
    key === '' ? undefined : like(trackingKeyOf(parcels.trackingNumber), containing(key)),
    containsText(parcels.search, q),
  );
};

/** One page of parcels, newest first. */
export const pageOfParcels = async (db: Database, query: ParcelsQuery): Promise<CursorPage<InboundParcelRow>> => {
  const { q, state, cursor, limit } = query;
  const filter = and(state && eq(parcels.state, state), q ? named(q) : undefined);
  const at = readCursor(cursor, position);
  const after = olderThan(parcels.createdAt, parcels.id, at);
  const rows = await db
    .select()
    .from(parcels)
    .where(and(filter, after))
    .orderBy(desc(parcels.createdAt), desc(parcels.id))
    .limit(limit + 1);
  return {
    ...cutPage(rows, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]),
    count: await countRows(db, parcels, filter),
  };
};

/** Parcels with exactly this tracking number, or else a few open ones whose number is part of it or contains it. */
export const parcelsLike = async (
  db: Database,
  code: string,
  limit: number,
): Promise<{ exact: InboundParcelRow[]; similar: InboundParcelRow[] }> => {
  const all = await db.select().from(parcels).where(isNumbered(code)).orderBy(desc(parcels.createdAt));
  const open = all.filter(({ state }) => state === 'expected' || state === 'unmatched');
  // A parcel that a shopper withdrew is nobody's if it comes nevertheless.
  const known = all.filter(({ state, forwardingNumber }) => state !== 'discarded' || forwardingNumber === null);
  const exact = open.length ? open : known.slice(0, 1);
  const key = trackingKey(code);
  if (exact.length || key.length < 6) return { exact, similar: [] };
  const number = trackingKeyOf(parcels.trackingNumber);
  const similar = await db
    .select()
    .from(parcels)
    .where(
      and(isOpen, or(like(number, containing(key)), sql`length(${number}) >= 6 and position(${number} in ${key}) > 0`)),
    )
    .orderBy(desc(parcels.createdAt))
    .limit(limit);
  return { exact: [], similar };
};

/** The parcels of shoppers that are expected or were received, by the numbers of forwarding. */
export const parcelsOfForwarding = (db: Database, numbers: readonly string[]): Promise<InboundParcelRow[]> =>
  db
    .select()
    .from(parcels)
    .where(and(inArray(parcels.forwardingNumber, [...numbers]), sql`${parcels.state} <> 'discarded'`));

/** Parcels that came without a purchase, by their numbers in any spelling. */
export const keptByNumbers = (db: Database, numbers: readonly string[]): Promise<InboundParcelRow[]> =>
  db
    .select()
    .from(parcels)
    .where(
      and(
        eq(parcels.state, 'unmatched'),
        inArray(trackingKeyOf(parcels.trackingNumber), [...new Set(numbers.map(trackingKey))]),
      ),
    );

/** Parcels that came without a purchase and wait to be matched. */
export const unmatchedParcels = (db: Database): Promise<InboundParcelRow[]> =>
  db.select().from(parcels).where(eq(parcels.state, 'unmatched')).orderBy(asc(parcels.createdAt));

/** The photos of parcels, in order. */
export const photosOfParcels = async (
  db: Database,
  parcelIds: readonly string[],
): Promise<Map<string, ParcelPhotoRow[]>> => {
  if (!parcelIds.length) return new Map();
  const found = await db
    .select()
    .from(photos)
    .where(inArray(photos.parcelId, [...parcelIds]))
    .orderBy(asc(photos.parcelId), asc(photos.position));
  return Map.groupBy(found, ({ parcelId }) => parcelId);
};

/** Returns the ids of the photos that are new. */
export const insertParcelPhotos = async (tx: Tx, rows: readonly ParcelPhotoRow[]): Promise<string[]> => {
  if (!rows.length) return [];
  const inserted = await tx
    .insert(photos)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: photos.id });
  return inserted.map(({ id }) => id);
};
