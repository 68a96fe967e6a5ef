import type { PasskeyCreation } from '@caravan/auth/contract';
import {
  addPasskeyContract,
  beginPasskeyContract,
  beginPasskeyLoginContract,
  listPasskeysContract,
  logInByPasskeyContract,
  removePasskeyContract,
  renamePasskeyContract,
  type UsedPasskey,
} from '@caravan/auth/contract/schema';
import { minute } from '@caravan/kernel';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalDataOf } from '../accounts/personal-data.ts';
import { replacePassword } from '../accounts/replace-password.ts';
import { sweepJob } from '../accounts/sweep.ts';
import { userAccount } from '../accounts/user-account.table.ts';
import { fakeAuthenticator, type Forged } from '../testing/fake-authenticator.ts';
import { contextOf, startAuth, type AuthUnderTest } from '../testing/start-auth.ts';
import { addPasskey } from './passkeys.ts';

let server: AuthUnderTest;
beforeAll(async () => {
  server = await startAuth({ rateLimits: false });
});
afterAll(() => server.close());

type Shopper = Awaited<ReturnType<AuthUnderTest['newShopper']>>;
type Authenticator = ReturnType<typeof fakeAuthenticator>;
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const begin = ({ token }: Shopper, proof: { password?: string; code?: string } = { password: 'ferry246' }) =>
  server.call(beginPasskeyContract, { body: proof, ...bearer(token) });
const add = ({ token }: Shopper, credential: ReturnType<Authenticator['make']>, name = 'Phone') =>
  server.call(addPasskeyContract, { body: { name, credential }, ...bearer(token) });
const list = async ({ token }: Shopper) => (await server.call(listPasskeysContract, bearer(token))).data.items;
const remove = ({ token }: Shopper, id: string) =>
  server.call(removePasskeyContract, { params: { id }, ...bearer(token) });
const question = async () => (await server.call(beginPasskeyLoginContract)).data;
const answer = (credential: UsedPasskey, email?: string) =>
  server.call(logInByPasskeyContract, { body: email === undefined ? { credential } : { credential, email } });
const logIn = async (authenticator: Authenticator, forged?: Forged, email?: string) =>
  answer(authenticator.use(await question(), forged), email);

/** A shopper with a passkey. */
const keyHolder = async () => {
  const shopper = await server.newShopper();
  const authenticator = fakeAuthenticator();
  const { data } = await add(shopper, authenticator.make((await begin(shopper)).data));
  return { ...shopper, authenticator, passkey: data };
};

