import type { Letter, PersonalData } from '@caravan/account/port';
import type { Identity } from '@caravan/auth/port';
import { testServer, type Caller, type TestServer } from '@caravan/server-core/testing';
import { accountServer, type AccountServer } from '../account.server.ts';
import { fakeLogins, type FakeLogins } from './fake-logins.ts';

export interface Shopper extends Caller {
  userId: string;
  identity: Identity;
}

export interface AccountUnderTest extends TestServer {
  account: AccountServer;
  /** Somebody nobody has seen before, logged in. */
  shopper: (over?: Partial<Identity>) => Shopper;
  /** Who exists; a test may take somebody out. */
  people: Map<string, Identity>;
  logins: FakeLogins;
  /** What other features keep of people; a test may add to it. */
  personalData: PersonalData[];
  /** Sends a letter in a transaction of its own. */
  send: (letter: Letter) => Promise<void>;
}

/** The account feature alone, on a database of its own, among people that the test makes. */
export const startAccount = async (): Promise<AccountUnderTest> => {
  const people = new Map<string, Identity>();
  const logins = fakeLogins(people);
  const personalData: PersonalData[] = [];
  const account = accountServer({
    identities: () => ({ find: async (userId) => people.get(userId) }),
    summary: () => ({ cartCount: async () => 0, balance: async () => 0 }),
    logins: () => logins.port,
    exchangeRates: () => ({ toCny: async (currency) => (currency === 'XXX' ? null : { rate: '7.1', asOf: '2026-11-20' }) }),
    personalData: () => personalData,
  });
  const server = await testServer({ features: [account], config: { databasePool: 32 } });
  const shopper: AccountUnderTest['shopper'] = (over = {}) => {
    const id = `shopper_${people.size + 1}`;
    const identity: Identity = { id, email: `${id}@example.test`, emailVerified: true, role: 'shopper', language: 'en', ...over };
    people.set(id, identity);
    return { ...server.as({ userId: id, role: identity.role }), userId: id, identity };
  };
  const send = (letter: Letter) => server.core.transaction((tx) => account.ports.notifier.send(tx, letter));
  return { ...server, account, people, logins, personalData, shopper, send };
};
