import {
  beginSecondFactorContract,
  endMemberSessionContract,
  endMySessionContract,
  inviteStaffMemberAgainContract,
  inviteStaffMemberContract,
  joinStaffContract,
  listMemberSessionsContract,
  listMySessionsContract,
  listStaffMembersContract,
  removeStaffMemberContract,
  updateStaffMemberContract,
} from '@caravan/auth/contract/staff';
import { activityHeader, hour, type StaffRole } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import { caller, soaking } from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuth, tokenIn, type AuthUnderTest } from '../testing/start-auth.ts';
import { invite, newStaff, staffPassword, type StaffUnderTest } from '../testing/staff.ts';

let server: AuthUnderTest;
let owner: StaffUnderTest;
beforeAll(async () => {
  server = await startAuth({ databasePool: 40, publicUrl: 'https://shop.test' });
  owner = await newStaff(server, 'owner@example.test');
});
afterAll(() => server.close());

let people = 0;
const newEmail = (): string => `member${(people += 1)}@example.test`;
const form = (over: { email?: string; roles?: StaffRole[]; language?: 'en' | 'zh' } = {}) => ({
  email: newEmail(),
  roles: ['packer'] as StaffRole[],
  language: 'en' as const,
  ...over,
});
const join = (token: string, password = 'harbour357') =>
  server.call(joinStaffContract, { body: { token, name: 'Mei Lin', password } });
const memberOf = async (id: string) =>
  (await owner.call(listStaffMembersContract)).data.items.find((member) => member.id === id);

describe('an invitation', () => {
  it('mails a link to the console in the language of the person, who joins by it and can work', async () => {
    const body = form({ roles: ['buyer', 'packer', 'buyer'], language: 'zh' });
    const { data } = await owner.call(inviteStaffMemberContract, { body });
    expect(data).toEqual({
      id: data.id,
      email: body.email,
      name: null,
      language: 'zh',
      roles: ['buyer', 'packer'],
      state: 'invited',
      invited_until: new Date(server.clock.now().getTime() + 72 * hour).toISOString(),
      paused_at: null,
      second_factor: 'none',
      created_at: server.clock.now().toISOString(),
      seen_at: null,
    });
    const [mail] = await server.mailsTo(body.email);
    expect(mail).toMatchObject({ language: 'zh', subject: '邀请您加入“Silk”团队' });
    const token = tokenIn(mail ?? expect.fail('no mail'));
    expect(mail?.text).toContain(`https://shop.test/console/join?token=${token}`);

    const joined = await join(token);
    expect(joined.data.user).toMatchObject({ id: data.id, email: body.email, role: 'staff', email_verified: true });
    expect((await caller(server.app, joined.data.token).call(listMySessionsContract)).data.items).toHaveLength(1);
    expect((await server.logIn(body.email, 'harbour357')).status).toBe(200);
    expect(await memberOf(data.id)).toMatchObject({
      name: 'Mei Lin',
      state: 'active',
      invited_until: null,
      roles: ['buyer', 'packer'],
    });
    expect((await join(token)).reason).toBe('invitation_expired');
  });

  it('works for 72 hours', async () => {
    const { id, token } = await invite(server, owner, form());
    server.clock.advance(72 * hour);
    expect(await join(token)).toMatchObject({
      status: 422,
      reason: 'invitation_expired',
      message: 'This invitation has expired or was already used. Ask an owner for a new one',
    });
    const chinese = await server.call(joinStaffContract, {
      body: { token, name: 'Mei Lin', password: 'harbour357' },
      headers: { 'client-language': 'zh' },
    });
    expect(chinese.message).toBe('邀请链接已失效或已被使用，请联系店主重新邀请');
    owner = { ...owner, ...(await loggedIn(owner)) };
    expect(await memberOf(id)).toMatchObject({ state: 'invited', invited_until: null });
  });

  it('is replaced by a new one, of which only the last link works', async () => {
    const body = form();
    const { id, token } = await invite(server, owner, body);
    server.clock.advance(1_000);
    expect((await owner.call(inviteStaffMemberAgainContract, { params: { id } })).status).toBe(200);
    const second = await server.tokenTo(body.email);
    expect((await join(token)).reason).toBe('invitation_expired');
    expect((await join(second)).status).toBe(200);
    expect((await owner.call(inviteStaffMemberAgainContract, { params: { id } })).reason).toBe('wrong_state');
  });

  it('of 30 uses at once opens one session', async () => {
    const { token } = await invite(server, owner, form());
    const answers = await Promise.all(Array.from({ length: 30 }, () => join(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ reason }) => reason === 'invitation_expired')).toHaveLength(29);
  });

  it('is the only way to the first password: a reset link is not mailed', async () => {
    const body = form();
    await owner.call(inviteStaffMemberContract, { body });
    await server.sendReset(body.email);
    expect(await server.mailsTo(body.email)).toHaveLength(1);
  });

  it.each([
    ['no role', { roles: [] }, { roles: 'Choose at least 1' }],
    ['an unknown role', { roles: ['boss'] }, { 'roles.0': 'This choice is not available' }],
    ['no address', { email: 'x' }, { email: 'Please enter a valid e-mail address' }],
    ['another language', { language: 'fr' }, { language: 'This choice is not available' }],
    ['an unknown field', { password: 'x' }, { password: 'Unknown field' }],
  ])('with %s is refused at its field', async (_name, over, fields) => {
    const answer = await owner.call(inviteStaffMemberContract, { body: { ...form(), ...over } as never });
    expect(answer).toMatchObject({ status: 422, reason: 'invalid' });
    for (const [name, words] of Object.entries(fields))
      expect((answer.failure?.['fields'] as Record<string, string>)[name]).toContain(words);
  });

  it('is refused for an e-mail that has an account, of staff or of a shopper', async () => {
    const { email } = await server.newShopper();
    for (const taken of [email, owner.email]) {
      const answer = await owner.call(inviteStaffMemberContract, { body: form({ email: taken.toUpperCase() }) });
      expect(answer).toMatchObject({ status: 422, reason: 'email_taken' });
    }
  });
});

