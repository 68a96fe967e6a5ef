import {
  changeMyPasswordContract,
  confirmSessionContract,
  listMySessionsContract,
  sendMemberResetContract,
} from '@caravan/auth/contract/staff';
import { minute } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuth, tokenIn, type AuthUnderTest } from '../testing/start-auth.ts';
import { enrol, invite, newStaff, staffPassword, type StaffUnderTest } from '../testing/staff.ts';

let server: AuthUnderTest;
let owner: StaffUnderTest;
beforeAll(async () => {
  server = await startAuth({ databasePool: 32 });
  owner = await newStaff(server, 'owner@example.test');
});
afterAll(() => server.close());

let people = 0;
const newMember = () => newStaff(server, `desk${(people += 1)}@example.test`, ['packer']);
const change = (who: StaffUnderTest, password = 'harbour357', old_password = staffPassword) =>
  who.call(changeMyPasswordContract, { body: { old_password, password } });
const isAlive = async (who: StaffUnderTest) => (await who.call(listMySessionsContract)).status === 200;
const actionsOn = async (id: string) =>
  (await listStaffActions(server.core.db, { subject: `staff:${id}`, page: 1, page_size: 20 })).items.map(
    ({ action, data }) => [action, data],
  );

describe('a new password by the present one', () => {
  it('ends the other sessions, and says so by mail and in the log', async () => {
    const member = await newMember();
    const other = { ...member, ...(await newStaff(server, member.email)) };
    expect(await change(member)).toMatchObject({ status: 200, data: null });
    expect([await isAlive(member), await isAlive(other)]).toEqual([true, false]);
    expect((await server.logIn(member.email, staffPassword)).reason).toBe('wrong_credentials');
    expect((await server.logIn(member.email, 'harbour357')).status).toBe(200);
    expect(await actionsOn(member.id)).toContainEqual(['staff.password', { by: 'present_password' }]);
    const [mail] = await server.mailsTo(member.email);
    expect(mail?.subject).toBe('Your password was changed');
    expect(mail?.text).toContain('shop.test/console/find-password');
  });

  it('needs the present one, a good one, and a recent code of the second factor', async () => {
    const member = await newMember();
    expect(await change(member, 'harbour357', 'desk2469')).toMatchObject({ status: 422, reason: 'password_wrong' });
    expect((await change(member, 'abc123')).reason).toBe('invalid');
    const enrolled = await enrol(server, member);
    server.clock.advance(11 * minute);
    expect(await change(enrolled)).toMatchObject({ status: 403, reason: 'confirm_needed' });
    await enrolled.call(confirmSessionContract, { body: { code: enrolled.code() } });
    expect((await change(enrolled)).status).toBe(200);
  });

  it('is set once by ten calls at the same time', async () => {
    const member = await newMember();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => change(member, `harbour${index}00`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a mailed link', () => {
  it('leads a member of staff to the console, works once, and keeps the second factor', async () => {
    const member = await enrol(server, await newMember());
    await server.sendReset(member.email);
    const [mail] = await server.mailsTo(member.email);
    const token = tokenIn(mail ?? expect.fail('no mail'));
    expect(mail?.text).toContain(`shop.test/console/reset-password?token=${token}`);
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.reset(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await isAlive(member)).toBe(false);
    expect((await server.logIn(member.email, 'harbour357')).reason).toBe('second_factor_needed');
    expect(await actionsOn(member.id)).toContainEqual(['staff.password', { by: 'mailed_link' }]);
    server.clock.advance(1_000);
    expect((await server.mailsTo(member.email)).map(({ subject }) => subject)).toContain('Your password was changed');
  });

  it('is sent by an owner, too, as often as by the login page, and to nobody who has not joined', async () => {
    const member = await newMember();
    const send = (id: string, by = owner) => by.call(sendMemberResetContract, { params: { id } });
    expect((await send(member.id)).status).toBe(200);
    expect((await server.reset(await server.tokenTo(member.email))).status).toBe(200);
    expect(await actionsOn(member.id)).toContainEqual(['staff.send_reset', null]);
    const invited = await invite(server, owner, { email: 'late@example.test', roles: ['packer'], language: 'zh' });
    expect((await send(invited.id)).reason).toBe('wrong_state');
    expect((await send('nobody')).status).toBe(404);
    expect((await send(owner.id, await newMember())).status).toBe(403);
  });
});
