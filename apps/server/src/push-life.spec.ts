import {
  addPushSubscriptionContract,
  changePasswordContract,
  endOtherSessionsContract,
  listPushSubscriptionsContract,
} from '@caravan/account/contract/schema';
import { loginContract, logoutContract, registerContract } from '@caravan/auth/contract/schema';
import { aNewPushSubscription } from '@caravan/account/contract/testing';
import { day } from '@caravan/kernel';
import { type TestServer } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop } from './testing/test-shop.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testShop({ config: { databasePool: 32 } });
});
afterAll(() => server.close());

const password = 'ferry246';
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
let people = 0;
let browsers = 0;

const register = async () => {
  const email = `push-${(people += 1)}@shop.test`;
  const body = { email, password, password_confirm: password, agree: true as const };
  return { email, token: (await server.call(registerContract, { body })).data.token };
};
const logIn = async (email: string) => (await server.call(loginContract, { body: { email, password } })).data.token;
const subscribe = (token: string) =>
  server.call(addPushSubscriptionContract, {
    body: aNewPushSubscription({ endpoint: `https://push.example.com/send/${(browsers += 1)}` }),
    ...bearer(token),
  });
const countOf = async (token: string) =>
  (await server.call(listPushSubscriptionsContract, bearer(token))).data.items.length;

test('a logout ends the notifications of its browser, and of no other', async () => {
  const { email, token } = await register();
  const phone = await logIn(email);
  await subscribe(token);
  await subscribe(phone);
  await server.call(logoutContract, bearer(phone));
  expect(await countOf(token)).toBe(1);
});

test('a session that only expires keeps them; "log out elsewhere" and a new password end those of other sessions', async () => {
  const { email, token } = await register();
  await subscribe(token);
  server.clock.advance(3 * day);
  const here = await logIn(email);
  await subscribe(here);
  expect(await countOf(here)).toBe(2);
  await server.call(endOtherSessionsContract, bearer(here));
  expect(await countOf(here)).toBe(1);

  await subscribe(await logIn(email));
  // A session whose row was deleted long after its end.
  await subscribe(await logIn(email));
  await server.core.db.execute(
    sql`DELETE FROM session WHERE id = (SELECT session_id FROM push_subscription ORDER BY endpoint DESC LIMIT 1)`,
  );
  expect(await countOf(here)).toBe(3);
  const body = { old_password: password, password: 'harbour357', password_confirm: 'harbour357' };
  expect((await server.call(changePasswordContract, { body, ...bearer(here) })).status).toBe(200);
  expect(await countOf(here)).toBe(1);
});

test('no registration outlives a concurrent logout', async () => {
  const { email } = await register();
  const reader = await logIn(email);
  const answers = new Set<number>();
  for (let round = 0; round < 20; round += 1) {
    const token = await logIn(email);
    const registrations = Array.from({ length: 5 }, () => subscribe(token));
    const [logout, ...all] = await Promise.all([server.call(logoutContract, bearer(token)), ...registrations]);
    expect(logout.status).toBe(200);
    for (const { status } of all) answers.add(status);
    expect(await countOf(reader)).toBe(0);
  }
  expect([...answers].every((status) => [200, 401].includes(status))).toBe(true);
});
