import { fail, maxAnnounced, type Announcement, type OwnParcel } from '@caravan/forwarding/contract';
import { newNumber } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { WarehouseRow } from '@caravan/warehouse-packages/port';
import { handlingFeeAt, listWarehouses, lockCode } from '../address/forwarding-address.repo.ts';
import type { ForwardingContext } from '../forwarding-context.ts';
import { announcedOf, insertOwnParcel, lockOwnParcel, writeOwnParcel } from './own-parcel.repo.ts';
import type { OwnParcelRow } from './own-parcel.table.ts';
import { showOwn } from './show-parcels.ts';

/** Known from its shopper or from the staff who hold it. */
export type KnownParcel = Pick<
  OwnParcelRow,
  | 'announced'
  | 'contents'
  | 'photoNote'
  | 'quantity'
  | 'shop'
  | 'trackingNumber'
  | 'userId'
  | 'valueFen'
  | 'warehouseId'
>;

/** Numbers are random. With 100,000 parcels a month, about one number collides in half a year. */
const attempts = 5;

/** Writes a parcel down, with the fee and the storage rules of this moment. */
export const recordParcel = async (tx: Tx, context: ForwardingContext, known: KnownParcel): Promise<OwnParcelRow> => {
  const at = context.clock();
  const { rules } = await context.terms().pin(tx);
  const handlingFen = await handlingFeeAt(tx, at);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const row: OwnParcelRow = {
      ...known,
      number: newNumber('FP', at),
      state: 'announced',
      question: null,
      handlingFen,
      freeDays: rules.free_storage_days,
      storageFeeFen: rules.storage_fee_fen_per_day,
      storageMaxFen: rules.storage_max_fee_fen,
      createdAt: at,
      remindedAt: null,
      receivedAt: null,
      withdrawnAt: null,
    };
    if (await insertOwnParcel(tx, row)) return row;
  }
  throw new Error(`no free number in ${attempts} attempts`);
};

/** Refuses a warehouse to which shoppers do not send. */
const refuseUnknown = (all: readonly Pick<WarehouseRow, 'active' | 'id'>[], id: string | undefined): void => {
  if (id !== undefined && !all.some((one) => one.active && one.id === id))
    throw fail('warehouse_unknown', { warehouse: id });
};

const fieldsOf = (body: Announcement) => ({
  trackingNumber: body.tracking_number,
  contents: body.contents,
  shop: body.shop,
  quantity: body.quantity,
  valueFen: body.value_fen,
  photoNote: body.photo_note,
  warehouseId: body.warehouse ?? null,
});

/** Expects a parcel no longer. */
const withdraw = async (tx: Tx, context: ForwardingContext, number: string): Promise<OwnParcelRow> => {
  const row = await writeOwnParcel(tx, number, { state: 'withdrawn', withdrawnAt: context.clock() });
  await context.expected().withdraw(tx, number);
  return row;
};

/** Withdraws an announcement that had ended, in favour of another one with its number. Its parcel may be here after all. */
const replaceEnded = async (tx: Tx, context: ForwardingContext, { number }: OwnParcelRow): Promise<void> => {
  const [inbound] = await context.expected().of(tx, [number]);
  if (inbound?.isHere) throw fail('parcel_arrived');
  await withdraw(tx, context, number);
};

/** Announces a parcel, also anew if its announcement had ended. Another shopper may have announced the same number; the arrival asks. */
export const announceParcel = async (
  tx: Tx,
  context: ForwardingContext,
  userId: string,
  body: Announcement,
): Promise<OwnParcel> => {
  const at = context.clock();
  await lockCode(tx, userId, at);
  const warehouses = await listWarehouses(tx);
  if (!warehouses.some(({ active }) => active)) throw fail('forwarding_closed');
  refuseUnknown(warehouses, body.warehouse);
  const { count, same, ended } = await announcedOf(tx, userId, body.tracking_number);
  if (same) throw fail('parcel_announced', { number: same.number });
  if (count >= maxAnnounced) throw fail('too_many_announced', { max: maxAnnounced });
  if (ended) await replaceEnded(tx, context, ended);
  const row = await recordParcel(tx, context, { ...fieldsOf(body), userId, announced: true });
  const { number: forwardingNumber, trackingNumber } = row;
  await context.expected().expect(tx, { forwardingNumber, trackingNumber, createdBy: userId, at });
  return showOwn(tx, context, row);
};

/** A shopper's parcel that has not come. Steps of one shopper wait for each other. */
const lockAnnounced = async (tx: Tx, context: ForwardingContext, userId: string, number: string) => {
  await lockCode(tx, userId, context.clock());
  const held = await lockOwnParcel(tx, number);
  if (held?.userId !== userId) throw fail('not_found');
  const [inbound] = await context.expected().of(tx, [number]);
  if (held.state === 'received' || inbound?.isHere) throw fail('parcel_arrived');
  return held;
};

/** Changes what was announced. */
export const updateParcel = async (
  tx: Tx,
  context: ForwardingContext,
  userId: string,
  { number, body }: { number: string; body: Announcement },
): Promise<OwnParcel> => {
  const held = await lockAnnounced(tx, context, userId, number);
  if (held.state !== 'announced') throw fail('wrong_state');
  // One that was closed meanwhile may stay.
  if (body.warehouse !== (held.warehouseId ?? undefined)) refuseUnknown(await listWarehouses(tx), body.warehouse);
  const { same, ended } = await announcedOf(tx, userId, body.tracking_number);
  if (same && same.number !== number) throw fail('parcel_announced', { number: same.number });
  if (ended) await replaceEnded(tx, context, ended);
  const row = await writeOwnParcel(tx, number, fieldsOf(body));
  if (body.tracking_number !== held.trackingNumber) await context.expected().renumber(tx, number, body.tracking_number);
  return showOwn(tx, context, row);
};

/** Withdraws an announcement. If the parcel comes nevertheless, the code on its label says whose it is. */
export const withdrawParcel = async (
  tx: Tx,
  context: ForwardingContext,
  userId: string,
  number: string,
): Promise<OwnParcel> => {
  const held = await lockAnnounced(tx, context, userId, number);
  if (held.state === 'withdrawn') return showOwn(tx, context, held);
  return showOwn(tx, context, await withdraw(tx, context, number));
};
