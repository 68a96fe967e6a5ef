import { newId } from '@caravan/kernel';
import type { NewPackageForm, PackageStatus } from '@caravan/warehouse-packages/contract';
import {
  cancelPackageSchema,
  createPackageSchema,
  getPackageSchema,
  listPackagesSchema,
  listStoreSchema,
  newPackage,
  receivePackageSchema,
} from '@caravan/warehouse-packages/contract/schema';
import { addressOf, type Person, type WarehouseServer } from './warehouse-server.ts';

/** A header that makes a call once. */
export const key = (value = newId()) => ({ 'idempotency-key': value });

/** Packs items for the shopper's own address by a line to anywhere. */
export const pack = (caller: Person, itemIds: readonly string[], over: Partial<NewPackageForm> = {}, headers = key()) =>
  caller.call(createPackageSchema, {
    body: newPackage.parse({ item_ids: [...itemIds], address_id: addressOf(caller.userId), line_id: 'ems', declared_value_fen: 25_800, ...over }),
    headers,
  });

export const packed = async (caller: Person, itemIds: readonly string[]): Promise<string> => (await pack(caller, itemIds)).data.number;

export const packageOf = async (caller: Person, number: string) => (await caller.call(getPackageSchema, { params: { number } })).data;
export const shelfOf = async (caller: Person) => (await caller.call(listStoreSchema, { query: { page: 1, page_size: 100 } })).data;
export const allPackages = async (caller: Person) => (await caller.call(listPackagesSchema, { query: { page: 1, page_size: 100 } })).data;

/** Calls of a shopper about one package. */
export const ownSteps = (caller: Person, number: string) => ({
  cancel: (headers = key()) => caller.call(cancelPackageSchema, { params: { number }, headers }),
  receive: () => caller.call(receivePackageSchema, { params: { number } }),
});

/** A package that was brought to a state by the calls that lead there. */
export const packageIn = async (server: WarehouseServer, status: PackageStatus) => {
  const shopper = server.shopper();
  const staff = server.staff();
  const itemIds = await server.stock(shopper.userId, [{}, { name: 'Tea' }]);
  const number = await packed(shopper, itemIds);
  const own = ownSteps(shopper, number);
  const pay = () => server.money.pay(shopper.userId, [number]);
  if (status === 'cancelled') await own.cancel();
  if (status !== 'cancelled' && status !== 'pending_payment') await pay();
  return { shopper, staff, itemIds, number, own, pay };
};
