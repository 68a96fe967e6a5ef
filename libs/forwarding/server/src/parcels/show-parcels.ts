import {
  endsAfterDays,
  fail,
  type OwnParcel,
  type OwnParcelPage,
  type StaffOwnParcel,
  type StaffOwnParcelPage,
  type StaffOwnParcelsQuery,
} from '@caravan/forwarding/contract';
import { day, isoOrNull, type PageQuery } from '@caravan/kernel';
import { fitPage, type Database } from '@caravan/server-core';
import type { OwnGoods } from '@caravan/warehouse-packages/port';
import { codesOf, listWarehouses } from '../address/forwarding-address.repo.ts';
import type { ForwardingContext } from '../forwarding-context.ts';
import { ownParcelsByNumbers, pageOfAll, pageOfOwn } from './own-parcel.repo.ts';
import type { OwnParcelRow } from './own-parcel.table.ts';

/** When an announcement ends of which the shopper was reminded. */
const endOf = (remindedAt: Date): Date => new Date(remindedAt.getTime() + endsAfterDays * day);

/** The names of the warehouses to which shoppers send; none are read if none was said. */
const namesOf = async (db: Database, rows: readonly OwnParcelRow[]): Promise<Map<string, string>> => {
  const all = rows.some(({ warehouseId }) => warehouseId !== null) ? await listWarehouses(db) : [];
  return new Map(all.length > 1 ? all.map(({ id, name }) => [id, name]) : []);
};

/** For which warehouse it was announced, and where it arrived, if the shop has several. */
const placesOf = (
  { warehouseId }: OwnParcelRow,
  items: readonly OwnGoods[],
  names: ReadonlyMap<string, string>,
): Pick<OwnParcel, 'arrived_at' | 'warehouse'> => {
  const name = names.get(warehouseId ?? '');
  const here = items[0]?.warehouse;
  return {
    ...(warehouseId !== null && name !== undefined && { warehouse: { id: warehouseId, name } }),
    ...(here && { arrived_at: here }),
  };
};

const presentOwnParcel = (
  row: OwnParcelRow,
  items: readonly OwnGoods[],
  names: ReadonlyMap<string, string>,
): OwnParcel => ({
  number: row.number,
  tracking_number: row.trackingNumber,
  contents: row.contents,
  shop: row.shop,
  quantity: row.quantity,
  value_fen: row.valueFen,
  photo_note: row.photoNote,
  announced: row.announced,
  state: row.state,
  handling_fen: row.handlingFen,
  question: row.question,
  ...placesOf(row, items, names),
  created_at: row.createdAt.toISOString(),
  received_at: isoOrNull(row.receivedAt),
  ends_at: row.state === 'announced' && row.remindedAt ? endOf(row.remindedAt).toISOString() : null,
  items: items.map(({ id, number }) => ({ id, number })),
});

const numbersOf = (rows: readonly OwnParcelRow[], only?: OwnParcelRow['state']) =>
  rows.flatMap(({ number, state }) => (only === undefined || state === only ? number : []));

const goodsOf = async (db: Database, { goods }: Pick<ForwardingContext, 'goods'>, rows: readonly OwnParcelRow[]) =>
  Map.groupBy(await goods().of(db, numbersOf(rows, 'received')), ({ parcelNumber }) => parcelNumber);

/** Parcels as their shopper sees them; their goods are read at once. */
export const presentOwn = async (
  db: Database,
  context: Pick<ForwardingContext, 'goods'>,
  rows: readonly OwnParcelRow[],
): Promise<OwnParcel[]> => {
  const goods = await goodsOf(db, context, rows);
  const names = await namesOf(db, rows);
  return rows.map((row) => presentOwnParcel(row, goods.get(row.number) ?? [], names));
};

/** A shopper's parcels: first those that wait for an answer, then the newest. */
export const listOwn = async (context: ForwardingContext, userId: string, query: PageQuery): Promise<OwnParcelPage> => {
  const { rows, total } = await pageOfOwn(context.db, userId, query);
  const { page, page_size } = query;
  return { page, page_size, total, items: await presentOwn(context.db, context, rows) };
};

/** A parcel after a step of its shopper. */
export const showOwn = async (db: Database, context: ForwardingContext, row: OwnParcelRow): Promise<OwnParcel> => {
  const [shown] = await presentOwn(db, context, [row]);
  if (!shown) throw new Error(`no own parcel ${row.number}`);
  return shown;
};

const presentAll = async (
  db: Database,
  context: ForwardingContext,
  rows: readonly OwnParcelRow[],
): Promise<StaffOwnParcel[]> => {
  const goods = await goodsOf(db, context, rows);
  const expected = await context.expected().of(db, numbersOf(rows));
  const inbound = new Map(expected.map((one) => [one.forwardingNumber, one]));
  const codes = await codesOf(db, [...new Set(rows.map(({ userId }) => userId))]);
  const names = await namesOf(db, rows);
  return rows.map((row) => ({
    ...presentOwnParcel(row, goods.get(row.number) ?? [], names),
    user_id: row.userId,
    code: codes.get(row.userId) ?? '',
    parcel_id: inbound.get(row.number)?.id ?? null,
    is_here: row.state !== 'received' && (inbound.get(row.number)?.isHere ?? false),
  }));
};

export const listAll = async (context: ForwardingContext, query: StaffOwnParcelsQuery): Promise<StaffOwnParcelPage> => {
  const page = await pageOfAll(context.db, query);
  const items = await presentAll(context.db, context, page.items);
  return fitPage({ ...page, items }, ({ created_at: at, number }) => [at, number]);
};

export const showStaff = async (db: Database, context: ForwardingContext, number: string): Promise<StaffOwnParcel> => {
  const [shown] = await presentAll(db, context, await ownParcelsByNumbers(db, [number]));
  if (!shown) throw fail('not_found');
  return shown;
};
