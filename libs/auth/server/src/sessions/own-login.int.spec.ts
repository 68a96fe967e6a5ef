import { minute } from '@caravan/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuth, type AuthUnderTest } from '../testing/start-auth.ts';

let server: AuthUnderTest;
let limited: AuthUnderTest;
beforeAll(async () => {
  server = await startAuth({ databasePool: 32 });
  limited = await startAuth({ rateLimits: true });
});
afterAll(async () => {
  await server.close();
  await limited.close();
});

const home = '203.0.113.1';
let shoppers = 0;
/** A shopper who is logged in on one device. */
const newShopper = async (on: AuthUnderTest = server) => {
  const email = `own${(shoppers += 1)}@example.test`;
  const { data } = await on.register(email, { address: home });
  const session = await on.auth.ports.authenticate(data.token);
  if (!session) throw new Error('a registration without a session');
  return { email, token: data.token, userId: data.user.id, sessionId: session.id };
};
type Shopper = Awaited<ReturnType<typeof newShopper>>;

const change = (
  { userId, sessionId }: Shopper,
  over: { oldPassword?: string; password?: string; ip?: string } = {},
  on: AuthUnderTest = server,
) =>
  on.auth.ports.logins.changePassword({
    userId,
    sessionId,
    oldPassword: 'ferry246',
    password: 'harbour357',
    ip: home,
    ...over,
  });
const alive = async (token: string) => (await server.verify(token)).status === 200;
const logIn = async (email: string, password: string) => (await server.logIn(email, password)).status;

describe('a new password', () => {
  test('replaces the old one, ends all other sessions and revokes reset links', async () => {
    const own = await newShopper();
    const other = (await server.logIn(own.email, 'ferry246')).data.token;
    await server.sendReset(own.email);
    const link = await server.tokenTo(own.email);
    expect(await change(own)).toBe(true);
    expect([await alive(own.token), await alive(other)]).toEqual([true, false]);
    expect([await logIn(own.email, 'ferry246'), await logIn(own.email, 'harbour357')]).toEqual([422, 200]);
    expect((await server.reset(link)).reason).toBe('link_expired');
  });

  test('is not set if the old password is wrong, and no session ends', async () => {
    const own = await newShopper();
    const other = (await server.logIn(own.email, 'ferry246')).data.token;
    expect(await change(own, { oldPassword: 'ferry247' })).toBe(false);
    expect([await alive(own.token), await alive(other)]).toEqual([true, true]);
    expect(await logIn(own.email, 'ferry246')).toBe(200);
  });

  test('is set once by thirty concurrent calls', async () => {
    const own = await newShopper();
    const changed = await Promise.all(
      Array.from({ length: 30 }, (_, index) => change(own, { password: `harbour${index}00` })),
    );
    expect(changed.filter(Boolean)).toHaveLength(1);
    expect(await logIn(own.email, `harbour${changed.indexOf(true)}00`)).toBe(200);
  });

  test('counts wrong old passwords together with failed logins', async () => {
    const own = await newShopper(limited);
    for (let guess = 0; guess < 3; guess += 1)
      expect(await change(own, { oldPassword: `guess${guess}x` }, limited)).toBe(false);
    for (let guess = 0; guess < 2; guess += 1)
      expect((await limited.logIn(own.email, `guess${guess}y`, home)).status).toBe(422);
    await expect(change(own, {}, limited)).rejects.toMatchObject({ reason: 'too_many_requests' });
    expect((await limited.logIn(own.email, 'ferry246', home)).status).toBe(429);
    limited.clock.advance(16 * minute);
    expect(await change(own, {}, limited)).toBe(true);
  });
});

