import { hour, newNumber, type Fen } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import {
  fail,
  unpaidServiceHours,
  type NewPhotoService,
  type ServiceKind,
  type ServiceMade,
} from '@caravan/warehouse-packages/contract';
import { readPrices } from './service-prices.repo.ts';
import { insertService } from './service.repo.ts';
import type { ServiceOrderRow } from './service.table.ts';
import type { StoreItemRow } from '../store/store-item.table.ts';
import { lockItems } from '../store/warehouse.repo.ts';
import { photosLeft } from '../photos/photo-orders.ts';
import { onShelf, type ShelfItem } from '../store/shelf.repo.ts';
import type { PackageContext } from '../core/package-context.ts';
import { payService } from './pay-service.ts';

/** Numbers are random, so one may be taken. */
const attempts = 5;

/** What is ordered, at the price of now. */
export interface ServiceDraft {
  kind: ServiceKind;
  userId: string;
  units: number;
  unitFen: Fen;
  note: string;
}

const rowOf = ({ kind, userId, units, unitFen, note }: ServiceDraft, now: Date): ServiceOrderRow => ({
  number: newNumber('SV', now),
  userId,
  kind,
  status: 'pending_payment',
  units,
  unitFen,
  amountFen: units * unitFen,
  refundedFen: 0,
  note,
  photosBefore: null,
  createdAt: now,
  expiresAt: new Date(now.getTime() + unpaidServiceHours * hour),
  paidAt: null,
  doneAt: null,
  cancelledAt: null,
  cancelledBy: null,
  cancelNote: null,
});

/** Refuses goods that a package or a return reserves. */
export const refuseReserved = (items: readonly StoreItemRow[]): void => {
  if (items.some(({ packageNumber }) => packageNumber !== null)) throw fail('item_taken');
  if (items.some(({ returnNumber }) => returnNumber !== null)) throw fail('items_returning');
};

/** Goods for which a service can be ordered: in the warehouse, in no package and in no return. They stay so until the transaction ends. */
export const lockForService = async (tx: Tx, userId: string, ids: readonly string[]): Promise<StoreItemRow[]> => {
  const items = await lockItems(tx, userId, ids);
  if (items.length !== ids.length || items.some(({ leftAt }) => leftAt !== null)) throw fail('not_found');
  refuseReserved(items);
  return items;
};

/** Refuses a price that differs from what the shopper saw. */
export const refuseOtherPrice = (amountFen: Fen, seenFen: Fen | undefined): void => {
  if (seenFen !== undefined && seenFen !== amountFen) throw fail('price_changed', { amount_fen: amountFen });
};

/** Stores an order for locked goods, with what its kind adds. What costs nothing is paid at once. */
export const placeService = async (
  tx: Tx,
  context: PackageContext,
  draft: ServiceDraft,
  items: readonly StoreItemRow[],
  addDetails?: (number: string) => Promise<void>,
): Promise<ServiceMade> => {
  const now = context.clock();
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const row = rowOf(draft, now);
    if (
      !(await insertService(
        tx,
        row,
        items.map(({ id }) => id),
      ))
    )
      continue;
    await addDetails?.(row.number);
    const { status } = row.amountFen === 0 ? await payService(tx, context, { row, items: [...items] }, now) : row;
    return { number: row.number, amount_fen: row.amountFen, status, expires_at: row.expiresAt.toISOString() };
  }
  throw new Error(`no free service number in ${attempts} attempts`);
};

const leftOf = ({ photos, ...item }: ShelfItem): number => photosLeft({ ...item, photos: photos.length });

/** Orders more photos of goods in the warehouse, up to the limit of all photos that can be paid for. */
export const orderPhotos = async (
  tx: Tx,
  context: PackageContext,
  userId: string,
  { item_id: itemId, photos, note, amount_fen: seenFen }: NewPhotoService,
): Promise<ServiceMade> => {
  const items = await lockForService(tx, userId, [itemId]);
  const [shown] = await onShelf(tx, items);
  const left = shown ? leftOf(shown) : 0;
  if (photos > left) throw fail('too_many_photos', { left });
  const { photoFen } = await readPrices(tx);
  refuseOtherPrice(photos * photoFen, seenFen);
  return placeService(tx, context, { kind: 'photos', userId, units: photos, unitFen: photoFen, note }, items);
};
