import {
  changePasswordSchema,
  deleteUserSchema,
  endOtherSessionsSchema,
  exportUserSchema,
  getUserInfoSchema,
  listLettersSchema,
  listSessionsSchema,
  listStaffUsersSchema,
  updatePreferencesSchema,
} from '@caravan/account/contract/schema';
import { loginSchema, registerSchema, verifySessionSchema } from '@caravan/auth/contract/schema';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composeFeatures } from './features.ts';

let server: TestServer;
beforeAll(async () => {
  const { features, authenticate } = composeFeatures();
  server = await testServer({ features, authenticate, config: { staff: { email: 'desk@shop.test', password: 'Quetzal47Lamp' } } });
});
afterAll(() => server.close());

const email = 'ada@shop.test';
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const register = async () => {
  const body = { email, password: 'ferry246', password_confirm: 'ferry246', agree: true as const };
  return (await server.call(registerSchema, { body })).data;
};
const logIn = (password: string) => server.call(loginSchema, { body: { email, password } });
const isAlive = async (token: string) => (await server.call(verifySessionSchema, bearer(token))).status === 200;

it('goes from a registration to a closed account with every feature in its place', async () => {
  const { token, user } = await register();
  const me = bearer(token);

  // Welcomed by a letter, in either language.
  expect((await server.call(getUserInfoSchema, me)).data).toMatchObject({ email, unread_count: 1, cart_count: 0, balance_fen: 0 });
  const query = { page: 1, page_size: 20 };
  expect((await server.call(listLettersSchema, { query, ...me })).data.items).toMatchObject([{ kind: 'welcome', title: 'Welcome to Caravan' }]);

  // The rates of the shop say which currencies can be shown.
  expect((await server.call(updatePreferencesSchema, { body: { language: 'zh', currency: 'EUR' }, ...me })).data).toMatchObject({ currency: 'EUR', language: 'zh' });
  expect((await server.call(updatePreferencesSchema, { body: { currency: 'ZZZ' }, ...me })).status).toBe(422);

  // Other devices come and go.
  const phone = (await logIn('ferry246')).data.token;
  const sessions = (await server.call(listSessionsSchema, me)).data;
  expect(sessions.map(({ current }) => current)).toEqual([true, false]);
  expect((await server.call(endOtherSessionsSchema, me)).data).toHaveLength(1);
  expect(await isAlive(phone)).toBe(false);
  const tablet = (await logIn('ferry246')).data.token;
  const body = { old_password: 'ferry246', password: 'harbour357', password_confirm: 'harbour357' };
  expect((await server.call(changePasswordSchema, { body, ...me })).status).toBe(200);
  expect([await isAlive(token), await isAlive(tablet)]).toEqual([true, false]);

  // Staff find the account.
  const desk = await server.call(loginSchema, { body: { email: 'desk@shop.test', password: 'Quetzal47Lamp' } });
  const found = await server.call(listStaffUsersSchema, { query: { ...query, q: 'ada@' }, ...bearer(desk.data.token) });
  expect(found.data.items).toMatchObject([{ id: user.id, email, email_verified: false, role: 'shopper' }]);

  // Everything can be taken along, and then it is gone and the e-mail is free.
  const kept = (await server.call(exportUserSchema, me)).data.data;
  expect(kept).toMatchObject({ account: { email, language: 'zh' }, preferences: { currency: 'EUR' }, letters: [{ kind: 'welcome' }] });
  expect((await server.call(deleteUserSchema, { body: { password: 'ferry246' }, ...me })).reason).toBe('password_wrong');
  expect((await server.call(deleteUserSchema, { body: { password: 'harbour357' }, ...me })).status).toBe(200);
  expect(await isAlive(token)).toBe(false);
  expect((await logIn('harbour357')).reason).toBe('wrong_credentials');
  const again = await register();
  expect(again.user.id).not.toBe(user.id);
  expect((await server.call(getUserInfoSchema, bearer(again.token))).data).toMatchObject({ nickname: null, unread_count: 1 });
});