test('a passkey is added after the password, and logs in', async () => {
  const shopper = await server.newShopper();
  const authenticator = fakeAuthenticator();
  const { data: options } = await begin(shopper);
  expect(options).toMatchObject({
    rp: { id: 'shop.test', name: 'Silk' },
    user: { name: shopper.email },
    excludeCredentials: [],
    pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const madeAt = server.clock.now().toISOString();
  const { data: passkey } = await add(shopper, authenticator.make(options), 'My phone');
  expect(passkey).toMatchObject({ name: 'My phone', synced: true, made_at: madeAt, last_used_at: null });
  expect(await list(shopper)).toEqual([passkey]);

  server.clock.advance(minute);
  const { status, data } = await logIn(authenticator);
  expect(status).toBe(200);
  expect(data.user).toEqual((await server.logIn(shopper.email, 'ferry246')).data.user);
  expect((await server.verify(data.token)).data.account).toBe(shopper.userId);
  expect(await list(shopper)).toMatchObject([{ last_used_at: server.clock.now().toISOString() }]);
  const again = (await begin(shopper)).data;
  expect(again.excludeCredentials).toMatchObject([{ type: 'public-key', transports: ['hybrid', 'internal'] }]);
  expect((await logIn(authenticator, {}, shopper.email)).status).toBe(200);
});

test('its owner is told of a new and of a removed passkey by message and by mail', async () => {
  const { passkey, ...shopper } = await keyHolder();
  const messages = () => server.messages.filter((one) => one.userId === shopper.userId).map(({ title }) => title.en);
  expect(messages()).toContain('A passkey was added');
  expect((await server.mailsTo(shopper.email))[0]).toMatchObject({ subject: 'A passkey was added to your account' });
  expect((await remove(shopper, passkey.id)).status).toBe(200);
  expect(messages()).toContain('A passkey was removed');
  const mails = await server.mailsTo(shopper.email);
  expect(mails.map(({ subject }) => subject)).toContain('A passkey was removed from your account');
  for (const { html } of mails) expect(html).toContain('http://shop.test/mine/secure');
});

test('an account without a password adds one after a mailed code, which works once', async () => {
  const email = 'keyless@example.test';
  const { data } = await server.enter(email, await server.codeTo(email), { agree: true });
  const shopper = { email, token: data.token, userId: data.user.id };
  expect(await begin(shopper, { password: 'ferry246' })).toMatchObject({ reason: 'password_missing' });
  expect(await begin(shopper, { code: '12' })).toMatchObject({
    status: 422,
    failure: { fields: { code: expect.any(String) } },
  });
  const code = await server.codeTo(email);
  const { data: options } = await begin(shopper, { code });
  expect(await begin(shopper, { code })).toMatchObject({ reason: 'login_code_over' });
  expect((await add(shopper, fakeAuthenticator().make(options))).status).toBe(200);
});

test('the first proof of the mailbox ends passkeys, webhooks and calendar links that were there before; a later one none', async () => {
  const { authenticator, ...shopper } = await keyHolder();
  const reset = async (password: string) => {
    // Mails are sorted by their time.
    server.clock.advance(1);
    await server.sendReset(shopper.email);
    expect((await server.reset(await server.tokenTo(shopper.email), password)).status).toBe(200);
  };
  await reset('harbour357');
  expect(await logIn(authenticator)).toMatchObject({ reason: 'passkey_unknown' });
  expect(server.endedFeeds).toContain(shopper.userId);
  expect(await server.auth.ports.identities.find(shopper.userId)).toMatchObject({ emailVerified: true });
  // So a code does not take the new password away.
  expect((await server.enter(shopper.email, await server.codeTo(shopper.email))).status).toBe(200);
  const { data } = await server.logIn(shopper.email, 'harbour357');
  const owner = { ...shopper, token: data.token };
  const own = fakeAuthenticator();
  await add(owner, own.make((await begin(owner, { password: 'harbour357' })).data));
  await reset('lantern579');
  expect((await logIn(own)).status).toBe(200);
  expect(server.endedFeeds.filter((userId) => userId === shopper.userId)).toHaveLength(1);
});

test('a passkey that was begun before the password was replaced is not added', async () => {
  const context = contextOf(server);
  const replace = (userId: string) =>
    context.transaction((tx) => replacePassword(tx, userId, null, { now: context.clock() }));
  const begun = async () => {
    const shopper = await server.newShopper();
    return { ...shopper, made: { name: 'Phone', credential: fakeAuthenticator().make((await begin(shopper)).data) } };
  };
  const past = { reason: 'passkey_over' };
  const early = await begun();
  await replace(early.userId);
  await expect(addPasskey(context, early.userId, early.made)).rejects.toMatchObject(past);
  // Also while it is checked.
  const late = await begun();
  const transaction: typeof context.transaction = async (work) => {
    await replace(late.userId);
    return context.transaction(work);
  };
  await expect(addPasskey({ ...context, transaction }, late.userId, late.made)).rejects.toMatchObject(past);
});

test('the proof is one of password and code', async () => {
  const shopper = await server.newShopper();
  expect(await begin(shopper, { password: 'guess1' })).toMatchObject({ reason: 'password_wrong' });
  for (const proof of [{}, { password: 'ferry246', code: '123456' }])
    expect(await begin(shopper, proof)).toMatchObject({ reason: 'invalid' });
});

test('a removed passkey logs in no more, and one that nobody has added neither', async () => {
  const { authenticator, passkey, ...shopper } = await keyHolder();
  await remove(shopper, passkey.id);
  const unknown = { status: 422, reason: 'passkey_unknown' };
  expect(await logIn(authenticator)).toMatchObject(unknown);
  expect(await logIn(fakeAuthenticator())).toMatchObject(unknown);
  expect((await remove(shopper, passkey.id)).status).toBe(404);
});

test('a passkey of another account than the typed e-mail is refused', async () => {
  const one = await keyHolder();
  const other = await keyHolder();
  expect(await logIn(one.authenticator, {}, other.email)).toMatchObject({ status: 422, reason: 'passkey_of_another' });
  expect(await logIn(one.authenticator, { userHandle: Buffer.from(other.userId).toString('base64url') })).toMatchObject(
    {
      reason: 'passkey_unknown',
    },
  );
});

test('a challenge works once, for five minutes, and for its purpose and account', async () => {
  const { authenticator, ...shopper } = await keyHolder();
  const past = { status: 422, reason: 'passkey_over' };
  const signed = authenticator.use(await question());
  const answers = await Promise.all(Array.from({ length: 30 }, () => answer(signed)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ reason }) => reason === 'passkey_over')).toHaveLength(29);

  const early = authenticator.use(await question());
  server.clock.advance(5 * minute - 1);
  expect((await answer(early)).status).toBe(200);
  const late = authenticator.use(await question());
  server.clock.advance(5 * minute);
  expect(await answer(late)).toMatchObject(past);

  const fresh = fakeAuthenticator();
  const other = await server.newShopper();
  const { data: options } = await begin(other);
  const { rpId, challenge } = { ...(await question()), challenge: options.challenge };
  expect(await answer(authenticator.use({ rpId, challenge, timeout: 1, userVerification: 'required' }))).toMatchObject(
    past,
  );
  expect(await add(shopper, fresh.make(options))).toMatchObject(past);
  expect((await add(other, fresh.make(options))).status).toBe(200);
  expect(
    await add(other, fakeAuthenticator().make({ ...options, challenge: (await question()).challenge })),
  ).toMatchObject(past);
});

