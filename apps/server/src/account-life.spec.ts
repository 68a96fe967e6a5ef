import {
  changePasswordContract,
  deleteUserContract,
  endOtherSessionsContract,
  exportUserContract,
  listMessagesContract,
  listSessionsContract,
  listStaffUsersContract,
  updatePreferencesContract,
} from '@caravan/account/contract/schema';
import {
  loginContract,
  registerContract,
  verifySessionContract,
  getUserInfoContract,
} from '@caravan/auth/contract/schema';
import { type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop } from './testing/test-shop.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testShop({
    config: { staff: { email: 'desk@shop.test', password: 'Quetzal47Lamp' } },
  });
});
afterAll(() => server.close());

const email = 'ada@shop.test';
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const register = async () => {
  const body = { email, password: 'ferry246', password_confirm: 'ferry246', agree: true as const };
  return (await server.call(registerContract, { body })).data;
};
const logIn = (password: string) => server.call(loginContract, { body: { email, password } });
const isAlive = async (token: string) => (await server.call(verifySessionContract, bearer(token))).status === 200;

it('an account goes from registration to deletion through all features', async () => {
  const { token, user } = await register();
  const me = bearer(token);

  // A welcome message in both languages.
  expect((await server.call(getUserInfoContract, me)).data).toMatchObject({
    email,
    unread_count: 1,
    cart_count: 0,
    balance_fen: 0,
  });
  const query = { page: 1, page_size: 20 };
  expect((await server.call(listMessagesContract, { query, ...me })).data.items).toMatchObject([
    { kind: 'welcome', title: 'Welcome' },
  ]);

  // The exchange rates determine the possible currencies.
  expect(
    (await server.call(updatePreferencesContract, { body: { language: 'zh', currency: 'EUR' }, ...me })).data,
  ).toMatchObject({ currency: 'EUR', language: 'zh' });
  expect((await server.call(updatePreferencesContract, { body: { currency: 'ZZZ' }, ...me })).status).toBe(422);

  // Other devices log in and are logged out.
  const phone = (await logIn('ferry246')).data.token;
  const sessions = (await server.call(listSessionsContract, me)).data;
  expect(sessions.map(({ current }) => current)).toEqual([true, false]);
  expect((await server.call(endOtherSessionsContract, me)).data).toHaveLength(1);
  expect(await isAlive(phone)).toBe(false);
  const tablet = (await logIn('ferry246')).data.token;
  const body = { old_password: 'ferry246', password: 'harbour357', password_confirm: 'harbour357' };
  expect((await server.call(changePasswordContract, { body, ...me })).status).toBe(200);
  expect([await isAlive(token), await isAlive(tablet)]).toEqual([true, false]);

  // Staff find the account.
  const desk = await server.call(loginContract, { body: { email: 'desk@shop.test', password: 'Quetzal47Lamp' } });
  const found = await server.call(listStaffUsersContract, {
    query: { ...query, q: 'ada@' },
    ...bearer(desk.data.token),
  });
  expect(found.data.items).toMatchObject([{ id: user.id, email, email_verified: false, role: 'shopper' }]);

  // After an export and the deletion, the e-mail can be used again.
  const exported = (await server.call(exportUserContract, me)).data.data;
  expect(exported).toMatchObject({
    account: { email, language: 'zh' },
    preferences: { currency: 'EUR' },
    letters: [{ kind: 'welcome' }],
  });
  expect((await server.call(deleteUserContract, { body: { password: 'ferry246' }, ...me })).reason).toBe(
    'password_wrong',
  );
  expect((await server.call(deleteUserContract, { body: { password: 'harbour357' }, ...me })).status).toBe(200);
  expect(await isAlive(token)).toBe(false);
  expect((await logIn('harbour357')).reason).toBe('wrong_credentials');
  const again = await register();
  expect(again.user.id).not.toBe(user.id);
  expect((await server.call(getUserInfoContract, bearer(again.token))).data).toMatchObject({
    nickname: null,
    unread_count: 1,
  });
});
