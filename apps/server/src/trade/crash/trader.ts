import { createAddressContract } from '@caravan/account/contract/schema';
import { registerContract } from '@caravan/auth/contract/schema';
import { getCartContract } from '@caravan/cart-orders/contract/schema';
import { getOrderContract, listOrdersContract } from '@caravan/cart-orders/contract/orders';
import { getBalanceContract, getPaymentContract } from '@caravan/fund-payment/contract/schema';
import { listReturnsContract } from '@caravan/returns/contract/schema';
import { listServicesContract } from '@caravan/goods-services/contract/schema';
import {
  getPackageContract,
  listPackagesContract,
  listStoreContract,
} from '@caravan/warehouse-packages/contract/schema';
import type { Parcel } from '@caravan/warehouse-packages/contract';
import sharp from 'sharp';
import { exampleAddress } from '../../testing/example-address.ts';
import { recentPayments, stateOf, type AccountState } from './account-state.ts';
import type { Actor } from './idempotent-calls.ts';
import { emptyReconciliation, type Reconciliation } from './reconciliation.ts';
import type { Seeded } from './seeded.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { client } from './retrying-client.ts';

/** A shopper and the expected state. */
export interface Trader extends Actor {
  addressId: string;
  /** A tier of insurance that the shop offers. */
  insuranceId: string;
  reconciliation: Reconciliation;
}

/** A step of staff for a shopper. */
export type StaffStep = (staffActor: Actor, trader: Trader, chance: Seeded) => Promise<void>;

const password = 'quay7Lantern';
const atOnce = true;
/** The largest page. */
const size = 100;

let pictures = 0;
/** A picture that differs from all others: the same one counts once. */
export const newPicture = async (): Promise<File> => {
  pictures += 1;
  const background = { r: pictures & 255, g: (pictures >> 8) & 255, b: 60 };
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' });
};

export const register = async (
  serverUnderTest: ServerUnderTest,
  number: number,
  insuranceId: string,
): Promise<Trader> => {
  const email = `trader-${number}@example.test`;
  const { token } = (
    await client(serverUnderTest).call(registerContract, {
      body: { email, password, password_confirm: password, agree: true },
    })
  ).data;
  const own = client(serverUnderTest, token);
  const { id } = (await own.call(createAddressContract, { body: { ...exampleAddress, email } })).data;
  return { client: own, addressId: id, insuranceId, reconciliation: emptyReconciliation(), acknowledged: [] };
};

/** Reads all pages of a list. */
const allOf = async <T>(page: (page: number) => Promise<{ items: T[]; total: number }>): Promise<T[]> => {
  const found: T[] = [];
  for (let number = 1, total = 1; found.length < total; number += 1) {
    const { items, total: all } = await page(number);
    total = all;
    if (!items.length) break;
    found.push(...items);
  }
  return found;
};

/** The shopper's goods in the warehouse. */
export const shelfOf = async ({ client }: Trader) =>
  (await client.call(listStoreContract, { query: { page: 1, page_size: size } })).data.items;

interface Timed {
  number: string;
  timeline: { event: string }[];
}

const timelines = (all: readonly Timed[]): Map<string, string[]> =>
  new Map(all.map(({ number, timeline }) => [number, timeline.map(({ event }) => event)]));

/** Reads the state of a shopper from the server while the trade is stopped. */
export const readState = async ({ client: { call }, reconciliation }: Trader): Promise<AccountState> => {
  const payments: Record<string, string> = {};
  for (const id of recentPayments(reconciliation))
    payments[id] = (await call(getPaymentContract, { params: { id }, atOnce })).data.status;
  const sent = await allOf(
    async (page) => (await call(listPackagesContract, { query: { page, page_size: size }, atOnce })).data,
  );
  const packages: Parcel[] = [];
  for (const { number } of sent) packages.push((await call(getPackageContract, { params: { number }, atOnce })).data);
  const listed = await allOf(
    async (page) => (await call(listOrdersContract, { query: { page, page_size: size }, atOnce })).data,
  );
  const orders: Timed[] = [];
  for (const { number } of listed) orders.push((await call(getOrderContract, { params: { number }, atOnce })).data);
  const services = await allOf(
    async (page) => (await call(listServicesContract, { query: { page, page_size: size }, atOnce })).data,
  );
  return stateOf(reconciliation, {
    balanceFen: (await call(getBalanceContract, { atOnce })).data.balance_fen,
    cart: (await call(getCartContract, { atOnce })).data.items.length,
    warehouse: (await call(listStoreContract, { query: { page: 1, page_size: 1 }, atOnce })).data.total,
    orders: timelines(orders),
    packages: timelines(packages),
    returns: timelines(
      await allOf(async (page) => (await call(listReturnsContract, { query: { page, page_size: size }, atOnce })).data),
    ),
    services: new Map(services.map(({ number, status }) => [number, status])),
    claims: new Map(packages.flatMap(({ claims }) => claims.map(({ ref, state }) => [ref, state]))),
    payments,
  });
};