describe('a verified password', () => {
  const prove = ({ userId }: Shopper, password = 'ferry246') =>
    server.auth.ports.logins.prove({ userId, password, ip: home });

  test('is valid until the password changes', async () => {
    const own = await newShopper();
    const wrong = { reason: 'password_wrong' };
    await expect(prove(own, 'ferry247')).rejects.toMatchObject(wrong);
    const proven = await prove(own);
    await server.core.transaction(proven.hold);
    await change(own);
    await expect(server.core.transaction(proven.hold)).rejects.toMatchObject(wrong);
  });

  test('prevents writes for the account until its transaction ends', async () => {
    const own = await newShopper();
    const proven = await prove(own);
    const order: string[] = [];
    const held = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const closing = server.core.transaction(async (tx) => {
      await proven.hold(tx);
      held.resolve();
      await asked.promise;
      await server.auth.ports.personalData.erase(tx, own.userId);
      order.push('erased');
    });
    const writing = async () => {
      await held.promise;
      await server.core.transaction(async (tx) => {
        const answer = server.auth.ports.identities.find(own.userId, tx);
        asked.resolve();
        order.push((await answer) ? 'found' : 'closed');
      });
    };
    await Promise.all([closing, writing()]);
    expect(order).toEqual(['erased', 'closed']);
  });
});

test('devices are listed, the last seen first, and all but one can be logged out', async () => {
  const own = await newShopper();
  server.clock.advance(minute);
  const phone = (await server.logIn(own.email, 'ferry246')).data.token;
  const ended = (await server.logIn(own.email, 'ferry246')).data.token;
  await server.logOut(ended);
  const { logins } = server.auth.ports;
  const sessions = await logins.sessions(own.userId);
  expect(sessions).toHaveLength(2);
  expect(sessions[1]).toEqual({
    id: own.sessionId,
    startedAt: expect.any(Date) as Date,
    seenAt: expect.any(Date) as Date,
    agent: 'lightMyRequest',
  });
  await logins.endOthers(own);
  expect((await logins.sessions(own.userId)).map(({ id }) => id)).toEqual([own.sessionId]);
  expect([await alive(own.token), await alive(phone)]).toEqual([true, false]);
});

test('mails and messages use the chosen language', async () => {
  const own = await newShopper();
  await server.core.transaction((tx) => server.auth.ports.logins.setLanguage(tx, own.userId, 'zh'));
  expect((await server.auth.ports.identities.find(own.userId))?.language).toBe('zh');
  await server.sendReset(own.email);
  expect((await server.mailsTo(own.email))[0]?.subject).toBe('重置密码');
});

describe('a search', () => {
  test('finds accounts by part of an e-mail in any case, by id and by given ids, newest first', async () => {
    const first = await newShopper();
    const second = await newShopper();
    const { search } = server.auth.ports.logins;
    const ids = async (words: string, alsoIds: string[] = []) =>
      (await search({ words, alsoIds, page: 1, page_size: 20 })).items.map(({ id }) => id);
    expect(await ids(first.email.slice(0, 6).toUpperCase())).toContain(first.userId);
    expect(await ids(first.userId)).toEqual([first.userId]);
    expect(await ids(first.userId, [second.userId])).toHaveLength(2);
    expect(await ids('%')).toEqual([]);
    const all = await search({ words: '', alsoIds: [], page: 1, page_size: 2 });
    expect(all.items).toHaveLength(2);
    expect(all.total).toBeGreaterThan(2);
    expect(all.items[0]).toMatchObject({ emailVerified: false, role: 'shopper', createdAt: expect.any(Date) as Date });
  });
});

describe('the personal data of auth', () => {
  test('can be exported without tokens or hashes', async () => {
    const own = await newShopper();
    const collected = JSON.stringify(await server.auth.ports.personalData.collect(own.userId));
    expect(collected).toContain(own.email);
    expect(collected).toContain(home);
    expect(collected.replace('"api_tokens"', '')).not.toMatch(/argon2|token|hash/i);
  });

  test('is erased: sessions end, links are revoked, and the e-mail can be used again', async () => {
    const own = await newShopper();
    await server.sendReset(own.email);
    const link = await server.tokenTo(own.email);
    await server.core.transaction((tx) => server.auth.ports.personalData.erase(tx, own.userId));
    expect(await alive(own.token)).toBe(false);
    expect(await logIn(own.email, 'ferry246')).toBe(422);
    expect((await server.checkLink(link)).reason).toBe('link_expired');
    const { data } = await server.register(own.email);
    expect(data.user.id).not.toBe(own.userId);
  });
});
