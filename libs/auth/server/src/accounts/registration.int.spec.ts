import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '../sessions/session.table.ts';
import { userAccount } from './user-account.table.ts';
import { startAuth, type AuthUnderTest } from '../testing/start-auth.ts';

let server: AuthUnderTest;
beforeAll(async () => {
  server = await startAuth({}, { find: async () => ({ nickname: 'Amy', avatar: '/v1/files/amy.webp' }) });
});
afterAll(() => server.close());

const accountsOf = (email: string) => server.core.db.select().from(userAccount).where(eq(userAccount.email, email));

test('a registration returns a valid token and the new shopper', async () => {
  const { data } = await server.register('New@Example.test', { language: 'zh' });
  expect(data.user).toEqual({
    id: expect.any(String) as string,
    email: 'new@example.test',
    email_verified: false,
    name: 'Amy',
    nickname: 'Amy',
    avatar: '/v1/files/amy.webp',
    role: 'shopper',
  });
  expect((await server.verify(data.token)).data).toEqual({ logged_in: true, account: data.user.id });
  const [account] = await accountsOf('new@example.test');
  expect(account).toMatchObject({
    language: 'zh',
    role: 'shopper',
    emailVerifiedAt: null,
    agreedAt: server.clock.now(),
    createdAt: server.clock.now(),
  });
});

test('the database contains neither the password nor the token in plain text', async () => {
  const { data } = await server.register('rest@example.test', { password: 'atrest1' });
  const [account] = await accountsOf('rest@example.test');
  expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$/);
  const [stored] = await server.core.db.select().from(session).where(eq(session.userId, data.user.id));
  expect(stored?.tokenHash).toHaveLength(32);
  const everything = JSON.stringify([
    account,
    stored,
    stored?.tokenHash.toString('latin1'),
    stored?.tokenHash.toString('base64url'),
  ]);
  expect(everything).not.toContain('atrest1');
  expect(everything).not.toContain(data.token);
});

test.each([
  ['taken@example.test', 'en', 'This e-mail is already registered'],
  [' TAKEN@Example.TEST ', 'zh', '该邮箱已注册'],
])('%s is already registered, regardless of case (%s)', async (email, language, message) => {
  await server.register('taken@example.test');
  const again = await server.register(email, { language });
  expect(again).toMatchObject({ status: 422, reason: 'email_taken', message, failure: { fields: { email: message } } });
});

test('a new shopper gets one welcome message in both languages; a refused registration sends none', async () => {
  const { data } = await server.register('welcome@example.test');
  await server.register('welcome@example.test');
  const messages = server.messages.filter(({ userId }) => userId === data.user.id);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ kind: 'welcome', key: 'welcome', link: '/faq/59/proxy-purchase-process' });
  expect(
    [messages[0]?.title, messages[0]?.body].map((words) => [
      /^[^\u4e00-\u9fff]+$/.test(words?.en ?? ''),
      /[\u4e00-\u9fff]/.test(words?.zh ?? ''),
    ]),
  ).toEqual([
    [true, true],
    [true, true],
  ]);
});

test('thirty concurrent registrations with one e-mail make one account', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => server.register('race@example.test')));
  const made = answers.filter(({ status }) => status === 200);
  expect(made).toHaveLength(1);
  expect(answers.filter(({ reason }) => reason === 'email_taken')).toHaveLength(29);
  const accounts = await accountsOf('race@example.test');
  expect(accounts.map(({ id }) => id)).toEqual([made[0]?.data.user.id]);
});

test('a different repetition has its own reason, reported at its field', async () => {
  const answer = await server.register('new2@example.test', { password_confirm: 'ferry247' });
  const message = 'The two passwords do not match';
  expect(answer).toMatchObject({
    status: 422,
    reason: 'password_mismatch',
    message,
    failure: { fields: { password_confirm: message } },
  });
  expect(await accountsOf('new2@example.test')).toEqual([]);
});

const form = { email: 'new3@example.test', password: 'ferry246', password_confirm: 'ferry246', agree: true };

test.each([
  ['no agreement', { ...form, agree: false }, { agree: 'Please accept the terms to register' }],
  ['a missing agreement', { ...form, agree: undefined }, { agree: 'Please accept the terms to register' }],
  [
    'a password of letters',
    { ...form, password: 'abcdef' },
    { password: '6-20 letters or digits, with at least one of each' },
  ],
  [
    'a password of digits',
    { ...form, password: '123456' },
    { password: '6-20 letters or digits, with at least one of each' },
  ],
  [
    'a short password',
    { ...form, password: 'abc12' },
    { password: '6-20 letters or digits, with at least one of each' },
  ],
  [
    'a long password',
    { ...form, password: `a1${'b'.repeat(19)}` },
    { password: '6-20 letters or digits, with at least one of each' },
  ],
  [
    'a password with a sign',
    { ...form, password: 'abc-123' },
    { password: '6-20 letters or digits, with at least one of each' },
  ],
  [
    'a common password',
    { ...form, password: 'Abc123', password_confirm: 'Abc123' },
    { password: 'Too many people use this password. Please choose another' },
  ],
  ['no e-mail', { ...form, email: 'shopper' }, { email: 'Please enter a valid e-mail address' }],
  ['an unknown field', { ...form, role: 'staff' }, { role: 'Unknown field' }],
])('%s is refused at its field', async (_, body, fields) => {
  const response = await server.app.inject({ method: 'POST', url: '/v1/users', payload: body });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ code: 422, data: { reason: 'invalid', fields } });
  expect(await accountsOf('new3@example.test')).toEqual([]);
});
