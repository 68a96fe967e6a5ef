import { minute } from '@caravan/kernel';
import { soaking } from '@caravan/server-core/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { derive } from './argon2-derive.ts';
import { argon2Hasher } from './argon2.hasher.ts';
import { startAuth, type AuthUnderTest } from '../testing/start-auth.ts';

/** Counts the calls of the real hash. */
const hashes = vi.fn(derive);

let server: AuthUnderTest;
beforeEach(async () => {
  server = await startAuth({ rateLimits: true, trustProxy: true }, undefined, argon2Hasher(hashes));
});
afterEach(() => server.close());

const owner = 'owner@example.test';
const home = '203.0.113.1';
const hotel = '192.0.2.77';
/** With `SOAK=1`, as many calls as a real attack. */
const volume = soaking ? { logins: 1_000, addresses: 200 } : { logins: 40, addresses: 20 };
const spoofed = (index: number) => `198.51.100.${(index % volume.addresses) + 1}`;
const each = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

test('a flood of guesses from many addresses computes at most ten hashes, and the owner can still reset the password and log in', async () => {
  await server.register(owner, { address: home });
  hashes.mockClear();
  const answers = await each(volume.logins, (index) => server.logIn(owner, `guess${index}x`, spoofed(index)));
  expect(hashes.mock.calls.length).toBeGreaterThan(0);
  expect(hashes.mock.calls.length).toBeLessThanOrEqual(10);
  expect(answers.filter(({ reason }) => reason === 'too_many_requests').length).toBe(
    volume.logins - hashes.mock.calls.length,
  );

  // From an address that the owner has not used before.
  expect((await server.sendReset(owner, hotel)).status).toBe(200);
  expect((await server.reset(await server.tokenTo(owner), 'harbour357', { address: hotel })).status).toBe(200);
  // While the flood continues.
  await each(20, (index) => server.logIn(owner, `guess${index}y`, spoofed(index)));
  expect((await server.logIn(owner, 'harbour357', hotel)).status).toBe(200);
});

test('many reset requests by others do not lock the owner out', async () => {
  await server.register(owner, { address: home });
  const answers = await each(40, (index) => server.sendReset(owner, spoofed(index)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.find(({ status }) => status === 429)).toMatchObject({
    reason: 'too_many_requests',
    headers: { 'retry-after': '1800' },
  });
  expect(await server.mailsTo(owner)).toHaveLength(5);

  // The home address has a separate limit. From elsewhere, a link in the mailbox works for as long as the wait lasts.
  expect((await server.sendReset(owner, home)).status).toBe(200);
  expect((await server.sendReset(owner, hotel)).status).toBe(429);
  server.clock.advance(30 * minute - 1);
  expect((await server.sendReset(owner, hotel)).status).toBe(429);
  expect((await server.checkLink(await server.tokenTo(owner))).status).toBe(200);
  server.clock.advance(1);
  expect((await server.sendReset(owner, hotel)).status).toBe(200);
});

test('an e-mail without an account is counted in the same way, and activation is counted separately', async () => {
  const resets = await each(8, () => server.sendReset('nobody@example.test', hotel));
  expect(resets.filter(({ status }) => status === 429)).toHaveLength(3);
  const activations = await each(8, () => server.sendActivation({ email: 'nobody@example.test' }, { address: hotel }));
  expect(activations.filter(({ status }) => status === 429)).toHaveLength(3);
});

test('one address may request forty links over all e-mails', async () => {
  const answers = await each(50, (index) => server.sendReset(`shopper${index}@example.test`, hotel));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect((await server.sendReset('another@example.test', home)).status).toBe(200);
});
