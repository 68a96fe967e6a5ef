import { verifySessionContract } from '@caravan/auth/contract/schema';
import { day, minute } from '@caravan/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from './session.table.ts';
import { userAccount } from '../accounts/user-account.table.ts';
import { startAuth, type AuthUnderTest } from '../testing/start-auth.ts';
import { sessionFinder } from './sessions.ts';
import { sweepJob } from '../accounts/sweep.ts';

let server: AuthUnderTest;
beforeAll(async () => {
  server = await startAuth();
});
afterAll(() => server.close());

let count = 0;
const newSession = async () => {
  count += 1;
  const { data } = await server.register(`shopper${count}@example.test`);
  return data;
};
const sessionsOf = (userId: string) => server.core.db.select().from(session).where(eq(session.userId, userId));

test('a missing, unknown or malformed token gets 401', async () => {
  expect(await server.call(verifySessionContract)).toMatchObject({
    status: 401,
    reason: 'login_required',
    message: 'Please login first',
  });
  expect((await server.verify('x'.repeat(43))).status).toBe(401);
  expect((await server.verify('x')).status).toBe(401);
});

test('concurrent calls get the user of their own token, and none for an ended or unknown token', async () => {
  const sessions = [await newSession(), await newSession(), await newSession(), await newSession()];
  const [ended] = sessions;
  await server.logOut(ended?.token);
  const owners = sessions.map(({ token, user }) => ({ token, user: user.id }));
  const callers = Array.from(
    { length: 60 },
    (_, index) => owners[index % 5] ?? { token: `${'x'.repeat(41)}${index}`, user: undefined },
  );
  const authenticate = sessionFinder({ ...server.core, secondFactorRequired: false });
  const found = await Promise.all(callers.map(({ token }) => authenticate(token)));
  expect(found.map((session) => session?.userId)).toEqual(
    callers.map(({ token, user }) => (token === ended?.token ? undefined : user)),
  );
});

test('a session ends two days after its login, even if it is used', async () => {
  const { token } = await newSession();
  server.clock.advance(2 * day - 1);
  expect((await server.verify(token)).status).toBe(200);
  server.clock.advance(1);
  expect((await server.verify(token)).status).toBe(401);
});

test('a logout revokes the token on the server, and a second logout is not an error', async () => {
  const { token, user } = await newSession();
  expect(await server.logOut(token)).toMatchObject({ status: 200, data: null });
  expect((await server.verify(token)).status).toBe(401);
  const [ended] = await sessionsOf(user.id);
  server.clock.advance(minute);
  expect((await server.logOut(token)).status).toBe(200);
  expect((await server.logOut()).status).toBe(200);
  expect((await sessionsOf(user.id))[0]?.endedAt).toEqual(ended?.endedAt);
});

test('staff can log out too', async () => {
  const { token, user } = await newSession();
  await server.core.db.update(userAccount).set({ role: 'staff' }).where(eq(userAccount.id, user.id));
  expect((await server.verify(token)).status).toBe(200);
  await server.logOut(token);
  expect((await server.verify(token)).status).toBe(401);
});

test('a session stores its device, and when it was last seen to within five minutes', async () => {
  const { token, user } = await newSession();
  const startedAt = server.clock.now();
  const [fresh] = await sessionsOf(user.id);
  expect(fresh).toMatchObject({
    agent: 'lightMyRequest',
    address: '127.0.0.1',
    startedAt,
    seenAt: startedAt,
    endedAt: null,
  });

  server.clock.advance(4 * minute);
  await server.verify(token);
  expect((await sessionsOf(user.id))[0]?.seenAt).toEqual(startedAt);
  server.clock.advance(2 * minute);
  await Promise.all([server.verify(token), server.verify(token), server.verify(token)]);
  expect((await sessionsOf(user.id))[0]?.seenAt).toEqual(server.clock.now());
});

test('the sweep deletes only sessions that expired a month ago', async () => {
  const gone = await newSession();
  server.clock.advance(32 * day);
  const kept = await newSession();
  server.clock.advance(minute);
  await server.runJob(sweepJob, null);
  expect(await sessionsOf(gone.user.id)).toEqual([]);
  expect(await sessionsOf(kept.user.id)).toHaveLength(1);
});

test('other features can look up the identity of a user', async () => {
  const { user } = await newSession();
  const { identities } = server.auth.ports;
  expect(await identities.find(user.id)).toEqual({
    id: user.id,
    email: user.email,
    emailVerified: false,
    hasPassword: true,
    role: 'shopper',
    language: 'en',
  });
  expect(await identities.find('unknown')).toBeUndefined();
});
