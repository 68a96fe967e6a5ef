import { minute, day } from '@caravan/kernel';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addStaff } from '../staff/add-staff.ts';
import { resetPassword } from '../accounts/reset-password.ts';
import { sweepJob } from '../accounts/sweep.ts';
import { userAccount } from '../accounts/user-account.table.ts';
import { logIn } from '../sessions/log-in.ts';
import { codeIn, contextOf, startAuth, type AuthUnderTest } from '../testing/start-auth.ts';
import { logInByCode } from './log-in-by-code.ts';
import { mailLoginCode } from './request-login-code.ts';

const over = { status: 422, reason: 'login_code_over' };
const wrong = { status: 422, reason: 'login_code_wrong' };
/** A code that is not this one. */
const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a login code', () => {
  let server: AuthUnderTest;
  beforeAll(async () => {
    server = await startAuth({ rateLimits: false, databasePool: 32 });
  });
  afterAll(() => server.close());

  let count = 0;
  const freshEmail = () => `guest${(count += 1)}@example.test`;
  const accountOf = async (email: string) =>
    (await server.core.db.select().from(userAccount).where(eq(userAccount.email, email)))[0];
  /** A shopper with a confirmed e-mail and a password. */
  const confirmed = async () => {
    const shopper = await server.newShopper();
    await server.sendWelcome(shopper.token);
    await server.activate(await server.tokenTo(shopper.email));
    return shopper;
  };

  test('logs a shopper in with what the login answers; the password stays', async () => {
    const { email, userId, token: before } = await confirmed();
    const { status, data } = await server.enter(email.toUpperCase(), await server.codeTo(email));
    expect(status).toBe(200);
    expect(data.user).toEqual((await server.logIn(email, 'ferry246')).data.user);
    for (const token of [before, data.token])
      expect((await server.verify(token)).data).toEqual({ logged_in: true, account: userId });
  });

  test('is mailed in the language of its reader, without a link, and is in no subject', async () => {
    const { email } = await server.newShopper('zh');
    await server.sendCode(email, { language: 'en' });
    const [toShopper] = await server.mailsTo(email);
    expect(toShopper).toMatchObject({ language: 'zh', subject: '“Silk”验证码' });
    const unknown = freshEmail();
    await server.sendCode(unknown, { language: 'de' });
    const [toGuest] = await server.mailsTo(unknown);
    expect(toGuest).toMatchObject({ language: 'de', subject: 'Ihr Code für Silk' });
    const code = codeIn(toGuest);
    expect(toGuest?.html).toContain(code);
    expect(toGuest?.html).not.toContain('href=');
  });

  test('registers an unknown e-mail, which agrees to the terms first and has no password', async () => {
    const email = freshEmail();
    const code = await server.codeTo(email);
    for (let time = 0; time < 7; time += 1)
      expect(await server.enter(email, code)).toMatchObject({ status: 422, reason: 'agreement_required' });
    expect(await accountOf(email)).toBeUndefined();
    const { status, data } = await server.enter(email, code, { agree: true });
    expect(status).toBe(200);
    expect(data.user).toMatchObject({ email, email_verified: true, role: 'shopper' });
    const now = server.clock.now();
    expect(await accountOf(email)).toMatchObject({ passwordHash: null, agreedAt: now, emailVerifiedAt: now });
    expect(await server.auth.ports.identities.find(data.user.id)).toMatchObject({ hasPassword: false });
    expect(server.messages.filter(({ userId }) => userId === data.user.id).map(({ kind }) => kind)).toEqual([
      'welcome',
    ]);
    // Neither an empty password nor any other opens it.
    expect(await server.logIn(email, 'ferry246')).toMatchObject({ reason: 'wrong_credentials' });
    expect(await server.logIn(email, 'null')).toMatchObject({ reason: 'wrong_credentials' });
  });

  test('such an account sets its first password by the link of a forgotten one', async () => {
    const email = freshEmail();
    const { data } = await server.enter(email, await server.codeTo(email), { agree: true });
    const { logins } = server.auth.ports;
    const own = { userId: data.user.id, sessionId: 'x', ip: '203.0.113.1' };
    const change = logins.changePassword({ ...own, oldPassword: '', password: 'harbour357' });
    await expect(change).rejects.toMatchObject({ reason: 'password_missing' });
    await expect(logins.prove({ ...own, password: 'x' })).rejects.toMatchObject({ reason: 'password_missing' });
    await server.sendReset(email);
    const [mail] = (await server.mailsTo(email)).filter(({ text }) => text.includes('token='));
    const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await server.reset(token)).status).toBe(200);
    expect((await server.logIn(email, 'harbour357')).status).toBe(200);
  });

  test('ends what somebody opened who never confirmed the e-mail, and says so', async () => {
    const { email, token, userId } = await server.newShopper();
    const { data } = await server.enter(email, await server.codeTo(email));
    expect(data.user).toMatchObject({ id: userId, email_verified: true });
    expect((await server.verify(token)).status).toBe(401);
    expect(await server.logIn(email, 'ferry246')).toMatchObject({ reason: 'wrong_credentials' });
    expect((await server.verify(data.token)).status).toBe(200);
    expect(server.endedFeeds).toContain(userId);
    expect(server.messages.filter((one) => one.userId === userId && one.kind === 'account_security')).toHaveLength(1);
  });

  test('works once; of two hundred callers at once, one logs in', async () => {
    const { email } = await confirmed();
    const code = await server.codeTo(email);
    const answers = await Promise.all(Array.from({ length: 200 }, () => server.enter(email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ reason }) => reason === 'login_code_over')).toHaveLength(199);
    expect(await server.enter(email, code)).toMatchObject({
      ...over,
      failure: { fields: { code: expect.stringContaining('no longer works') as string } },
    });
  }, 30_000);

  test('two hundred callers register one account', async () => {
    const email = freshEmail();
    const code = await server.codeTo(email);
    const answers = await Promise.all(Array.from({ length: 200 }, () => server.enter(email, code, { agree: true })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ reason }) => reason === 'login_code_over')).toHaveLength(199);
  }, 30_000);

  test('meets a registration of the same e-mail with a password, and there is one account', async () => {
    const email = freshEmail();
    const code = await server.codeTo(email);
    const [entered, registered] = await Promise.all([
      server.enter(email, code, { agree: true }),
      server.register(email),
    ]);
    expect(entered.status).toBe(200);
    expect([200, 422]).toContain(registered.status);
    const rows = await server.core.db.select().from(userAccount).where(eq(userAccount.email, email));
    expect(rows.map(({ id }) => id)).toEqual([entered.data.user.id]);
  });

  test('works for ten minutes', async () => {
    const { email } = await confirmed();
    const early = await server.codeTo(email);
    server.clock.advance(10 * minute - 1);
    expect((await server.enter(email, early)).status).toBe(200);
    const late = await server.codeTo(email);
    server.clock.advance(10 * minute);
    expect(await server.enter(email, late)).toMatchObject(over);
  });

  test('dies at the fifth wrong one, also of many at once', async () => {
    const { email } = await confirmed();
    const code = await server.codeTo(email);
    const guesses = await Promise.all(Array.from({ length: 30 }, () => server.enter(email, another(code))));
    expect(guesses.filter(({ reason }) => reason === 'login_code_wrong')).toHaveLength(5);
    expect(guesses.filter(({ reason }) => reason === 'login_code_over')).toHaveLength(25);
    expect(await server.enter(email, code)).toMatchObject(over);
    expect((await server.enter(email, await server.codeTo(email))).status).toBe(200);
  });

  test('the right one is taken after four wrong ones', async () => {
    const { email } = await confirmed();
    const code = await server.codeTo(email);
    for (const guess of ['', ' ', 'abc', another(code)].filter((one) => one.trim()))
      expect(await server.enter(email, guess)).toMatchObject(wrong);
    expect((await server.enter(email, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  test('only the newest one works, and only for its e-mail', async () => {
    const { email } = await confirmed();
    const other = await confirmed();
    const older = await server.codeTo(email);
    const newest = await server.codeTo(email);
    await server.codeTo(other.email);
    if (older !== newest) expect(await server.enter(email, older)).toMatchObject(wrong);
    expect((await server.enter(other.email, newest)).status).toBe(422);
    expect((await server.enter(email, newest)).status).toBe(200);
  });

  test('a known, an unknown and a member of staff’s e-mail get the same response, byte for byte', async () => {
    const { email } = await confirmed();
    const staff = 'clerk@shop.test';
    await addStaff(contextOf(server), { email: staff, password: 'desk2468', roles: ['buyer'] });
    const emails = [email, freshEmail(), staff];
    const sent = await Promise.all(emails.map((one) => server.sendCode(one)));
    const shapeOf = ({ status, headers, response }: Pick<(typeof sent)[number], 'status' | 'headers' | 'response'>) =>
      JSON.stringify([status, Object.keys(headers).sort(), response.body]);
    expect(new Set(sent.map(shapeOf)).size).toBe(1);
    await server.runJobs();
    const refused = await Promise.all(emails.map((one) => server.enter(one, 'abcdef')));
    expect(new Set(refused.map(shapeOf)).size).toBe(1);
    expect(refused[0]).toMatchObject(wrong);
  });

  test('a member of staff gets a mail without a code, and enters by none', async () => {
    const email = 'packer@shop.test';
    const context = contextOf(server);
    await addStaff(context, { email, password: 'desk2468', roles: ['packer'] });
    await server.sendCode(email);
    const [mail] = await server.mailsTo(email);
    expect(mail?.subject).toBe('No code for this address');
    expect(mail?.text).not.toMatch(/\d{6}/);
    // Even the code that is stored for an e-mail that becomes a member's in the meantime.
    const guest = freshEmail();
    const code = await server.codeTo(guest);
    await addStaff(context, { email: guest, password: 'desk2468', roles: ['packer'] });
    expect(await server.enter(guest, code, { agree: true })).toMatchObject(wrong);
  });

  test('neither code nor e-mail is in the database, and a job that runs twice mails once', async () => {
    const email = freshEmail();
    const code = await server.codeTo(email);
    const { rows } = await server.core.db.execute(sql`SELECT row_to_json(c)::text AS row FROM login_code c`);
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(Buffer.from(code).toString('hex'));
    expect(stored).not.toContain(email);
    const request = { email, language: 'en' as const };
    await mailLoginCode(contextOf(server), request, 'run-1');
    await mailLoginCode(contextOf(server), request, 'run-1');
    expect(await server.mailsTo(email)).toHaveLength(2);
  });

  test('codes that no longer work are swept', async () => {
    await server.codeTo(freshEmail());
    server.clock.advance(11 * minute);
    await server.runJob(sweepJob, null);
    const { rows } = await server.core.db.execute(sql`SELECT FROM login_code`);
    expect(rows).toEqual([]);
  });
});

describe('the limits of codes', () => {
  let server: AuthUnderTest;
  beforeEach(async () => {
    server = await startAuth({ rateLimits: true });
  });
  afterEach(() => server.close());
  const owner = 'owner@example.test';
  const home = '203.0.113.1';
  const stranger = (index: number) => `198.51.100.${index}`;

  test('one e-mail gets five codes in ten minutes, and one address forty in half an hour', async () => {
    const answers = [];
    for (let index = 0; index < 7; index += 1) answers.push(await server.sendCode(owner, { address: stranger(index) }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(answers[6]?.headers['retry-after']).toBe('600');
    const many = [];
    for (let index = 0; index < 41; index += 1)
      many.push(await server.sendCode(`a${index}@example.test`, { address: home }));
    expect(many.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test('wrong codes and wrong passwords count together, and do not lock the owner out at home', async () => {
    await server.register(owner, { address: home });
    const code = await server.codeTo(owner);
    for (let index = 0; index < 3; index += 1) await server.enter(owner, another(code), { address: stranger(1) });
    for (let index = 0; index < 2; index += 1) await server.logIn(owner, 'wrong123', stranger(1));
    expect((await server.enter(owner, code, { address: stranger(2) })).status).toBe(429);
    expect((await server.enter(owner, code, { address: home })).status).toBe(200);
  });

  test('strangers try at most twenty codes of an account a day', async () => {
    let tried = 0;
    for (let round = 0; round < 12; round += 1) {
      const answer = await server.enter(owner, '000000', { address: stranger(round) });
      if (answer.status !== 429) tried += 1;
      for (let index = 0; index < 4; index += 1)
        if ((await server.enter(owner, '000000', { address: stranger(round) })).status !== 429) tried += 1;
      server.clock.advance(16 * minute);
    }
    expect(tried).toBe(20);
    server.clock.advance(day);
    expect(await server.enter(owner, '000000', { address: stranger(1) })).toMatchObject(over);
  });

  test('a code, a link and a password of one account at the same moment do not deadlock', async () => {
    const context = contextOf(server);
    const caller = { address: home, agent: '' };
    let retries = 0;
    const counting: typeof context = {
      ...context,
      transaction: (work) => {
        let runs = 0;
        return context.transaction((tx) => {
          retries += Number(runs > 0);
          runs += 1;
          return work(tx);
        });
      },
    };
    for (let round = 0; round < 6; round += 1) {
      const { email } = await server.newShopper();
      const code = await server.codeTo(email);
      server.clock.advance(1);
      await server.sendReset(email);
      const token = await server.tokenTo(email);
      await Promise.allSettled([
        logInByCode(counting, { email, code }, caller, 'en'),
        resetPassword(counting, { token, password: 'harbour357', password_confirm: 'harbour357' }, caller),
        logIn(counting, { email, password: 'ferry246' }, caller),
        logIn(counting, { email, password: 'ferry246' }, caller),
      ]);
    }
    expect(retries).toBe(0);
  });
});
