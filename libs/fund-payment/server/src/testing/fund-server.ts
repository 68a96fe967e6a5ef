import type { Address } from '@caravan/account/contract';
import { fakeMessages } from '@caravan/account/port/testing';
import type { ChargeRates, ExchangeRates } from '@caravan/content/port';
import { fail, type NewPayment, type PaymentMethod } from '@caravan/fund-payment/contract';
import { createPaymentContract, getBalanceContract, getPaymentContract } from '@caravan/fund-payment/contract/schema';
import type { StaffRole } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { ensureKey, type Message } from '@caravan/server-core';
import { aShop, testServer, type Caller, type TestServer, type TestServerOptions } from '@caravan/server-core/testing';
import type { StaffMember, StaffMembers } from '@caravan/tasks/port';
import { fakeTasks, type FakeTasks } from '@caravan/tasks/port/testing';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { postMovement } from '../ledger/ledger.repo.ts';
import { paymentKeyTable } from '../payments/payment.table.ts';
import { adjustments, walletOf } from '../ledger/ledger-accounts.ts';
import { createFundPayment, type FundPaymentServer } from '../fund-payment.server.ts';
import { fakePayable, type FakePayable } from './fake-payable.ts';

const aPaymentAddress = (): Address => ({
  id: 'bill_1',
  kind: 'billing',
  first_name: 'Test',
  last_name: 'Shopper',
  email: 'bills@example.test',
  continent: 'europe',
  country: 'DE',
  province: 'BE',
  city: 'Berlin',
  detail: 'Example Street 1',
  postcode: '10115',
  phone: '+49 30 000000',
  is_default: true,
});

export interface FundServer extends TestServer {
  feature: FundPaymentServer;
  orders: FakePayable;
  packages: FakePayable;
  /** Ids of all users' billing addresses. */
  addresses: Set<string>;
  /** The shop's exchange margin from now on, in hundredths of a per cent; none at first. */
  setMargin: (bp: number) => void;
  /** The open tasks of finance as `queue ref`. */
  openTasks: () => string[];
  factsOf: FakeTasks['facts'];
  /** Messages of committed transactions, oldest first. */
  messages: (userId?: string) => Promise<Message[]>;
  /** A new shopper with the given balance. */
  shopper: (balanceFen?: number) => Promise<Caller & { userId: string }>;
  sandboxSecret: () => Promise<Buffer>;
  /** Fails the test if the ledger audit finds a fault. */
  audit: () => Promise<void>;
}

/** Members of staff by the roles of their test sessions; their name is their id. */
const staffMembers: StaffMembers = {
  async find(db, ids) {
    const { rows } = await db.execute<{ user_id: string; roles: StaffRole[] }>(
      sql`SELECT user_id, array_agg(role) AS roles FROM staff_role WHERE user_id = any(${sql.param([...ids])}) GROUP BY user_id`,
    );
    return new Map(
      rows.map(({ user_id: id, roles }): [string, StaffMember] => [
        id,
        { id, email: `${id}@shop.test`, name: id, roles },
      ]),
    );
  },
  holding: async () => [],
  holdRoles: async () => [],
  rolesOf: async () => null,
};

const noStep = async (): Promise<never> => {
  throw new Error('this server has no orders and packages');
};
/** Steps of other features are tested in the whole server. */
const eachOther = <T>(value: T) => ({
  answer: value,
  cancel: value,
  cancel_package: value,
  cancel_service: value,
  claim: value,
  correct_weight: value,
  drop: value,
  lose: value,
  no_fee: value,
  refund: value,
  return: value,
  waive: value,
  weigh: value,
});

/** Only dollars have a rate; it is new. */
const dollar = { rate: '7.2993551', asOf: '2026-11-20' };
const ratesWith = (marginBp: () => number): ExchangeRates & ChargeRates => ({
  toCny: async (currency) => (currency === 'USD' ? dollar : null),
  forCharge: async (currency) => (currency === 'USD' ? dollar : { refusal: 'unknown' }),
  margin: async () => marginBp(),
});

let shoppers = 0;

/** Payment alone, on a separate database, with fake payment targets. */
export const fundServer = async (options: Omit<TestServerOptions, 'compose'> = {}): Promise<FundServer> => {
  const orders = fakePayable();
  const packages = fakePayable('PK');
  const messages = fakeMessages();
  const work = fakeTasks();
  const addresses = new Set(['bill_1']);
  let marginBp = 0;
  const rates = ratesWith(() => marginBp);
  const server = await testServer({
    ...options,
    compose: async (core) => {
      const fundPayment = await createFundPayment(core, {
        payables: () => ({
          order: orders,
          order_extra: orders,
          package: packages,
          package_extra: packages,
          service: packages,
        }),
        notifier: () => messages.port,
        addresses: () => ({
          find: async (_, addressId, kind) =>
            addresses.has(addressId) && kind === 'billing' ? aPaymentAddress() : null,
        }),
        exchangeRates: () => rates,
        tasks: () => work.tasks,
        staffMembers: () => staffMembers,
        staffChanges: () => ({ changed: async () => fail('changed_meanwhile') }),
        approvable: () => eachOther(noStep),
        stepSchemas: () => eachOther({ ref: z.string(), body: z.never() }),
        shop: aShop,
        website: () => ({
          serviceEmail: async () => 'desk@shop.test',
          seller: async () => ({ name: 'Caravan', address: null, registration: null, email: 'desk@shop.test' }),
        }),
        identities: () => ({
          find: async (id) =>
            id.startsWith('nobody')
              ? undefined
              : {
                  id,
                  email: `${id}@example.test`,
                  emailVerified: true,
                  hasPassword: true,
                  role: 'shopper',
                  language: id.startsWith('zh') ? 'zh' : 'en',
                },
        }),
      });
      return { features: [fundPayment], fundPayment };
    },
  });
  const { core } = server;
  const feature = server.composed.fundPayment;
  await orders.install(core.db);
  await packages.install(core.db);
  await messages.start(core);

  return {
    ...server,
    openTasks: work.open,
    factsOf: work.facts,
    feature,
    orders,
    packages,
    addresses,
    setMargin(bp) {
      marginBp = bp;
    },
    messages: messages.to,
    async shopper(balanceFen = 0) {
      shoppers += 1;
      const userId = `shopper_${shoppers}`;
      if (balanceFen) await giveBalance(server, userId, balanceFen);
      return { ...server.as({ userId }), userId };
    },
    sandboxSecret: () => ensureKey(core.db, paymentKeyTable, 'sandbox_webhook'),
    async audit() {
      expect(await feature.audit?.()).toEqual([]);
    },
  };
};

let given = 0;
export const giveBalance = (
  { core }: TestServer,
  userId: string,
  amountFen: number,
  remark = 'Given',
): Promise<unknown> =>
  core.transaction((tx) => {
    given += 1;
    return postMovement(tx, {
      key: `given:${given}`,
      type: 'adjustment',
      kind: null,
      refs: [],
      paymentId: null,
      remark: { en: remark },
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

export const pay = (caller: Caller, body: NewPayment, headers = newKey()) =>
  caller.call(createPaymentContract, { body, headers });

/** Begins a payment and returns it as the server stored it. */
export const begun = async (caller: Caller, method: PaymentMethod, refs: string[]) =>
  (await pay(caller, { kind: 'order', method, refs })).data;

export const balanceOf = async (caller: Caller): Promise<number> =>
  (await caller.call(getBalanceContract)).data.balance_fen;
export const paymentOf = async (caller: Caller, id: string) =>
  (await caller.call(getPaymentContract, { params: { id } })).data;
