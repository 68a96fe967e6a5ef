import { fail, type Parcel, type Purchase } from '@caravan/procurement/contract';
import type { ForwardedParcel } from '@caravan/procurement/port';
import type { Database } from '@caravan/server-core';
import type { InboundParcelRow } from '../db/inbound-parcel.table.ts';
import { findParcel, photosOfParcels } from '../db/inbound-parcel.repo.ts';
import { booksOfPurchases } from '../db/purchase-books.repo.ts';
import { linesOfPurchases, purchasesByIds, wholePurchases } from '../db/purchase-reads.repo.ts';
import type { PurchaseRow } from '../db/purchase.table.ts';
import { parcelPhotoAddress } from '../domain/parcel-photo.ts';
import { presentParcel, presentPurchase, type PiecesById } from '../present-procurement.ts';
import type { ProcurementContext } from './procurement-context.ts';

type Ports = Pick<ProcurementContext, 'arrivals' | 'orders' | 'staffMembers'>;
type ParcelContext = Pick<ProcurementContext, 'arrivals' | 'clock' | 'forwarded' | 'photoKey'>;

/** The order lines by their ids; nothing is asked without any. */
export const piecesOf = async (
  db: Database,
  { arrivals }: Pick<Ports, 'arrivals'>,
  lineIds: readonly string[],
): Promise<PiecesById> => {
  const found = lineIds.length ? await arrivals().lines(db, [...new Set(lineIds)]) : [];
  return new Map(found.map((pieces) => [pieces.lineId, pieces]));
};

/** The names of members of staff, by one query; the id of one without a name. */
export const staffNames = async (
  db: Database,
  { staffMembers }: Pick<Ports, 'staffMembers'>,
  ids: readonly string[],
): Promise<(staffId: string) => string> => {
  const members = ids.length ? await staffMembers().find(db, [...new Set(ids)]) : new Map<string, never>();
  return (staffId) => members.get(staffId)?.name ?? staffId;
};

/** Purchases with the state of their lines and the names of their buyers. Inside a transaction, pass its `tx`. */
export const showPurchases = async (db: Database, ports: Ports, rows: readonly PurchaseRow[]): Promise<Purchase[]> => {
  const whole = await wholePurchases(db, rows);
  const lineIds = whole.flatMap(({ lines }) => lines.map(({ lineId }) => lineId));
  const pieces = await piecesOf(db, ports, lineIds);
  const books = await booksOfPurchases(
    db,
    rows.map(({ id }) => id),
    ports.orders().repaid,
  );
  const nameOf = await staffNames(
    db,
    ports,
    rows.flatMap(({ id, boughtBy }) => [boughtBy, books.get(id)?.settlement?.staffId ?? []].flat()),
  );
  return whole.map((one) => {
    const ofPurchase = books.get(one.purchase.id);
    if (!ofPurchase) throw new Error(`no purchase ${one.purchase.id}`);
    return presentPurchase(one, { books: ofPurchase, pieces, nameOf });
  });
};

/** The shoppers' words about their own parcels, by the numbers; nothing is asked without any. */
export const forwardedOf = async (
  db: Database,
  { forwarded }: Pick<ProcurementContext, 'forwarded'>,
  rows: readonly InboundParcelRow[],
): Promise<Map<string, ForwardedParcel>> => {
  const numbers = rows.flatMap(({ forwardingNumber }) => forwardingNumber ?? []);
  const found = numbers.length ? await forwarded().find(db, numbers) : [];
  return new Map(found.map((one) => [one.number, one]));
};

/** Parcels with their photos and the order lines to look for in them. */
export const showParcels = async (
  db: Database,
  context: ParcelContext,
  rows: readonly InboundParcelRow[],
): Promise<Parcel[]> => {
  const purchaseIds = [...new Set(rows.flatMap(({ purchaseId }) => purchaseId ?? []))];
  const purchases = purchaseIds.length ? await purchasesByIds(db, purchaseIds) : [];
  const lines = purchaseIds.length ? await linesOfPurchases(db, purchaseIds) : [];
  const photos = await photosOfParcels(
    db,
    rows.map(({ id }) => id),
  );
  const pieces = await piecesOf(
    db,
    context,
    lines.map(({ lineId }) => lineId),
  );
  const forwarded = await forwardedOf(db, context, rows);
  const now = context.clock();
  const photoAddress = (photoId: string) => parcelPhotoAddress(context.photoKey, photoId, now);
  return rows.map((parcel) =>
    presentParcel(
      {
        parcel,
        purchase: purchases.find(({ id }) => id === parcel.purchaseId),
        lines: lines.filter(({ purchaseId }) => purchaseId === parcel.purchaseId),
        photos: photos.get(parcel.id) ?? [],
        forwarded: forwarded.get(parcel.forwardingNumber ?? ''),
      },
      { pieces, photoAddress },
    ),
  );
};

export const showParcel = async (db: Database, context: ParcelContext, id: string): Promise<Parcel> => {
  const row = await findParcel(db, id);
  const [shown] = row ? await showParcels(db, context, [row]) : [];
  if (!shown) throw fail('not_found');
  return shown;
};
