import { maxApiTokens, type NewApiToken } from '@caravan/auth/contract';
import { listApiTokensContract, makeApiTokenContract, revokeApiTokenContract } from '@caravan/auth/contract/schema';
import { day, hour, minute } from '@caravan/kernel';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { apiTokenTable } from './api-token.table.ts';
import { setPassword } from '../accounts/user-account.repo.ts';
import { contextOf, startAuth, type AuthUnderTest } from '../testing/start-auth.ts';
import type { PasswordHasher } from '../use-cases/auth-context.ts';
import { personalDataOf } from '../accounts/personal-data.ts';
import { sweepJob } from '../accounts/sweep.ts';

let server: AuthUnderTest;
beforeAll(async () => {
  // The limits of calls are not what these tests are about.
  server = await startAuth({ rateLimits: false });
});
afterAll(() => server.close());

const password = 'ferry246';
const wanted: NewApiToken = { name: 'Accounts', scopes: ['wallet', 'orders'], days: 30, password };
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const make = (session: string, over: Partial<NewApiToken> = {}) =>
  server.call(makeApiTokenContract, { body: { ...wanted, ...over }, ...bearer(session) });
const list = async (session: string) => (await server.call(listApiTokensContract, bearer(session))).data.items;
const revoke = (session: string, id: string) =>
  server.call(revokeApiTokenContract, { params: { id }, ...bearer(session) });
const find = (token: string) => server.auth.ports.authenticate(token);
const rowsOf = (userId: string) => server.core.db.select().from(apiTokenTable).where(eq(apiTokenTable.userId, userId));

test('a token is shown once, and the server keeps neither it nor a way back to it', async () => {
  const shopper = await server.newShopper();
  const { access_token: token, ...rest } = (await make(shopper.token)).data;
  expect(token).toMatch(/^caravan_[\w-]{43}$/);
  expect(rest).toMatchObject({ name: 'Accounts', scopes: ['orders', 'wallet'], ending: token.slice(-4) });
  expect(Date.parse(rest.expires_at) - Date.parse(rest.made_at)).toBe(30 * day);
  expect(await list(shopper.token)).toEqual([rest]);
  const stored = JSON.stringify(
    (await rowsOf(shopper.userId)).map((row) => ({ ...row, tokenHash: row.tokenHash.toString('utf8') })),
  );
  expect(stored).not.toContain(token.slice(8, 40));
  expect(await find(token)).toMatchObject({ userId: shopper.userId, role: 'shopper', scopes: ['orders', 'wallet'] });
});

test('a token needs the password, a name, a scope and an end', async () => {
  const shopper = await server.newShopper();
  const refused = async (over: object) => {
    const { status, reason, failure } = await make(shopper.token, over);
    return { status, reason, fields: Object.keys((failure as { fields?: object }).fields ?? {}) };
  };
  expect(await refused({ password: 'ferry247' })).toEqual({
    status: 422,
    reason: 'password_wrong',
    fields: ['password'],
  });
  expect(await refused({ name: '  ' })).toMatchObject({ reason: 'invalid', fields: ['name'] });
  expect(await refused({ name: 'x'.repeat(61) })).toMatchObject({ reason: 'invalid', fields: ['name'] });
  expect(await refused({ scopes: [] })).toMatchObject({ reason: 'invalid', fields: ['scopes'] });
  expect(await refused({ scopes: ['orders', 'orders'] })).toMatchObject({ reason: 'invalid', fields: ['scopes'] });
  expect(await refused({ scopes: ['orders', 'admin'] })).toMatchObject({ reason: 'invalid' });
  expect(await refused({ days: 31 })).toMatchObject({ reason: 'invalid', fields: ['days'] });
  expect(await refused({ write: true })).toMatchObject({ reason: 'invalid', fields: ['write'] });
  expect(await list(shopper.token)).toEqual([]);
});

test('expired tokens leave room for new ones', async () => {
  const shopper = await server.newShopper();
  for (let made = 0; made < maxApiTokens; made += 1) expect((await make(shopper.token)).status).toBe(200);
  expect(await make(shopper.token)).toMatchObject({ status: 422, reason: 'token_limit' });
  server.clock.advance(30 * day);
  const { token } = (await server.logIn(shopper.email, password)).data;
  expect((await make(token)).status).toBe(200);
});

test('a token ends by its end, and is deleted a month later', async () => {
  const shopper = await server.newShopper();
  const { access_token: token } = (await make(shopper.token)).data;
  server.clock.advance(30 * day - 1);
  expect(await find(token)).not.toBeNull();
  server.clock.advance(1);
  expect(await find(token)).toBeNull();
  server.clock.advance(30 * day);
  await server.runJob(sweepJob, null);
  expect(await rowsOf(shopper.userId)).toHaveLength(1);
  server.clock.advance(1);
  await server.runJob(sweepJob, null);
  expect(await rowsOf(shopper.userId)).toEqual([]);
});

