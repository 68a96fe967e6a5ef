import { getUserInfoSchema } from '@caravan/account/contract/schema';
import type { Identity } from '@caravan/auth/port';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountServer, type AccountServer } from './account.server.ts';
import { profile } from './db/profile.table.ts';

const shopper: Identity = { id: 'user_1', email: 'shopper@example.test', emailVerified: true, role: 'shopper', language: 'zh' };
const staff: Identity = { ...shopper, id: 'user_2', email: 'desk@example.test', role: 'staff' };
const identities = new Map([shopper, staff].map((identity) => [identity.id, identity]));

let account: AccountServer;
let server: TestServer;
beforeAll(async () => {
  const notAsked = (): never => {
    throw new Error('nobody should ask for this');
  };
  account = accountServer({
    logins: notAsked,
    exchangeRates: notAsked,
    personalData: notAsked,
    identities: () => ({ find: async (userId) => identities.get(userId) }),
    summary: () => ({ cartCount: async (userId) => (userId === shopper.id ? 3 : 0), balance: async () => 1_250 }),
  });
  server = await testServer({ features: [account] });
});
afterAll(() => server.close());

const nothingTold = { name: null, nickname: null, avatar: null, gender: null, birthday: null, phone: null, residence: null };

test('a visitor is asked to log in', async () => {
  expect(await server.call(getUserInfoSchema)).toMatchObject({ status: 401, reason: 'login_required', message: 'Please login first' });
});

test('who has told nothing yet is shown by the e-mail alone, with the cart count', async () => {
  const { data } = await server.as({ userId: shopper.id }).call(getUserInfoSchema);
  expect(data).toEqual({
    id: 'user_1',
    email: 'shopper@example.test',
    email_verified: true,
    role: 'shopper',
    ...nothingTold,
    cart_count: 3,
    unread_count: 0,
    balance_fen: 1_250,
  });
});

test('unread letters are counted', async () => {
  const letter = { userId: shopper.id, kind: 'welcome' as const, title: { en: 'Hello', zh: '您好' }, body: { en: '', zh: '' }, link: null };
  for (const key of ['one', 'two']) await server.core.transaction((tx) => account.ports.notifier.send(tx, { ...letter, key }));
  expect((await server.as({ userId: shopper.id }).call(getUserInfoSchema)).data.unread_count).toBe(2);
});

test('staff see their own account, too', async () => {
  const { data } = await server.as({ userId: staff.id, role: 'staff' }).call(getUserInfoSchema);
  expect(data).toMatchObject({ email: 'desk@example.test', role: 'staff', cart_count: 0 });
});

test('a session whose account is gone counts as none', async () => {
  expect((await server.as({ userId: 'user_3' }).call(getUserInfoSchema)).status).toBe(401);
});

test('what somebody has told is shown to them, and name and picture to auth', async () => {
  const told = { nickname: '小明', avatar: '/v1/files/ming.webp', gender: 'male' as const, birthday: '1990-02-28', phone: '+8613800000000', residence: 'DE' };
  await server.core.db.insert(profile).values({ userId: shopper.id, updatedAt: server.clock.now(), ...told });
  const { data } = await server.as({ userId: shopper.id }).call(getUserInfoSchema);
  expect(data).toMatchObject({ ...told, name: '小明' });
  expect(await account.ports.profiles.find(shopper.id)).toEqual({ nickname: '小明', avatar: '/v1/files/ming.webp' });
  expect(await account.ports.profiles.find(staff.id)).toEqual({ nickname: null, avatar: null });
});