const loggedIn = async ({ email }: { email: string }) => {
  const { data } = await server.logIn(email, staffPassword);
  return { ...caller(server.app, data.token), token: data.token };
};

describe('the roles of a member', () => {
  const change = (by: StaffUnderTest, id: string, roles: StaffRole[]) =>
    by.call(updateStaffMemberContract, { params: { id }, body: { roles, language: 'en' } });

  it('are set by an owner, apply to the next call and are in the log', async () => {
    const clerk = await newStaff(server, newEmail(), ['packer']);
    expect((await clerk.call(listStaffMembersContract)).status).toBe(403);
    expect((await change(owner, clerk.id, ['editor', 'owner'])).data.roles).toEqual(['owner', 'editor']);
    expect((await clerk.call(listStaffMembersContract)).status).toBe(200);
    const [newest] = (await listStaffActions(server.core.db, { page: 1, page_size: 1, subject: clerk.id })).items;
    expect(newest).toMatchObject({
      staffId: owner.id,
      roles: ['owner'],
      action: 'staff.change',
      data: {
        before: { roles: ['packer'], language: 'en' },
        after: { roles: ['owner', 'editor'], language: 'en' },
      },
    });
    expect((await change(owner, clerk.id, ['editor'])).status).toBe(200);
    expect((await clerk.call(listStaffMembersContract)).status).toBe(403);
  });

  it('are never changed by the member, who may change the language', async () => {
    expect(await change(owner, owner.id, ['buyer'])).toMatchObject({
      status: 422,
      reason: 'own_roles',
      message: 'Nobody changes their own roles',
    });
    expect((await change(owner, owner.id, ['owner'])).status).toBe(200);
    expect((await owner.call(removeStaffMemberContract, { params: { id: owner.id } })).reason).toBe('own_roles');
  });

  it("of a shopper or of an unknown account are not there: they are nobody's member", async () => {
    const { userId } = await server.newShopper();
    for (const id of [userId, 'unknown']) {
      expect((await change(owner, id, ['buyer'])).status).toBe(404);
      expect((await owner.call(removeStaffMemberContract, { params: { id } })).status).toBe(404);
      expect((await owner.call(listMemberSessionsContract, { params: { id } })).status).toBe(404);
    }
  });

  it('keep an owner when two owners remove each other at once', async () => {
    for (let round = 0; round < (soaking ? 15 : 2); round += 1) {
      const one = await newStaff(server, newEmail());
      const two = await newStaff(server, newEmail());
      const remove = (by: StaffUnderTest, { id }: StaffUnderTest) =>
        round % 2 ? by.call(removeStaffMemberContract, { params: { id } }) : change(by, id, ['buyer']);
      const answers = await Promise.all([remove(one, two), remove(two, one)]);
      expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
      expect([401, 403, 404]).toContain(answers.map(({ status }) => status).sort()[1]);
    }
  });
});