test.each<[string, Forged]>([
  ['of another site', { origin: 'http://shop.test.evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['without its owner’s verification', { isUserVerified: false }],
  ['that was copied, as its counter says', { counter: 1 }],
])('a response %s is refused', async (_, forged) => {
  const { authenticator } = await keyHolder();
  expect((await logIn(authenticator)).status).toBe(200);
  expect(await logIn(authenticator, forged)).toMatchObject({ status: 422, reason: 'passkey_refused' });
  const shopper = await server.newShopper();
  if (forged.counter === undefined)
    expect(await add(shopper, fakeAuthenticator().make((await begin(shopper)).data, forged))).toMatchObject({
      reason: 'passkey_refused',
    });
});

test('a response that another key signed, or that is no response, is refused', async () => {
  const { authenticator } = await keyHolder();
  const asked = await question();
  const { signature } = fakeAuthenticator().use(asked);
  expect(await answer({ ...authenticator.use(asked), signature })).toMatchObject({ reason: 'passkey_refused' });
  const broken = { ...authenticator.use(await question()), clientDataJSON: 'AAAA' };
  expect(await answer(broken)).toMatchObject({ reason: 'passkey_refused' });
  expect(await answer({ ...broken, extra: 1 } as UsedPasskey)).toMatchObject({ reason: 'invalid' });
});

test('a passkey belongs to one account, and its name to its owner', async () => {
  const { authenticator, passkey, ...owner } = await keyHolder();
  const other = await server.newShopper();
  const options: PasskeyCreation = (await begin(other)).data;
  expect(await add(other, authenticator.make(options))).toMatchObject({ status: 422, reason: 'passkey_taken' });
  const rename = ({ token }: Shopper, name: string) =>
    server.call(renamePasskeyContract, { params: { id: passkey.id }, body: { name }, ...bearer(token) });
  expect((await rename(other, 'Mine')).status).toBe(404);
  expect((await remove(other, passkey.id)).status).toBe(404);
  expect(await rename(owner, ' ')).toMatchObject({ reason: 'invalid' });
  expect((await rename(owner, 'Tablet')).data.name).toBe('Tablet');
  expect(await list(owner)).toMatchObject([{ name: 'Tablet' }]);
});

test('an account has at most ten, also of those that are added at once', async () => {
  const shopper = await server.newShopper();
  const begun = [];
  for (let index = 0; index < 12; index += 1) begun.push((await begin(shopper)).data);
  const answers = await Promise.all(begun.map((options) => add(shopper, fakeAuthenticator().make(options))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ reason }) => reason === 'passkey_limit')).toHaveLength(2);
  expect(await begin(shopper)).toMatchObject({ reason: 'passkey_limit' });
});

test('passkeys are of shoppers alone', async () => {
  const { authenticator, ...shopper } = await keyHolder();
  await server.core.db.update(userAccount).set({ role: 'staff' }).where(eq(userAccount.id, shopper.userId));
  expect(await logIn(authenticator)).toMatchObject({ reason: 'passkey_unknown' });
  expect((await begin(shopper)).status).toBe(403);
  expect((await server.call(listPasskeysContract)).status).toBe(401);
});

test('the export lists passkeys without their keys, and the closing deletes them', async () => {
  const { authenticator, passkey, ...shopper } = await keyHolder();
  const data = personalDataOf(contextOf(server));
  expect(await data.collect(shopper.userId)).toMatchObject({ has_password: true, passkeys: [passkey] });
  await server.core.transaction((tx) => data.erase(tx, shopper.userId));
  expect(await logIn(authenticator)).toMatchObject({ reason: 'passkey_unknown' });
  const { rows } = await server.core.db.execute(sql`SELECT FROM passkey WHERE user_id = ${shopper.userId}`);
  expect(rows).toEqual([]);
});

test('challenges that no longer work are swept', async () => {
  await question();
  server.clock.advance(6 * minute);
  await server.runJob(sweepJob, null);
  const { rows } = await server.core.db.execute(sql`SELECT FROM passkey_challenge`);
  expect(rows).toEqual([]);
});
