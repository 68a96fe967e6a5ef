import { fail, minute } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PasswordHasher } from '../use-cases/auth-context.ts';
import { contextOf, startAuth, type AuthUnderTest } from '../testing/start-auth.ts';
import { logIn } from '../sessions/log-in.ts';

let server: AuthUnderTest;
beforeEach(async () => {
  server = await startAuth({ rateLimits: true });
});
afterEach(() => server.close());

const owner = 'owner@example.test';
const home = '203.0.113.1';
const stranger = (index: number) => `198.51.100.${index}`;

const guess = (email: string, addresses: readonly string[]) =>
  Promise.all(addresses.map((address) => server.logIn(email, 'wrong123', address)));
const times = (length: number, address: string) => Array.from({ length }, () => address);
const reasonsOf = (answers: { reason: string | undefined }[]) => answers.map(({ reason }) => reason);

test('of many concurrent guesses from many addresses, five reach the password and the rest get the time to wait', async () => {
  await server.register(owner, { address: home });
  const answers = await guess(
    owner,
    Array.from({ length: 40 }, (_, index) => stranger(index + 1)),
  );
  expect(reasonsOf(answers).filter((reason) => reason === 'wrong_credentials')).toHaveLength(5);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(35);
  expect(refused[0]).toMatchObject({ reason: 'too_many_requests', headers: { 'retry-after': '900' } });
  // Otherwise the response would reveal which guess was right.
  expect((await server.logIn(owner, 'ferry246', stranger(99))).status).toBe(429);
});

test('an e-mail without an account is counted in the same way', async () => {
  const answers = await guess('nobody@example.test', times(8, stranger(1)));
  expect(reasonsOf(answers).filter((reason) => reason === 'wrong_credentials')).toHaveLength(5);
  expect(reasonsOf(answers).filter((reason) => reason === 'too_many_requests')).toHaveLength(3);
});

test('guesses from elsewhere do not lock the owner out', async () => {
  await server.register(owner, { address: home });
  await guess(owner, times(20, stranger(1)));
  expect((await server.logIn(owner, 'ferry246', home)).status).toBe(200);
});

test("the owner's own address has a separate limit, which allows ten guesses in all", async () => {
  await server.register(owner, { address: home });
  const answers = await guess(owner, [...times(20, stranger(1)), ...times(20, home)]);
  expect(reasonsOf(answers).filter((reason) => reason === 'wrong_credentials')).toHaveLength(10);
});

test('refused attempts do not prolong the wait, and the count restarts after it', async () => {
  await server.register(owner, { address: home });
  await guess(owner, times(5, stranger(1)));
  server.clock.advance(14 * minute);
  expect((await server.logIn(owner, 'ferry246', stranger(2))).headers['retry-after']).toBe('60');
  server.clock.advance(minute);
  expect((await server.logIn(owner, 'ferry246', stranger(2))).status).toBe(200);
});

test('a successful login resets the count of failed attempts', async () => {
  await server.register(owner, { address: home });
  for (let round = 0; round < 3; round += 1) {
    await guess(owner, times(4, home));
    expect((await server.logIn(owner, 'ferry246', home)).status).toBe(200);
  }
});

test('one address may fail fifty times over all accounts; successful logins do not count', async () => {
  await server.register(owner, { address: home });
  for (let round = 0; round < 60; round += 1) await server.logIn(owner, 'ferry246', home);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => server.logIn(`guess${index}@example.test`, 'wrong123', home)),
  );
  expect(reasonsOf(answers).filter((reason) => reason === 'wrong_credentials')).toHaveLength(50);
  expect((await server.logIn('guess99@example.test', 'wrong123', stranger(1))).reason).toBe('wrong_credentials');
});

test('a /64 of IPv6 counts as one address', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      server.logIn(`guess${index}@example.test`, 'wrong123', `2001:db8:0:1::${(index + 1).toString(16)}`),
    ),
  );
  expect(reasonsOf(answers).filter((reason) => reason === 'too_many_requests')).toHaveLength(10);
});

test('registration reveals at most sixty accounts an hour to one address', async () => {
  await server.register(owner, { address: home });
  const answers = await Promise.all(Array.from({ length: 70 }, () => server.register(owner, { address: stranger(1) })));
  expect(reasonsOf(answers).filter((reason) => reason === 'email_taken')).toHaveLength(60);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(refused[0]?.headers['retry-after']).toBe('3600');
});

test('a login that is refused because the server is busy does not count as an attempt', async () => {
  const busy = () => Promise.reject(fail('unavailable'));
  const hasher: PasswordHasher = { hash: busy, verify: busy };
  const context = { ...contextOf(server), hasher };
  for (let round = 0; round < 8; round += 1) {
    const login = logIn(context, { email: owner, password: 'ferry246' }, { address: home, agent: '' });
    await expect(login).rejects.toMatchObject({ reason: 'unavailable' });
  }
  expect((await server.core.db.execute(sql`SELECT max(count) AS most FROM attempt`)).rows).toEqual([{ most: 0 }]);
});
