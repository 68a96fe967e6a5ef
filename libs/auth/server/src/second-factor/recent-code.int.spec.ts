import { loginContract } from '@caravan/auth/contract/schema';
import {
  confirmSessionContract,
  getMeContract,
  inviteStaffMemberContract,
  listStaffMembersContract,
} from '@caravan/auth/contract/staff';
import { minute } from '@caravan/kernel';
import { caller } from '@caravan/server-core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAuth, type AuthUnderTest } from '../testing/start-auth.ts';
import { enrol, newStaff, staffPassword, type StaffUnderTest } from '../testing/staff.ts';

let server: AuthUnderTest;
beforeAll(async () => {
  server = await startAuth();
});
afterAll(() => server.close());

let people = 0;
let member: StaffUnderTest;
beforeEach(async () => {
  member = await newStaff(server, `member${(people += 1)}@example.test`);
});

const me = async (who: StaffUnderTest) => (await who.call(getMeContract)).data;

describe('calls that need a recent code', () => {
  const invite = (who: StaffUnderTest) =>
    who.call(inviteStaffMemberContract, {
      body: { email: `new${(people += 1)}@example.test`, roles: ['buyer'], language: 'en' },
    });

  it('work without one until the account is enrolled, and for ten minutes after each code', async () => {
    expect((await invite(member)).status).toBe(200);
    const enrolled = await enrol(server, member);
    server.clock.advance(10 * minute - 1);
    expect((await invite(member)).status).toBe(200);
    server.clock.advance(1);
    expect(await invite(member)).toMatchObject({
      status: 403,
      reason: 'confirm_needed',
      message: 'Please confirm with a code from your authenticator app',
    });
    expect((await member.call(listStaffMembersContract)).status).toBe(200);
    expect((await me(member)).confirmed_until).toBeNull();
    const { data } = await member.call(confirmSessionContract, { body: { code: enrolled.code() } });
    expect(data.confirmed_until).toBe(new Date(server.clock.now().getTime() + 10 * minute).toISOString());
    expect((await invite(member)).status).toBe(200);
  });

  it('are confirmed for one session alone', async () => {
    const enrolled = await enrol(server, member);
    server.clock.advance(10 * minute);
    const { data } = await server.call(loginContract, {
      body: { email: member.email, password: staffPassword, code: enrolled.code() },
    });
    expect((await invite({ ...member, ...caller(server.app, data.token) })).status).toBe(200);
    expect((await invite(member)).reason).toBe('confirm_needed');
  });
});

it('a server that requires the second factor lets others only set it up', async () => {
  const strict = await startAuth({ secondFactor: 'required' });
  const clerk = await newStaff(strict, 'clerk@example.test');
  expect((await clerk.call(getMeContract)).data).toMatchObject({ required: true, second_factor: 'none' });
  const refused = await clerk.call(listStaffMembersContract);
  expect(refused).toMatchObject({
    status: 403,
    reason: 'second_factor_required',
    message: 'Please set up the second step of your login first',
  });
  expect((await clerk.call(listStaffMembersContract, { headers: { 'client-language': 'zh' } })).message).toBe(
    '请先设置两步验证',
  );
  expect((await strict.verify(clerk.token)).reason).toBe('second_factor_required');
  await enrol(strict, clerk);
  expect((await clerk.call(listStaffMembersContract)).status).toBe(200);
  const late = await newStaff(strict, 'late@example.test');
  expect((await strict.logOut(late.token)).status).toBe(200);
  expect((await late.call(getMeContract)).status).toBe(401);
  await strict.close();
});
