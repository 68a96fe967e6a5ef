import type { FoundCode } from '@caravan/cart-orders/port';
import { scannedCode } from '@caravan/kernel';
import type { Lookup } from '@caravan/procurement/contract';
import type { ForwardedParcel } from '@caravan/procurement/port';
import type { Database } from '@caravan/server-core';
import type { Findable } from '@caravan/tasks/port';
import { parcelsLike } from '../db/inbound-parcel.repo.ts';
import type { InboundParcelRow } from '../db/inbound-parcel.table.ts';
import { linesOfPurchases, purchasesByNumbers } from '../db/purchase-reads.repo.ts';
import { presentExpected } from '../present-procurement.ts';
import type { ProcurementContext } from './procurement-context.ts';
import { forwardedOf, piecesOf } from './show-procurement.ts';

/** Parcels with a similar tracking number. */
const suggestions = 5;

type Forwarded = ReadonlyMap<string, ForwardedParcel>;

/** A parcel; that of a shopper also has the code on its label, because others may expect the same number. */
const parcelFound = (
  { id, trackingNumber, forwardingNumber }: InboundParcelRow,
  lineIds: readonly string[],
  forwarded: Forwarded,
): FoundCode => {
  const own = forwarded.get(forwardingNumber ?? '');
  const title = trackingNumber ?? id;
  return { kind: 'parcel', ref: id, title: own ? `${title} · ${own.code} · ${own.contents}` : title, lineIds };
};

const lineIdsOf = async (db: Database, purchaseIds: readonly string[]): Promise<string[]> =>
  purchaseIds.length ? (await linesOfPurchases(db, purchaseIds)).map(({ lineId }) => lineId) : [];

/** The things that a search finds whose number is the code itself. */
const exactly = async (db: Database, { kind, find }: Findable, code: string): Promise<FoundCode[]> => {
  const found = await find(db, code, suggestions);
  return found
    .filter(({ ref }) => scannedCode(ref) === code)
    .map(({ ref, title }) => ({ kind, ref, title, lineIds: [] }));
};

const candidate = ({ kind, ref, title }: FoundCode) => ({ kind, ref, title });

/**
 * Finds the things with a scanned code, and the order lines that each is about. Couriers print more than their number
 * on some labels, so that without an exact match parcels with a similar number are suggested.
 */
export const lookUpCode = async (context: ProcurementContext, code: string): Promise<Lookup> => {
  const { db, codes, findables, refused } = context;
  const { exact, similar } = await parcelsLike(db, code, suggestions);
  const purchases = await purchasesByNumbers(db, [code]);
  const forwarded = await forwardedOf(db, context, [...exact, ...similar]);
  const found: FoundCode[] = [];
  for (const parcel of exact)
    found.push(
      parcelFound(parcel, await lineIdsOf(db, parcel.purchaseId === null ? [] : [parcel.purchaseId]), forwarded),
    );
  for (const { id, supplierOrderNo } of purchases)
    found.push({ kind: 'purchase', ref: id, title: supplierOrderNo, lineIds: await lineIdsOf(db, [id]) });
  for (const source of codes()) found.push(...(await source.find(db, code)));
  for (const findable of findables()) found.push(...(await exactly(db, findable, code)));
  for (const { refuse } of refused()) await refuse(db, code);

  const [only, ...others] = found;
  if (!only || others.length)
    return {
      kind: null,
      ref: null,
      lines: [],
      candidates: [...found, ...similar.map((parcel) => parcelFound(parcel, [], forwarded))].map(candidate),
    };
  const pieces = await piecesOf(db, context, only.lineIds);
  return { kind: only.kind, ref: only.ref, lines: [...pieces.values()].map(presentExpected), candidates: [] };
};
