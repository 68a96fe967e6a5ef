import { loginContract } from '@caravan/auth/contract/schema';
import {
  beginSecondFactorContract,
  confirmSessionContract,
  enrolSecondFactorContract,
  getMeContract,
  removeSecondFactorContract,
  renewRecoveryCodesContract,
  resetSecondFactorContract,
} from '@caravan/auth/contract/staff';
import { minute } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { secondFactor } from './second-factor.table.ts';
import { staffCommand } from '../staff-command.ts';
import { startAuth, type AuthUnderTest } from '../testing/start-auth.ts';
import { enrol, newStaff, staffPassword, type EnrolledStaff, type StaffUnderTest } from '../testing/staff.ts';

let server: AuthUnderTest;
beforeAll(async () => {
  server = await startAuth({ databasePool: 40 });
});
afterAll(() => server.close());

let people = 0;
let member: StaffUnderTest;
beforeEach(async () => {
  member = await newStaff(server, `member${(people += 1)}@example.test`);
});

const logIn = (email: string, code?: string, language = 'en') =>
  server.call(loginContract, {
    body: { email, password: staffPassword, ...(code === undefined ? {} : { code }) },
    headers: { 'client-language': language },
  });
const nextStep = (): void => server.clock.advance(30_000);
const me = async (who: StaffUnderTest) => (await who.call(getMeContract)).data;
const actionsOf = async ({ id }: StaffUnderTest): Promise<string[]> =>
  (await listStaffActions(server.core.db, { page: 1, page_size: 50, subject: id })).items.map(({ action }) => action);

describe('enrolment', () => {
  it('gives a secret with its QR code, and ten recovery codes after the first code', async () => {
    expect(await me(member)).toMatchObject({
      second_factor: 'none',
      required: false,
      confirmed_until: null,
      roles: ['owner'],
    });
    const { data } = await member.call(beginSecondFactorContract);
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data.uri).toContain(`otpauth://totp/Silk:${encodeURIComponent(member.email)}?issuer=Silk&secret=`);
    expect(data.qr).toMatch(/^<svg /);
    // The login does not ask for a code yet.
    expect((await logIn(member.email)).status).toBe(200);

    const { recoveryCodes } = await enrol(server, member);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect(await me(member)).toMatchObject({
      second_factor: 'enrolled',
      confirmed_until: new Date(server.clock.now().getTime() + 10 * minute).toISOString(),
      recovery_codes_left: 10,
    });
    expect((await member.call(beginSecondFactorContract)).reason).toBe('wrong_state');
    expect(await actionsOf(member)).toContain('staff.enrol_second_factor');
  });

  it('stores no secret that the database reveals', async () => {
    const { secret } = (await member.call(beginSecondFactorContract)).data;
    const [row] = await server.core.db.select().from(secondFactor).where(eq(secondFactor.userId, member.id));
    expect(row?.sealedSecret.toString('latin1')).not.toContain(secret);
    // Of another account it cannot be opened.
    const another = await newStaff(server, `thief${people}@example.test`);
    await another.call(beginSecondFactorContract);
    await server.core.db
      .update(secondFactor)
      .set({ sealedSecret: row?.sealedSecret ?? expect.fail('no row') })
      .where(eq(secondFactor.userId, another.id));
    expect(await another.call(enrolSecondFactorContract, { body: { code: '000000' } })).toMatchObject({
      status: 503,
      reason: 'second_factor_unavailable',
    });
  });

  it.each(['000000', 'x', '12345', '1234567'])('refuses the code %s', async (code) => {
    await member.call(beginSecondFactorContract);
    expect(await member.call(enrolSecondFactorContract, { body: { code } })).toMatchObject({
      status: 422,
      reason: 'code_wrong',
      failure: { fields: { code: 'This code is wrong or was already used' } },
    });
  });

  it('is refused before it began', async () => {
    const body = { code: '123456' };
    expect((await member.call(enrolSecondFactorContract, { body })).reason).toBe('wrong_state');
    expect((await member.call(confirmSessionContract, { body })).reason).toBe('wrong_state');
    expect((await member.call(removeSecondFactorContract, { body })).reason).toBe('wrong_state');
    expect((await member.call(renewRecoveryCodesContract, { body })).reason).toBe('wrong_state');
  });

  it('needs a key: a server of an external database without STAFF_KEY says so', async () => {
    const keyless = await startAuth({ staffKey: undefined });
    const clerk = await newStaff(keyless, 'clerk@example.test');
    expect(await clerk.call(beginSecondFactorContract)).toMatchObject({
      status: 503,
      reason: 'second_factor_unavailable',
      message: 'The second login step cannot be used: the server has no STAFF_KEY, or another one than before',
    });
    await keyless.close();
  });
});

