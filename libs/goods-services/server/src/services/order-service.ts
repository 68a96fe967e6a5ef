import { hour, newNumber, type Fen } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import {
  fail,
  maxUnpaidServices,
  unpaidServiceHours,
  type NewPhotoService,
  type ServiceMade,
} from '@caravan/goods-services/contract';
import { type ServiceKind } from '@caravan/warehouse-packages/contract';
import { readPrices } from './service-prices.repo.ts';
import { idsOf, insertService, lockUnpaid } from './service.repo.ts';
import { servicesOfItems } from './services-of-items.repo.ts';
import type { ServiceOrderRow } from './service.table.ts';
import { photosLeft, reservationOf, type ServicedItem } from '@caravan/warehouse-packages/port';
import type { ServicesContext } from '../services-context.ts';
import { payService } from './pay-service.ts';

/** Numbers are random, so one may be taken. */
const attempts = 5;

/** An order at the price of now. */
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

/** Goods for which a service can be ordered: in the warehouse, in no package and in no return. They stay so until the transaction ends. */
export const lockForService = async (
  tx: Tx,
  { goods }: Pick<ServicesContext, 'goods'>,
  userId: string,
  ids: readonly string[],
): Promise<ServicedItem[]> => {
  const items = await goods().lock(tx, ids, userId);
  if (items.length !== ids.length || items.some(({ leftAt }) => leftAt !== null)) throw fail('not_found');
  const reserved = reservationOf(items);
  if (reserved) throw fail(reserved);
  return items;
};

/** Refuses a price that differs from what the shopper saw. */
export const refuseOtherPrice = (amountFen: Fen, seenFen: Fen | undefined): void => {
  if (seenFen !== undefined && seenFen !== amountFen) throw fail('price_changed', { amount_fen: amountFen });
};

/** Stores an order for locked goods, with what its kind adds. What costs nothing is paid at once. */
export const placeService = async (
  tx: Tx,
  context: ServicesContext,
  draft: ServiceDraft,
  items: readonly ServicedItem[],
  addDetails?: (number: string) => Promise<void>,
): Promise<ServiceMade> => {
  const now = context.clock();
  if ((await lockUnpaid(tx, draft.userId)) >= maxUnpaidServices)
    throw fail('too_many_services', { max: maxUnpaidServices });
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const row = rowOf(draft, now);
    if (!(await insertService(tx, row, idsOf(items)))) continue;
    await addDetails?.(row.number);
    const { status } = row.amountFen === 0 ? await payService(tx, context, { row, items: [...items] }, now) : row;
    return { number: row.number, amount_fen: row.amountFen, status, expires_at: row.expiresAt.toISOString() };
  }
  throw new Error(`no free service number in ${attempts} attempts`);
};

/** Orders more photos of goods in the warehouse, up to the limit of all photos that can be paid for. */
export const orderPhotos = async (
  tx: Tx,
  context: ServicesContext,
  userId: string,
  { item_id: itemId, photos, note, amount_fen: seenFen }: NewPhotoService,
): Promise<ServiceMade> => {
  const items = await lockForService(tx, context, userId, [itemId]);
  const [item] = items;
  const taken = (await context.goods().photoCounts(tx, [itemId])).get(itemId) ?? 0;
  const services = (await servicesOfItems(tx, [itemId])).get(itemId) ?? [];
  const left = item ? photosLeft({ ...item, photos: taken, services }) : 0;
  if (photos > left) throw fail('too_many_photos', { left });
  const { photoFen } = await readPrices(tx);
  refuseOtherPrice(photos * photoFen, seenFen);
  return placeService(tx, context, { kind: 'photos', userId, units: photos, unitFen: photoFen, note }, items);
};