describe('removing a member', () => {
  it('ends the sessions and frees the e-mail', async () => {
    const clerk = await newStaff(server, newEmail(), ['packer']);
    expect((await owner.call(removeStaffMemberContract, { params: { id: clerk.id } })).status).toBe(200);
    expect((await server.verify(clerk.token)).status).toBe(401);
    expect(await memberOf(clerk.id)).toBeUndefined();
    expect((await owner.call(inviteStaffMemberContract, { body: form({ email: clerk.email }) })).status).toBe(200);
  });
});

describe('sessions of staff', () => {
  it('are listed and ended singly by their owner', async () => {
    const clerk = await newStaff(server, newEmail(), ['packer']);
    const other = await loggedIn(clerk);
    const { items } = (await clerk.call(listMySessionsContract)).data;
    expect(items).toHaveLength(2);
    expect(items.map(({ current }) => current)).toEqual([true, false]);
    expect(items[0]).toMatchObject({ agent: 'lightMyRequest', address: '127.0.0.1' });
    const session = items[1]?.id ?? '';
    const left = await clerk.call(endMySessionContract, { params: { session } });
    expect(left.data.items.map(({ current }) => current)).toEqual([true]);
    expect((await server.verify(other.token)).status).toBe(401);
    expect((await clerk.call(endMySessionContract, { params: { session } })).status).toBe(200);
  });

  it('are listed and ended by owners of the shop, and of nobody else', async () => {
    const clerk = await newStaff(server, newEmail(), ['packer']);
    const another = await newStaff(server, newEmail(), ['packer']);
    const { items } = (await owner.call(listMemberSessionsContract, { params: { id: clerk.id } })).data;
    const session = items[0]?.id ?? '';
    expect((await another.call(endMySessionContract, { params: { session } })).status).toBe(404);
    const wrong = { params: { id: another.id, session } };
    expect((await owner.call(endMemberSessionContract, wrong)).status).toBe(404);
    const right = { params: { id: clerk.id, session } };
    expect((await another.call(endMemberSessionContract, right)).status).toBe(403);
    expect((await owner.call(endMemberSessionContract, right)).data.items).toEqual([]);
    expect((await server.verify(clerk.token)).status).toBe(401);
  });

  it('end after 12 hours, and after two hours without use', async () => {
    const clerk = await newStaff(server, newEmail(), ['packer']);
    const isAlive = async () => (await server.verify(clerk.token)).status === 200;
    for (let passed = 1; passed < 12; passed += 1) {
      server.clock.advance(hour);
      expect(await isAlive()).toBe(true);
    }
    server.clock.advance(hour);
    expect(await isAlive()).toBe(false);

    const idle = await newStaff(server, newEmail(), ['packer']);
    server.clock.advance(2 * hour - 1);
    expect((await idle.call(listMySessionsContract)).data.items).toHaveLength(1);
    server.clock.advance(2 * hour);
    expect((await server.verify(idle.token)).status).toBe(401);
    owner = { ...owner, ...(await loggedIn(owner)) };
    expect((await owner.call(listMemberSessionsContract, { params: { id: idle.id } })).data.items).toEqual([]);
  });

  it('are not used by an open console in which nobody does anything', async () => {
    const clerk = await newStaff(server, newEmail(), ['packer']);
    const background = { headers: { [activityHeader]: 'background' } };
    server.clock.advance(1.5 * hour);
    expect((await clerk.call(listMySessionsContract, background)).status).toBe(200);
    server.clock.advance(0.5 * hour);
    expect((await clerk.call(listMySessionsContract, background)).status).toBe(401);
  });

  it('are used by a change, whatever the browser says', async () => {
    const clerk = await newStaff(server, newEmail(), ['packer']);
    server.clock.advance(1.5 * hour);
    await clerk.call(beginSecondFactorContract, { headers: { [activityHeader]: 'background' } });
    server.clock.advance(hour);
    expect((await clerk.call(listMySessionsContract)).status).toBe(200);
  });
});