describe('a login with a second factor', () => {
  let enrolled: EnrolledStaff;
  beforeEach(async () => {
    enrolled = await enrol(server, member);
    nextStep();
  });

  it('asks for a code, in both languages', async () => {
    expect(await logIn(member.email)).toMatchObject({
      status: 422,
      reason: 'second_factor_needed',
      message: 'Please enter the code from your authenticator app',
    });
    expect((await logIn(member.email, undefined, 'zh')).message).toBe('请输入身份验证器中的验证码');
    expect((await logIn(member.email, '000000', 'zh')).message).toBe('验证码错误或已被使用');
    expect((await server.logIn(member.email, 'wrong123')).reason).toBe('wrong_credentials');
  });

  it.each([
    ['of this step', 0],
    ['of the next step', 1],
  ])('accepts the code %s once', async (_name, steps) => {
    const code = enrolled.code(steps);
    expect((await logIn(member.email, code)).status).toBe(200);
    expect((await logIn(member.email, code)).reason).toBe('code_wrong');
  });

  it('accepts the code of the step before, typed with a space or in full-width digits, and none further away', async () => {
    nextStep();
    expect((await logIn(member.email, enrolled.code(-2))).reason).toBe('code_wrong');
    expect((await logIn(member.email, enrolled.code(2))).reason).toBe('code_wrong');
    const before = enrolled.code(-1);
    expect((await logIn(member.email, ` ${before.slice(0, 3)} ${before.slice(3)}`)).status).toBe(200);
    const wide = enrolled.code().replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    expect((await logIn(member.email, wide)).status).toBe(200);
  });

  it('lets one of 30 use a code', async () => {
    const code = enrolled.code();
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(member.email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ reason }) => reason === 'code_wrong')).toHaveLength(29);
  });

  it('takes each recovery code once', async () => {
    const [first = '', second = ''] = enrolled.recoveryCodes;
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(member.email, first)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await logIn(member.email, second.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await me(member)).recovery_codes_left).toBe(8);
  });

  it('is in the log, and so are refused codes', async () => {
    await logIn(member.email, '000000');
    await logIn(member.email, enrolled.code());
    expect((await actionsOf(member)).slice(0, 2)).toEqual(['staff.login', 'staff.code_refused']);
  });

  it('is not needed after the operator removes the factor, which ends the sessions', async () => {
    const { db, transaction } = server.core;
    const run = (email: string) =>
      staffCommand(['second-factor', email], async () => ({ db, transaction, close: async () => undefined }));
    expect(await run(member.email)).toEqual({
      ok: true,
      lines: [`${member.email} logs in without a second factor until it is set up again`],
    });
    expect((await server.verify(member.token)).status).toBe(401);
    expect((await logIn(member.email)).status).toBe(200);
    expect((await run('nobody@example.test')).lines).toEqual(['nobody@example.test is not a staff account']);
  });

  it('is not needed by an owner who lost it after another owner removes it, which ends the sessions', async () => {
    const another = await newStaff(server, `helper${people}@example.test`);
    expect((await another.call(resetSecondFactorContract, { params: { id: another.id } })).reason).toBe('own_roles');
    const { data } = await another.call(resetSecondFactorContract, { params: { id: member.id } });
    expect(data.second_factor).toBe('none');
    expect((await server.verify(member.token)).status).toBe(401);
    expect((await logIn(member.email)).status).toBe(200);
  });
});

it('guesses at codes count as guesses at the password', async () => {
  const limited = await startAuth({ rateLimits: true });
  const clerk = await newStaff(limited, 'clerk@example.test');
  const enrolled = await enrol(limited, clerk);
  limited.clock.advance(30_000);
  const attempt = (code?: string) =>
    limited.call(loginContract, {
      body: { email: clerk.email, password: staffPassword, ...(code ? { code } : {}) },
    });
  // The question for the code is no guess.
  for (let asked = 0; asked < 10; asked += 1) expect((await attempt()).reason).toBe('second_factor_needed');
  for (let guess = 0; guess < 3; guess += 1) expect((await attempt('000000')).reason).toBe('code_wrong');
  for (let guess = 0; guess < 2; guess += 1) {
    const answer = await clerk.call(confirmSessionContract, { body: { code: '000000' } });
    expect(answer.reason).toBe('code_wrong');
  }
  expect((await attempt(enrolled.code())).status).toBe(429);
  expect((await clerk.call(confirmSessionContract, { body: { code: enrolled.code() } })).status).toBe(429);
  limited.clock.advance(16 * minute);
  expect((await attempt(enrolled.code())).status).toBe(200);
  await limited.close();
});

it('removing the factor and renewing the recovery codes need a code', async () => {
  const enrolled = await enrol(server, member);
  nextStep();
  const wrong = { body: { code: '000000' } };
  expect((await member.call(renewRecoveryCodesContract, wrong)).reason).toBe('code_wrong');
  expect((await member.call(removeSecondFactorContract, wrong)).reason).toBe('code_wrong');
  const { data } = await member.call(renewRecoveryCodesContract, { body: { code: enrolled.code() } });
  const [old = ''] = enrolled.recoveryCodes;
  expect((await member.call(removeSecondFactorContract, { body: { code: old } })).reason).toBe('code_wrong');
  const [fresh = ''] = data.recovery_codes;
  expect((await member.call(removeSecondFactorContract, { body: { code: fresh } })).status).toBe(200);
  expect((await logIn(member.email)).status).toBe(200);
});
