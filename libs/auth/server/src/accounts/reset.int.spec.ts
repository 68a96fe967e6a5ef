import { sendResetContract } from '@caravan/auth/contract/schema';
import { minute } from '@caravan/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickHasher } from '../testing/quick-hasher.ts';
import { oneTimeLink } from './one-time-link.table.ts';
import { contextOf, linkExpired as expired, startAuth, tokenIn, type AuthUnderTest } from '../testing/start-auth.ts';
import { logIn } from '../sessions/log-in.ts';
import { mailLink } from './mail-link.ts';

let server: AuthUnderTest;
beforeAll(async () => {
  server = await startAuth();
});
afterAll(() => server.close());

const newShopper = (language?: string) => server.newShopper(language);

/** A shopper who has received a reset link. */
const shopperWithLink = async () => {
  const shopper = await newShopper();
  await server.sendReset(shopper.email);
  return { ...shopper, link: await server.tokenTo(shopper.email) };
};

test('a link in the mail sets a new password, and the old password no longer works', async () => {
  const { email, link } = await shopperWithLink();
  expect((await server.checkLink(link)).data).toEqual({ valid: true });
  expect((await server.checkLink(link)).status).toBe(200);
  expect(await server.reset(link)).toMatchObject({ status: 200, data: null });
  expect((await server.logIn(email, 'ferry246')).reason).toBe('wrong_credentials');
  expect((await server.logIn(email, 'harbour357')).status).toBe(200);
});

test('a reset ends every session of the account and no other session', async () => {
  const { email, token, link } = await shopperWithLink();
  const second = (await server.logIn(email, 'ferry246')).data.token;
  const other = await newShopper();
  await server.reset(link);
  expect([(await server.verify(token)).status, (await server.verify(second)).status]).toEqual([401, 401]);
  expect((await server.verify(other.token)).status).toBe(200);
});

test('a login that checks the old password during a reset opens no session', async () => {
  const { email, link } = await shopperWithLink();
  const hasher = quickHasher();
  const slow = {
    ...hasher,
    verify: async (password: string, hash: string | undefined) => {
      const matches = await hasher.verify(password, hash);
      await server.reset(link);
      return matches;
    },
  };
  const login = logIn(
    { ...contextOf(server), hasher: slow },
    { email, password: 'ferry246' },
    { address: '203.0.113.9', agent: '' },
  );
  await expect(login).rejects.toMatchObject({ reason: 'wrong_credentials' });
});

test('a link works once', async () => {
  const { link } = await shopperWithLink();
  await server.reset(link);
  expect(await server.checkLink(link)).toMatchObject(expired);
  expect(await server.reset(link, 'lantern579')).toMatchObject(expired);
});

test('of thirty concurrent calls with one link, one sets the password', async () => {
  const { email, link } = await shopperWithLink();
  const passwords = Array.from({ length: 30 }, (_, index) => `lantern${index + 100}`);
  const answers = await Promise.all(passwords.map((password) => server.reset(link, password)));
  const winners = passwords.filter((_, index) => answers[index]?.status === 200);
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ reason }) => reason === 'link_expired')).toHaveLength(29);
  expect((await server.logIn(email, winners[0] ?? '')).status).toBe(200);
});

test('a link works for thirty minutes', async () => {
  const { link } = await shopperWithLink();
  server.clock.advance(30 * minute - 1);
  expect((await server.checkLink(link)).status).toBe(200);
  server.clock.advance(1);
  expect(await server.checkLink(link)).toMatchObject(expired);
  expect(await server.reset(link)).toMatchObject(expired);
});

test('a reset revokes the links of earlier mails', async () => {
  const { email, link } = await shopperWithLink();
  await server.sendReset(email);
  await server.runJobs();
  const links = (await server.mailsTo(email)).map(tokenIn);
  expect(new Set(links).size).toBe(2);
  await server.reset(link);
  for (const one of links) expect(await server.checkLink(one)).toMatchObject(expired);
});

test('an activation link does not reset a password', async () => {
  const { email, token } = await newShopper();
  await server.sendWelcome(token);
  const activation = await server.tokenTo(email);
  expect(await server.checkLink(activation)).toMatchObject(expired);
  expect(await server.reset(activation)).toMatchObject(expired);
});

test.each(['x', 'x'.repeat(43), '../../etc'])(
  'a malformed token gets the same response as an expired link',
  async (token) => {
    expect(await server.checkLink(token)).toMatchObject(expired);
  },
);

test('an invalid new password is reported, and the link stays valid', async () => {
  const { link } = await shopperWithLink();
  const failureOf = async (password: string, repetition?: string) =>
    (await server.reset(link, password, { repetition })).failure;
  expect(await failureOf('harbour')).toMatchObject({
    fields: { password: '6-20 letters or digits, with at least one of each' },
  });
  expect(await failureOf('password1')).toMatchObject({
    fields: { password: 'Too many people use this password. Please choose another' },
  });
  expect(await failureOf('harbour357', 'harbour358')).toMatchObject({
    reason: 'password_mismatch',
    fields: { password_confirm: 'The two passwords do not match' },
  });
  expect((await server.reset(link)).status).toBe(200);
});

test('a known and an unknown e-mail get the same response, byte for byte; only the known one gets a mail', async () => {
  const { email } = await newShopper();
  const known = await server.sendReset(email);
  const unknown = await server.sendReset('nobody@example.test');
  expect(known).toMatchObject({ status: 200, data: null });
  expect(unknown.response.body).toBe(known.response.body);
  const namesOf = ({ headers }: typeof known) => Object.keys(headers).sort();
  expect(namesOf(unknown)).toEqual(namesOf(known));
  expect(await server.mailsTo(email)).toHaveLength(1);
  expect(await server.mailsTo('nobody@example.test')).toEqual([]);
});

test('a link leads to the public address, regardless of the Host header', async () => {
  const { email } = await newShopper();
  await server.call(sendResetContract, {
    body: { email },
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  });
  const [mail] = await server.mailsTo(email);
  expect(mail?.text).toContain('http://shop.test/user/resetPassword?token=');
  expect(`${mail?.html} ${mail?.text}`).not.toContain('evil.example');
});

test('only the mail contains the token, and a job that runs twice mails once', async () => {
  const { email, userId, link } = await shopperWithLink();
  const stored = await server.core.db.select().from(oneTimeLink).where(eq(oneTimeLink.userId, userId));
  expect(JSON.stringify([stored, stored.map(({ tokenHash }) => tokenHash.toString('base64url'))])).not.toContain(link);

  await mailLink(contextOf(server), { kind: 'reset', email }, 'run-1');
  await mailLink(contextOf(server), { kind: 'reset', email }, 'run-1');
  expect(await server.mailsTo(email)).toHaveLength(2);
});

test('the mail is in the language of its recipient, not of the caller', async () => {
  const { email } = await newShopper('zh');
  await server.sendReset(email);
  expect((await server.mailsTo(email))[0]).toMatchObject({ language: 'zh', subject: '重置密码' });
});
