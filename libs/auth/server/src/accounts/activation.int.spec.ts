import { activateEmailContract, sendWelcomeContract } from '@caravan/auth/contract/schema';
import { day, minute } from '@caravan/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf, linkExpired as expired, startAuth, tokenIn, type AuthUnderTest } from '../testing/start-auth.ts';
import { mailLink } from './mail-link.ts';

let server: AuthUnderTest;
beforeAll(async () => {
  server = await startAuth();
});
afterAll(() => server.close());

const newShopper = (language?: string) => server.newShopper(language);

/** A new shopper who has received the welcome mail. */
const welcomed = async () => {
  const shopper = await newShopper();
  await server.sendWelcome(shopper.token);
  return { ...shopper, link: await server.tokenTo(shopper.email) };
};

const isVerified = async (userId: string) => (await server.auth.ports.identities.find(userId))?.emailVerified;

test('a registration sends no mail by itself; the page after it requests the welcome mail', async () => {
  const { email, token, userId } = await newShopper();
  expect(await server.mailsTo(email)).toEqual([]);
  expect(await server.sendWelcome(token)).toMatchObject({ status: 200, data: null });
  const [mail] = await server.mailsTo(email);
  expect(mail).toMatchObject({ subject: 'Welcome to Silk. Please confirm your e-mail', language: 'en' });
  expect(await isVerified(userId)).toBe(false);
});

test('the link in the welcome mail confirms the e-mail', async () => {
  const { email, userId, link } = await welcomed();
  expect((await server.activate(link)).data).toEqual({ email_verified: true });
  expect(await isVerified(userId)).toBe(true);
  expect((await server.logIn(email, 'ferry246')).data.user.email_verified).toBe(true);
});

test('a reloaded page sends no second mail within ten minutes, even if five pages are open at once', async () => {
  const { email, token } = await newShopper();
  await Promise.all(Array.from({ length: 5 }, () => server.sendWelcome(token)));
  expect(await server.mailsTo(email)).toHaveLength(1);
  server.clock.advance(10 * minute);
  await server.sendWelcome(token);
  expect(await server.mailsTo(email)).toHaveLength(2);
});

test('concurrent jobs send one welcome mail', async () => {
  const { email } = await newShopper();
  const runs = Array.from({ length: 8 }, (_, index) =>
    mailLink(contextOf(server), { kind: 'welcome', email }, `welcome-${index}`),
  );
  await Promise.all(runs);
  expect(await server.mailsTo(email)).toHaveLength(1);
});

test('a visitor must log in to request the welcome mail', async () => {
  expect(await server.call(sendWelcomeContract)).toMatchObject({ status: 401, reason: 'login_required' });
});

test('a confirmed e-mail receives no more activation links', async () => {
  const { email, token, link } = await welcomed();
  await server.activate(link);
  server.clock.advance(10 * minute);
  await server.sendWelcome(token);
  await server.sendActivation({ email });
  expect(await server.mailsTo(email)).toHaveLength(1);
});

test('a link works once, even with thirty concurrent calls', async () => {
  const { link, userId } = await welcomed();
  const answers = await Promise.all(Array.from({ length: 30 }, () => server.activate(link)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ reason }) => reason === 'link_expired')).toHaveLength(29);
  expect(await server.activate(link)).toMatchObject(expired);
  expect(await isVerified(userId)).toBe(true);
});

test('a link works for a day', async () => {
  const early = await welcomed();
  server.clock.advance(day - 1);
  const late = await welcomed();
  expect((await server.activate(early.link)).status).toBe(200);
  server.clock.advance(day);
  expect(await server.activate(late.link)).toMatchObject(expired);
  expect(await isVerified(late.userId)).toBe(false);
});

test('a link can be sent again to the session’s own e-mail or to a given e-mail', async () => {
  const { email, token } = await newShopper('zh');
  expect(await server.sendActivation({}, { token })).toMatchObject({ status: 200, data: null });
  expect(await server.sendActivation(undefined, { token })).toMatchObject({ status: 200, data: null });
  expect(await server.sendActivation({ email: email.toUpperCase() })).toMatchObject({ status: 200, data: null });
  const mails = await server.mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['请验证邮箱', '请验证邮箱', '请验证邮箱']);
  // Every link works until one of them is used.
  const [last, , first] = mails.map(tokenIn);
  expect((await server.activate(first ?? '')).status).toBe(200);
  expect(await server.activate(last ?? '')).toMatchObject(expired);
});

test('without a session or an e-mail, the call requires a login', async () => {
  expect(await server.sendActivation({})).toMatchObject({ status: 401, reason: 'login_required' });
});

test('unconfirmed, confirmed and unknown e-mails get the same response', async () => {
  const open = await newShopper();
  const confirmed = await welcomed();
  await server.activate(confirmed.link);
  const answers = await Promise.all(
    [open.email, confirmed.email, 'nobody@example.test'].map((email) => server.sendActivation({ email })),
  );
  expect(new Set(answers.map(({ response }) => response.body)).size).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('the link leads to the public address, and a reset link does not confirm an e-mail', async () => {
  const { email, token } = await newShopper();
  await server.call(sendWelcomeContract, { headers: { authorization: `Bearer ${token}`, host: 'evil.example' } });
  const [mail] = await server.mailsTo(email);
  expect(mail?.text).toContain('http://shop.test/user/result?kind=activate&token=');
  await server.sendReset(email);
  const mails = await server.mailsTo(email);
  const reset = mails.find(({ subject }) => subject === 'Set a new password');
  expect(await server.activate(reset ? tokenIn(reset) : '')).toMatchObject(expired);
});

test('a body without a token is refused at its field', async () => {
  const answer = await server.call(activateEmailContract, { body: {} as { token: string } });
  expect(answer).toMatchObject({
    status: 422,
    reason: 'invalid',
    failure: { fields: { token: 'Please fill this in' } },
  });
});
