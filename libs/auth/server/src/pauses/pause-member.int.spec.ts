import {
  getMeContract,
  getMemberWorkContract,
  handOverMemberWorkContract,
  listStaffMembersContract,
  pauseStaffMemberContract,
  removeStaffMemberContract,
  resumeStaffMemberContract,
  updateStaffMemberContract,
} from '@caravan/auth/contract/staff';
import type { StaffRole } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import { caller, type Caller } from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuth, type AuthUnderTest } from '../testing/start-auth.ts';
import { invite, newStaff, staffPassword, type StaffUnderTest } from '../testing/staff.ts';

let server: AuthUnderTest;
let owner: StaffUnderTest;
beforeAll(async () => {
  server = await startAuth({ databasePool: 40 });
  owner = await newStaff(server, 'owner@example.test');
});
afterAll(() => server.close());

let people = 0;
const hire = (...roles: StaffRole[]) => newStaff(server, `paused${(people += 1)}@example.test`, roles);
const pause = (id: string, by: Caller = owner, body: { to?: string | null } | null = null) =>
  by.call(pauseStaffMemberContract, { params: { id }, body });
const resume = (id: string, by: Caller = owner) => by.call(resumeStaffMemberContract, { params: { id } });
const memberOf = async (id: string) =>
  (await owner.call(listStaffMembersContract)).data.items.find((member) => member.id === id);
const actionsAbout = async (subject: string) =>
  (await listStaffActions(server.core.db, { page: 1, page_size: 20, subject })).items
    .map(({ action }) => action)
    .filter((action) => ['staff.pause', 'staff.resume'].includes(action));

describe('a member who is paused', () => {
  it('is logged out at once and cannot log in, until an owner lets them in with the roles of before', async () => {
    const member = await hire('buyer', 'service');
    expect((await member.call(getMeContract)).status).toBe(200);
    expect(await pause(member.id)).toMatchObject({ status: 200, data: { moved: 0, released: 0 } });
    expect((await member.call(getMeContract)).status).toBe(401);
    expect(await server.logIn(member.email, staffPassword)).toMatchObject({
      status: 403,
      reason: 'member_paused',
      message: 'An owner has paused your access. Ask them to let you in again',
    });
    // Who does not know the password learns nothing.
    expect(await server.logIn(member.email, 'wrong1234')).toMatchObject({ status: 422, reason: 'wrong_credentials' });
    expect(await memberOf(member.id)).toMatchObject({
      state: 'paused',
      paused_at: server.clock.now().toISOString(),
      roles: ['buyer', 'service'],
      seen_at: null,
    });
    expect((await resume(member.id)).data).toMatchObject({
      state: 'active',
      paused_at: null,
      roles: ['buyer', 'service'],
    });
    expect((await server.logIn(member.email, staffPassword)).status).toBe(200);
    expect((await member.call(getMeContract)).status).toBe(401);
    expect(await actionsAbout(member.id)).toEqual(['staff.resume', 'staff.pause']);
  });

  it('is paused once and let in once, however often that is asked', async () => {
    const member = await hire('packer');
    const paused = await Promise.all(Array.from({ length: 20 }, () => pause(member.id)));
    expect(paused.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const resumed = await Promise.all(Array.from({ length: 20 }, () => resume(member.id)));
    expect(resumed.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await memberOf(member.id)).toMatchObject({ state: 'active', roles: ['packer'] });
    expect(await actionsAbout(member.id)).toEqual(['staff.resume', 'staff.pause']);
  });

  it('keeps no session of a login at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = await hire('packer');
      const answers = await Promise.all([
        ...Array.from({ length: 3 }, () => server.logIn(member.email, staffPassword)),
        pause(member.id),
        ...Array.from({ length: 3 }, () => server.logIn(member.email, staffPassword)),
      ]);
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      expect(await memberOf(member.id)).toMatchObject({ state: 'paused', seen_at: null });
    }
  });

  it('gets changed roles from the return on, and is nobody’s heir', async () => {
    const member = await hire('packer');
    const colleague = await hire('packer');
    await pause(member.id);
    const params = { id: member.id };
    const changed = await owner.call(updateStaffMemberContract, {
      params,
      body: { name: 'Mei Lin', roles: ['buyer'], language: 'zh' },
    });
    expect(changed.data).toMatchObject({ state: 'paused', name: 'Mei Lin', roles: ['buyer'], language: 'zh' });
    const work = (await owner.call(getMemberWorkContract, { params: { id: colleague.id } })).data;
    expect(work.heirs.map(({ id }) => id)).not.toContain(member.id);
    const handOver = { params: { id: colleague.id }, body: { to: member.id } };
    expect((await owner.call(handOverMemberWorkContract, handOver)).reason).toBe('heir_gone');
    expect((await pause(colleague.id, owner, { to: member.id })).reason).toBe('heir_gone');
    expect((await resume(member.id)).data).toMatchObject({ state: 'active', roles: ['buyer'] });
  });

  it('can be removed, and the log says with which roles', async () => {
    const member = await hire('packer');
    await pause(member.id);
    expect((await owner.call(removeStaffMemberContract, { params: { id: member.id } })).status).toBe(200);
    expect(await memberOf(member.id)).toBeUndefined();
    const { items } = await listStaffActions(server.core.db, { page: 1, page_size: 5, subject: member.id });
    expect(items.find(({ action }) => action === 'staff.remove')?.data).toMatchObject({ roles: ['packer'] });
  });
});

describe('a pause', () => {
  it('is refused for oneself, for those who have not joined, for unknown ones, and to all but owners', async () => {
    expect((await pause(owner.id)).reason).toBe('own_roles');
    const body = { email: 'invited@example.test', roles: ['packer' as const], language: 'en' as const };
    const { id } = await invite(server, owner, body);
    expect((await pause(id)).reason).toBe('wrong_state');
    expect((await pause('nobody')).status).toBe(404);
    expect((await resume('nobody')).status).toBe(404);
    const packer = await hire('packer');
    expect((await pause(owner.id, packer)).status).toBe(403);
    expect((await resume(owner.id, packer)).status).toBe(403);
  });

  it('of the last owner who can log in is refused: a paused owner is none that remains', async () => {
    const one = await hire('owner');
    const two = await hire('owner');
    // Three owners at first; the one of these tests is paused, and let in again by the one that remains.
    const answers = await Promise.all([pause(owner.id, one), pause(two.id, one)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await pause(one.id, two)).status).toBe(401);
    const body = { roles: ['packer' as const], language: 'en' as const };
    expect((await one.call(updateStaffMemberContract, { params: { id: one.id }, body })).reason).toBe('own_roles');
    await resume(owner.id, one);
    const { data } = await server.logIn(owner.email, staffPassword);
    owner = { ...owner, ...caller(server.app, data.token) };
    // Each pauses the other at the same time: whoever comes second is logged out, or would leave nobody.
    const both = await Promise.all([pause(one.id, owner), pause(owner.id, one)]);
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect([401, 403, 409]).toContain(both.find(({ status }) => status !== 200)?.status);
  });
});
