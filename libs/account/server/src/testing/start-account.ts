import type { Deadline, PersonWork } from '@caravan/account/port';
import type { Identity } from '@caravan/auth/port';
import { fail } from '@caravan/kernel';
import type { Config, Message, PersonalData } from '@caravan/server-core';
import { aShop, testServer, type Caller, type TestServer } from '@caravan/server-core/testing';
import { createAccount, type AccountOptions, type AccountServer } from '../account.server.ts';
import { fakeLogins, type FakeLogins } from './fake-logins.ts';
import { fakePushService, type FakePushService } from './fake-push-service.ts';

export interface Shopper extends Caller {
  userId: string;
  identity: Identity;
}

export interface AccountUnderTest extends TestServer {
  account: AccountServer;
  /** Adds a new shopper who is logged in. */
  shopper: (over?: Partial<Identity>) => Shopper;
  /** The existing accounts by id. A test may delete one. */
  identities: Map<string, Identity>;
  logins: FakeLogins;
  pushService: FakePushService;
  /** The personal data of other features. A test may add to it. */
  personalData: PersonalData[];
  /** A test may add things that shoppers have at other features. */
  personWork: PersonWork[];
  /** The photos of goods in the warehouse, by item. A test may add to them. */
  goodsPhotos: Map<string, string>;
  /** The deadlines at other features, by shopper. A test may add to them. */
  deadlines: Map<string, Deadline[]>;
  /** Sends a message in its own transaction. */
  send: (message: Message) => Promise<void>;
}

/** The account feature alone, with its own database and the accounts that the test adds. */
export const startAccount = async (
  options: AccountOptions = {},
  config: Partial<Config> = {},
): Promise<AccountUnderTest> => {
  const identities = new Map<string, Identity>();
  const logins = fakeLogins(identities);
  const personalData: PersonalData[] = [];
  const personWork: PersonWork[] = [];
  const goodsPhotos = new Map<string, string>();
  const deadlines = new Map<string, Deadline[]>();
  const pushService = fakePushService();
  const server = await testServer({
    config: { databasePool: 32, ...config },
    compose: (core) => {
      const account = createAccount(
        core,
        {
          identities: () => ({ find: async (userId) => identities.get(userId) }),
          staffMembers: () => ({ find: async () => new Map() }),
          staffChanges: () => ({ changed: async () => fail('changed_meanwhile') }),
          personWork: () => personWork,
          summary: () => ({ cartCount: async () => 0, balance: async () => 0 }),
          logins: () => logins.port,
          exchangeRates: () => ({
            toCny: async (currency) => (currency === 'XXX' ? null : { rate: '7.1', asOf: '2026-11-20' }),
          }),
          personalData: () => personalData,
          goodsPhotos: () => ({ find: async () => goodsPhotos }),
          turns: () => [],
          shop: aShop,
          deadlines: () => [{ of: async (userId, _, limit) => (deadlines.get(userId) ?? []).slice(0, limit) }],
        },
        { sendPush: pushService.send, ...options },
      );
      return { features: [account], account };
    },
  });
  const { account } = server.composed;
  const shopper: AccountUnderTest['shopper'] = (over = {}) => {
    const id = `shopper_${identities.size + 1}`;
    const identity: Identity = {
      id,
      email: `${id}@example.test`,
      emailVerified: true,
      hasPassword: true,
      role: 'shopper',
      language: 'en',
      ...over,
    };
    identities.set(id, identity);
    return { ...server.as({ userId: id, role: identity.role }), userId: id, identity };
  };
  const send = (message: Message) => server.core.transaction((tx) => account.ports.notifier.send(tx, message));
  return {
    ...server,
    account,
    identities,
    logins,
    pushService,
    personalData,
    personWork,
    goodsPhotos,
    deadlines,
    shopper,
    send,
  };
};
