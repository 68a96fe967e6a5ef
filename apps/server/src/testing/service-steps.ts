import type { MeasureKind, NewPhotoVerdict } from '@caravan/warehouse-packages/contract';
import {
  cancelServiceContract,
  getServiceContract,
  listServicesContract,
  orderMeasurementContract,
  orderPhotoServiceContract,
} from '@caravan/goods-services/contract/schema';
import { decidePhotosContract } from '@caravan/warehouse-packages/contract/schema';
import {
  cancelStaffServiceContract,
  correctMeasuredContract,
  measureGoodsContract,
  updateServicePricesContract,
} from '@caravan/goods-services/contract/staff';
import { key, warehouseOf, type Person, type WarehouseServer } from '@caravan/warehouse-packages/server/testing';

const itemOf = async (shopper: Person, id: string) => {
  const item = (await warehouseOf(shopper)).items.find((one) => one.id === id);
  if (!item) throw new Error(`no item ${id}`);
  return item;
};

/** Differences from an ordinary verdict, right or wrong. */
type VerdictOver = { note?: string; reason?: string | undefined; kind?: string | undefined };

/** The calls of a shopper about services for one item. */
export const services = (shopper: Person, itemId: string) => ({
  order: (photos: number, { note = '', amount_fen = undefined as number | undefined, headers = key() } = {}) =>
    shopper.call(orderPhotoServiceContract, { body: { item_id: itemId, photos, note, amount_fen }, headers }),
  measure: (
    measures: readonly { what: MeasureKind; name?: string; stated?: number }[],
    { note = '', amount_fen = undefined as number | undefined, headers = key() } = {},
  ) =>
    shopper.call(orderMeasurementContract, {
      body: { item_id: itemId, measures: measures.map((one) => ({ name: '', ...one })), note, amount_fen },
      headers,
    }),
  decide: (verdict: 'accepted' | 'rejected', photos: number, over: VerdictOver = {}) => {
    const wish =
      verdict === 'rejected' ? ({ note: 'the seam is open', reason: 'quality', kind: 'return' } as const) : {};
    return shopper.call(decidePhotosContract, {
      params: { item_id: itemId },
      body: { verdict, photos, note: '', ...wish, ...over } as NewPhotoVerdict,
    });
  },
  item: () => itemOf(shopper, itemId),
});

export const serviceOf = async (shopper: Person, number: string) =>
  (await shopper.call(getServiceContract, { params: { number } })).data;
export const servicesOf = async (shopper: Person, query: { item_id?: string } = {}) =>
  (await shopper.call(listServicesContract, { query: { page: 1, page_size: 100, ...query } })).data;
export const cancelOwn = (shopper: Person, number: string, headers = key()) =>
  shopper.call(cancelServiceContract, { params: { number }, headers });

/** The calls of a receiver about a measurement. */
export const receiver = (staff: Person) => ({
  measure: (number: string, values: number[], headers = key()) =>
    staff.call(measureGoodsContract, { params: { number }, body: { values }, headers }),
  correct: (number: string, values: number[], note = 'the tape was bent', headers = key()) =>
    staff.call(correctMeasuredContract, { params: { number }, body: { values, note }, headers }),
});

/** The calls of the shop's service. */
export const desk = (staff: Person) => ({
  cancel: (number: string, note = 'the goods are sealed', headers = key()) =>
    staff.call(cancelStaffServiceContract, { params: { number }, body: { note }, headers }),
  prices: (photo_fen: number, headers: Record<string, string> = {}, measurement_fen = 300) =>
    staff.call(updateServicePricesContract, { body: { photo_fen, measurement_fen, rehearsal_fen: 1_500 }, headers }),
});

export const payService = (server: WarehouseServer, userId: string, ...numbers: string[]) =>
  server.money.pay(userId, numbers, 'balance', 'service');
