import { createAddressSchema, newAddress } from '@caravan/account/contract/schema';
import { registerSchema } from '@caravan/auth/contract/schema';
import { getCartSchema } from '@caravan/cart-orders/contract/schema';
import { listOrdersSchema } from '@caravan/cart-orders/contract/orders';
import { getBalanceSchema, getPaymentSchema } from '@caravan/fund-payment/contract/schema';
import { listPackagesSchema, listStoreSchema } from '@caravan/warehouse-packages/contract/schema';
import { recentPayments, stateOf, type AccountState } from './account-state.ts';
import type { Actor } from './acts.ts';
import { emptyBooks, type Books } from './books.ts';
import type { House } from './house.ts';
import { messenger } from './messenger.ts';

/** A shopper with the books that the test keeps of them. */
export interface Trader extends Actor {
  addressId: string;
  books: Books;
}

const password = 'quay7Lantern';

export const register = async (house: House, number: number): Promise<Trader> => {
  const email = `trader-${number}@example.test`;
  const { token } = (await messenger(house).call(registerSchema, { body: { email, password, password_confirm: password, agree: true } })).data;
  const own = messenger(house, token);
  const address = newAddress.parse({
    kind: 'shipping',
    first_name: 'Ada',
    last_name: 'Example',
    email,
    continent: 'europe',
    country: 'DE',
    province: '',
    city: 'Berlin',
    detail: 'Musterstraße 1',
    postcode: '10115',
    phone: '+49 30 123456',
    is_default: true,
  });
  const { id } = (await own.call(createAddressSchema, { body: address })).data;
  return { messenger: own, addressId: id, books: emptyBooks(), kept: [] };
};

interface Timed {
  number: string;
  timeline: { event: string }[];
}

/** All pages of a list. */
const timelines = async (page: (page: number) => Promise<{ items: Timed[]; total: number }>): Promise<Map<string, string[]>> => {
  const found = new Map<string, string[]>();
  for (let number = 1, total = 1; found.size < total; number += 1) {
    const { items, total: all } = await page(number);
    total = all;
    if (!items.length) break;
    for (const { number: name, timeline } of items) found.set(name, timeline.map(({ event }) => event));
  }
  return found;
};

const atOnce = true;
const size = 100;

/** What the server says that a shopper has, asked for while nobody trades. */
export const readState = async ({ messenger: { call }, books }: Trader): Promise<AccountState> => {
  const payments: Record<string, string> = {};
  for (const id of recentPayments(books)) payments[id] = (await call(getPaymentSchema, { params: { id }, atOnce })).data.status;
  return stateOf(books, {
    balanceFen: (await call(getBalanceSchema, { atOnce })).data.balance_fen,
    cart: (await call(getCartSchema, { atOnce })).data.items.length,
    shelf: (await call(listStoreSchema, { query: { page: 1, page_size: 1 }, atOnce })).data.total,
    orders: await timelines(async (page) => (await call(listOrdersSchema, { query: { page, page_size: size }, atOnce })).data),
    packages: await timelines(async (page) => (await call(listPackagesSchema, { query: { page, page_size: size }, atOnce })).data),
    payments,
  });
};
