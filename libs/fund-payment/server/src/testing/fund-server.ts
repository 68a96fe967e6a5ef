import type { Letter } from '@caravan/account/port';
import { fakeLetters } from '@caravan/account/port/testing';
import type { NewPayment, PaymentMethod } from '@caravan/fund-payment/contract';
import { createPaymentSchema, getBalanceSchema, getPaymentSchema } from '@caravan/fund-payment/contract/schema';
import { testServer, type Caller, type TestServer, type TestServerOptions } from '@caravan/server-core/testing';
import { expect } from 'vitest';
import { postMovement } from '../db/ledger.repo.ts';
import { ensurePaymentKey } from '../db/payment-key.repo.ts';
import { adjustments, walletOf } from '../domain/ledger-accounts.ts';
import { fundPaymentServer, type FundPaymentServer } from '../fund-payment.server.ts';
import { fakePayable, type FakePayable } from './fake-payable.ts';
import { aPaymentAddress } from './payment-address.ts';

export interface FundServer extends TestServer {
  feature: FundPaymentServer;
  orders: FakePayable;
  packages: FakePayable;
  /** Ids of everybody's bill addresses. */
  addresses: Set<string>;
  /** Written in transactions that committed, oldest first. */
  letters: (userId?: string) => Promise<Letter[]>;
  /** A shopper nobody has seen before, with so much on the balance. */
  shopper: (balanceFen?: number) => Promise<Caller & { userId: string }>;
  sandboxSecret: () => Promise<Buffer>;
  /** Fails the test where the books do not agree. */
  audit: () => Promise<void>;
}

let shoppers = 0;

/** Payment alone, on a database of its own, with things to pay that a real feature would have. */
export const fundServer = async (options: Partial<TestServerOptions> = {}): Promise<FundServer> => {
  const orders = fakePayable();
  const packages = fakePayable('PK');
  const letters = fakeLetters();
  const addresses = new Set(['bill_1']);
  const feature = fundPaymentServer({
    payables: () => ({ order: orders, package: packages }),
    notifier: () => letters.port,
    addresses: () => ({ find: async (_, addressId, kind) => (addresses.has(addressId) && kind === 'billing' ? aPaymentAddress() : null) }),
    exchangeRates: () => ({ toCny: async (currency) => (currency === 'USD' ? { rate: '7.2993551', asOf: '2026-11-20' } : null) }),
    website: () => ({ serviceEmail: async () => 'desk@shop.test' }),
    identities: () => ({
      find: async (id) =>
        id.startsWith('nobody') ? undefined : { id, email: `${id}@example.test`, emailVerified: true, role: 'shopper', language: 'en' },
    }),
  });
  const server = await testServer({ ...options, features: [feature] });
  const { core } = server;
  await orders.install(core.db);
  await packages.install(core.db);
  await letters.start(core);

  return {
    ...server,
    feature,
    orders,
    packages,
    addresses,
    letters: letters.to,
    async shopper(balanceFen = 0) {
      shoppers += 1;
      const userId = `shopper_${shoppers}`;
      if (balanceFen) await giveBalance(server, userId, balanceFen);
      return { ...server.as({ userId }), userId };
    },
    sandboxSecret: () => ensurePaymentKey(core.db, 'sandbox_webhook'),
    async audit() {
      expect(await feature.audit?.(core)).toEqual([]);
    },
  };
};

let given = 0;
export const giveBalance = ({ core }: TestServer, userId: string, amountFen: number, remark = 'Given'): Promise<unknown> =>
  core.transaction((tx) => {
    given += 1;
    return postMovement(tx, {
      key: `given:${given}`,
      type: 'adjustment',
      kind: null,
      refs: [],
      paymentId: null,
      remark: { en: remark, zh: remark },
      at: core.clock(),
      entries: [
        { accountId: adjustments, amountFen: -amountFen },
        { accountId: walletOf(userId), amountFen },
      ],
    });
  });

let keys = 0;
export const newKey = (): { 'idempotency-key': string } => {
  keys += 1;
  return { 'idempotency-key': `key-${keys}` };
};

export const pay = (caller: Caller, body: NewPayment, headers = newKey()) => caller.call(createPaymentSchema, { body, headers });

/** Begins a payment and hands on what the server made of it. */
export const begun = async (caller: Caller, method: PaymentMethod, refs: string[]) => (await pay(caller, { kind: 'order', method, refs })).data;

export const balanceOf = async (caller: Caller): Promise<number> => (await caller.call(getBalanceSchema)).data.balance_fen;
export const paymentOf = async (caller: Caller, id: string) => (await caller.call(getPaymentSchema, { params: { id } })).data;
