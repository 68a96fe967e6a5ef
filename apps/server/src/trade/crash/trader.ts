import { createAddressContract } from '@caravan/account/contract/schema';
import { registerContract } from '@caravan/auth/contract/schema';
import { getCartContract } from '@caravan/cart-orders/contract/schema';
import { listOrdersContract } from '@caravan/cart-orders/contract/orders';
import { getBalanceContract, getPaymentContract } from '@caravan/fund-payment/contract/schema';
import { listPackagesContract, listStoreContract } from '@caravan/warehouse-packages/contract/schema';
import { exampleAddress } from '../../testing/example-address.ts';
import { recentPayments, stateOf, type AccountState } from './account-state.ts';
import type { Actor } from './idempotent-calls.ts';
import { emptyReconciliation, type Reconciliation } from './reconciliation.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { client } from './retrying-client.ts';

/** A shopper and the expected state. */
export interface Trader extends Actor {
  addressId: string;
  reconciliation: Reconciliation;
}

const password = 'quay7Lantern';

export const register = async (serverUnderTest: ServerUnderTest, number: number): Promise<Trader> => {
  const email = `trader-${number}@example.test`;
  const { token } = (
    await client(serverUnderTest).call(registerContract, {
      body: { email, password, password_confirm: password, agree: true },
    })
  ).data;
  const own = client(serverUnderTest, token);
  const { id } = (await own.call(createAddressContract, { body: { ...exampleAddress, email } })).data;
  return { client: own, addressId: id, reconciliation: emptyReconciliation(), acknowledged: [] };
};

interface Timed {
  number: string;
  timeline: { event: string }[];
}

/** Reads all pages of a list. */
const timelines = async (
  page: (page: number) => Promise<{ items: Timed[]; total: number }>,
): Promise<Map<string, string[]>> => {
  const found = new Map<string, string[]>();
  for (let number = 1, total = 1; found.size < total; number += 1) {
    const { items, total: all } = await page(number);
    total = all;
    if (!items.length) break;
    for (const { number: name, timeline } of items)
      found.set(
        name,
        timeline.map(({ event }) => event),
      );
  }
  return found;
};

const atOnce = true;
const size = 100;

/** Reads the state of a shopper from the server while the trade is stopped. */
export const readState = async ({ client: { call }, reconciliation }: Trader): Promise<AccountState> => {
  const payments: Record<string, string> = {};
  for (const id of recentPayments(reconciliation))
    payments[id] = (await call(getPaymentContract, { params: { id }, atOnce })).data.status;
  return stateOf(reconciliation, {
    balanceFen: (await call(getBalanceContract, { atOnce })).data.balance_fen,
    cart: (await call(getCartContract, { atOnce })).data.items.length,
    warehouse: (await call(listStoreContract, { query: { page: 1, page_size: 1 }, atOnce })).data.total,
    orders: await timelines(
      async (page) => (await call(listOrdersContract, { query: { page, page_size: size }, atOnce })).data,
    ),
    packages: await timelines(
      async (page) => (await call(listPackagesContract, { query: { page, page_size: size }, atOnce })).data,
    ),
    payments,
  });
};
