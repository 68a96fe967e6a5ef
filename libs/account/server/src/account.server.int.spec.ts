import { getUserInfoContract } from '@caravan/auth/contract/schema';
import { inBoth } from '@caravan/kernel/testing';
import type { Identity } from '@caravan/auth/port';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, type AccountServer } from './account.server.ts';
import { profile } from './db/profile.table.ts';

const shopper: Identity = {
  id: 'user_1',
  email: 'shopper@example.test',
  emailVerified: true,
  hasPassword: true,
  role: 'shopper',
  language: 'zh',
};
const staff: Identity = { ...shopper, id: 'user_2', email: 'desk@example.test', role: 'staff' };
const identities = new Map([shopper, staff].map((identity) => [identity.id, identity]));

let account: AccountServer;
let server: TestServer;
beforeAll(async () => {
  const unexpected = (): never => {
    throw new Error('this port should not be called');
  };
  const started = await testServer({
    compose: (core) => {
      const feature = createAccount(core, {
        logins: unexpected,
        staffMembers: unexpected,
        staffChanges: unexpected,
        personWork: unexpected,
        exchangeRates: unexpected,
        goodsPhotos: unexpected,
        personalData: unexpected,
        deadlines: unexpected,
        turns: unexpected,
        shop: unexpected,
        identities: () => ({ find: async (userId) => identities.get(userId) }),
        summary: () => ({ cartCount: async (userId) => (userId === shopper.id ? 3 : 0), balance: async () => 1_250 }),
      });
      return { features: [feature], feature };
    },
  });
  server = started;
  account = started.composed.feature;
});
afterAll(() => server.close());

const emptyProfile = {
  name: null,
  nickname: null,
  avatar: null,
  gender: null,
  birthday: null,
  phone: null,
  residence: null,
};

test('a visitor must log in', async () => {
  expect(await server.call(getUserInfoContract)).toMatchObject({
    status: 401,
    reason: 'login_required',
    message: 'Please login first',
  });
});

test('an empty profile shows the e-mail and the counts', async () => {
  const { data } = await server.as({ userId: shopper.id }).call(getUserInfoContract);
  expect(data).toEqual({
    id: 'user_1',
    email: 'shopper@example.test',
    email_verified: true,
    has_password: true,
    role: 'shopper',
    ...emptyProfile,
    cart_count: 3,
    unread_count: 0,
    balance_fen: 1_250,
  });
});

test('the count of unread messages is included', async () => {
  const message = {
    userId: shopper.id,
    kind: 'welcome' as const,
    title: inBoth({ en: 'Hello', zh: '您好' }),
    body: inBoth({ en: '', zh: '' }),
    link: null,
  };
  for (const key of ['one', 'two'])
    await server.core.transaction((tx) => account.ports.notifier.send(tx, { ...message, key }));
  expect((await server.as({ userId: shopper.id }).call(getUserInfoContract)).data.unread_count).toBe(2);
});

test('staff see their own account too', async () => {
  const { data } = await server.as({ userId: staff.id, role: 'staff' }).call(getUserInfoContract);
  expect(data).toMatchObject({ email: 'desk@example.test', role: 'staff', cart_count: 0 });
});

test('a session of a deleted account counts as no session', async () => {
  expect((await server.as({ userId: 'user_3' }).call(getUserInfoContract)).status).toBe(401);
});

test('the profile is shown to its owner, and its name and picture to auth', async () => {
  const fields = {
    nickname: '小明',
    avatar: '/v1/files/ming.webp',
    gender: 'male' as const,
    birthday: '1990-02-28',
    phone: '+8613800000000',
    residence: 'DE',
  };
  await server.core.db
    .insert(profile)
    .values({ userId: shopper.id, search: '小明', updatedAt: server.clock.now(), ...fields });
  const { data } = await server.as({ userId: shopper.id }).call(getUserInfoContract);
  expect(data).toMatchObject({ ...fields, name: '小明' });
  expect(await account.ports.profiles.find(shopper.id)).toEqual({ nickname: '小明', avatar: '/v1/files/ming.webp' });
  expect(await account.ports.profiles.find(staff.id)).toEqual({ nickname: null, avatar: null });
});