test('a shopper revokes only their own tokens', async () => {
  const owner = await server.newShopper();
  const other = await server.newShopper();
  const { id, access_token: token } = (await make(owner.token)).data;
  expect(await revoke(other.token, id)).toMatchObject({ status: 404, reason: 'not_found' });
  expect(await list(other.token)).toEqual([]);
  expect(await find(token)).not.toBeNull();
  expect((await revoke(owner.token, id)).status).toBe(200);
  expect(await find(token)).toBeNull();
  expect((await revoke(owner.token, id)).status).toBe(404);
});

test('a new password ends every token', async () => {
  const shopper = await server.newShopper();
  const { access_token: token } = (await make(shopper.token)).data;
  const { id: sessionId } = (await server.auth.ports.authenticate(shopper.token)) ?? { id: '' };
  const change = {
    userId: shopper.userId,
    sessionId,
    oldPassword: password,
    password: 'harbour357',
    ip: '203.0.113.1',
  };
  expect(await server.auth.ports.logins.changePassword(change)).toBe(true);
  expect(await find(token)).toBeNull();

  const again = (await make(shopper.token, { password: 'harbour357' })).data;
  await server.sendReset(shopper.email);
  expect((await server.reset(await server.tokenTo(shopper.email), 'lantern864')).status).toBe(200);
  expect(await find(again.access_token)).toBeNull();
});

/** Hashes nothing, so that calls meet in the database; a check of a password waits for the gate. */
const gatedHasher = () => {
  let gate: Promise<void> = Promise.resolve();
  let waiting = 0;
  const hasher: PasswordHasher = {
    hash: async (given) => `plain ${given}`,
    verify: async (given, hash) => {
      waiting += 1;
      await gate;
      return hash === `plain ${given}`;
    },
  };
  return {
    hasher,
    close: (): (() => void) => {
      const closed = Promise.withResolvers<void>();
      [gate, waiting] = [closed.promise, 0];
      return closed.resolve;
    },
    waiting: () => waiting,
  };
};

test('of 30 calls that meet in the database, as many make a token as are missing', async () => {
  const { hasher, close, waiting } = gatedHasher();
  const gated = await startAuth({ rateLimits: false, databasePool: 32 }, undefined, hasher);
  const { token, userId } = await gated.newShopper();
  const open = close();
  const calls = Array.from({ length: 30 }, () => gated.call(makeApiTokenContract, { body: wanted, ...bearer(token) }));
  await vi.waitFor(() => expect(waiting()).toBe(30), 10_000);
  open();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(maxApiTokens);
  const { rows } = await gated.core.db.execute(sql`SELECT id FROM api_token WHERE user_id = ${userId}`);
  expect(rows).toHaveLength(maxApiTokens);
  await gated.close();
});

test('a password that was right when it was checked makes no token after it has changed', async () => {
  const { hasher, close, waiting } = gatedHasher();
  const gated = await startAuth({ rateLimits: false }, undefined, hasher);
  const { token, userId } = await gated.newShopper();
  const open = close();
  const making = gated.call(makeApiTokenContract, { body: wanted, ...bearer(token) });
  await vi.waitFor(() => expect(waiting()).toBe(1), 10_000);
  // A change of the password commits this meanwhile.
  await gated.core.transaction((tx) => setPassword(tx, userId, 'plain harbour357'));
  open();
  expect(await making).toMatchObject({ status: 422, reason: 'password_wrong' });
  const { rows } = await gated.core.db.execute(sql`SELECT id FROM api_token WHERE user_id = ${userId}`);
  expect(rows).toEqual([]);
  await gated.close();
});

test('the last use is written once an hour', async () => {
  const shopper = await server.newShopper();
  const { access_token: token } = (await make(shopper.token)).data;
  const lastUse = async () => (await list(shopper.token))[0]?.last_used_at;
  expect(await lastUse()).toBeNull();
  await find(token);
  const first = await lastUse();
  expect(first).toBe(server.clock.now().toISOString());
  server.clock.advance(59 * minute);
  await find(token);
  expect(await lastUse()).toBe(first);
  server.clock.advance(hour - 59 * minute);
  await find(token);
  expect(await lastUse()).toBe(server.clock.now().toISOString());
});

test('the export lists tokens without their hash, and the closing deletes them', async () => {
  const shopper = await server.newShopper();
  const { access_token: token, ...shown } = (await make(shopper.token)).data;
  const data = personalDataOf(contextOf(server));
  expect(await data.collect(shopper.userId)).toMatchObject({ api_tokens: [shown] });
  await server.core.transaction((tx) => data.erase(tx, shopper.userId));
  expect(await rowsOf(shopper.userId)).toEqual([]);
  expect(await find(token)).toBeNull();
});
