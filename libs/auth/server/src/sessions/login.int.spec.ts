import { loginContract } from '@caravan/auth/contract/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deriveByNode } from '../passwords/argon2-derive.ts';
import { argon2Hasher } from '../passwords/argon2.hasher.ts';
import { userAccount } from '../accounts/user-account.table.ts';
import { formatPasswordHash } from '../passwords/password-hash.ts';
import { startAuth, type AuthUnderTest } from '../testing/start-auth.ts';

let server: AuthUnderTest;
beforeAll(async () => {
  server = await startAuth({}, undefined, argon2Hasher());
  await server.register('shopper@example.test');
});
afterAll(() => server.close());

test.each([
  ['a JSON body', { body: { email: ' Shopper@Example.test', password: 'ferry246' } }],
  ['query parameters', { query: { email: 'SHOPPER@example.test', password: 'ferry246' } }],
  [
    'both, of which the body takes precedence',
    { query: { email: 'shopper@example.test', password: 'wrong1' }, body: { password: 'ferry246' } },
  ],
])('a login by %s opens a session', async (_, sent) => {
  const { data } = await server.call(loginContract, sent);
  expect(data.user).toMatchObject({ email: 'shopper@example.test', role: 'shopper' });
  expect((await server.verify(data.token)).status).toBe(200);
});

test('each login has its own token', async () => {
  const [first, second] = await Promise.all([
    server.logIn('shopper@example.test', 'ferry246'),
    server.logIn('shopper@example.test', 'ferry246'),
  ]);
  expect(first.data.token).not.toBe(second.data.token);
  await server.logOut(first.data.token);
  expect((await server.verify(first.data.token)).status).toBe(401);
  expect((await server.verify(second.data.token)).status).toBe(200);
});

test('a wrong password and an unknown e-mail get the same response, byte for byte', async () => {
  const wrong = await server.logIn('shopper@example.test', 'wrong123');
  const unknown = await server.logIn('nobody@example.test', 'wrong123');
  expect(wrong).toMatchObject({ status: 422, reason: 'wrong_credentials', message: 'E-mail or password is wrong' });
  expect(unknown.response.body).toBe(wrong.response.body);
  const namesOf = ({ headers }: typeof wrong) => Object.keys(headers).sort();
  expect(namesOf(unknown)).toEqual(namesOf(wrong));
});

test('a login with an unknown e-mail takes as long as a hash', async () => {
  const timed = async (email: string) => {
    const start = performance.now();
    await server.logIn(email, 'wrong123');
    return performance.now() - start;
  };
  const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    known.push(await timed('shopper@example.test'));
    unknown.push(await timed('nobody@example.test'));
  }
  // Without the hash a response takes a few ms instead of about 20. Half is a bound that holds on a busy machine.
  expect(median(unknown)).toBeGreaterThan(median(known) / 2);
});

test('a malformed password gets the same response as a wrong one', async () => {
  expect(await server.logIn('shopper@example.test', 'x')).toMatchObject({ status: 422, reason: 'wrong_credentials' });
});

test.each([
  ['nothing', {}, { email: 'Please fill this in', password: 'Please fill this in' }],
  ['no password', { email: 'shopper@example.test' }, { password: 'Please fill this in' }],
  ['no e-mail address', { email: 'shopper', password: 'ferry246' }, { email: 'Please enter a valid e-mail address' }],
  [
    'a password that is too long',
    { email: 'shopper@example.test', password: 'a'.repeat(201) },
    { password: 'At most 200 characters' },
  ],
])('%s is refused at its field', async (_, body, fields) => {
  const answer = await server.call(loginContract, { body });
  expect(answer).toMatchObject({ status: 422, reason: 'invalid', failure: { fields } });
});

test('a login without body and query lists the missing fields', async () => {
  const response = await server.app.inject({ method: 'POST', url: '/v1/login' });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    data: { reason: 'invalid', fields: { email: 'Please fill this in', password: 'Please fill this in' } },
  });
});

test('a login replaces a hash with an older cost, and the password still works', async () => {
  const cost = { memoryKib: 1024, passes: 1, lanes: 1 };
  const salt = Buffer.from('0123456789abcdef');
  const old = formatPasswordHash({ cost, salt, digest: await deriveByNode('ferry246', salt, cost) });
  await server.register('old@example.test');
  const mine = eq(userAccount.email, 'old@example.test');
  await server.core.db.update(userAccount).set({ passwordHash: old }).where(mine);

  expect((await server.logIn('old@example.test', 'wrong123')).reason).toBe('wrong_credentials');
  expect((await server.core.db.select().from(userAccount).where(mine))[0]?.passwordHash).toBe(old);
  expect((await server.logIn('old@example.test', 'ferry246')).status).toBe(200);
  expect((await server.core.db.select().from(userAccount).where(mine))[0]?.passwordHash).toMatch(/\$m=19456,t=2,p=1\$/);
  expect((await server.logIn('old@example.test', 'ferry246')).status).toBe(200);
});
