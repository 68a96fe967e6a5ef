import { listMySessionsContract, updateStaffMemberContract } from '@caravan/auth/contract/staff';
import { hour } from '@caravan/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contextOf, startAuth, type AuthUnderTest } from '../testing/start-auth.ts';
import { newStaff, type StaffUnderTest } from '../testing/staff.ts';
import { staffMembersOf } from './staff-members.ts';

let server: AuthUnderTest;
let owner: StaffUnderTest;
beforeAll(async () => {
  server = await startAuth();
  owner = await newStaff(server, 'owner@example.test');
});
afterAll(() => server.close());

const members = () => staffMembersOf(contextOf(server));
const sessionOf = async (who: StaffUnderTest): Promise<string> => {
  const [session] = (await who.call(listMySessionsContract)).data.items;
  return session?.id ?? 'none';
};

it('finds members by their ids with name and roles, and nobody else', async () => {
  const buyer = await newStaff(server, 'li.buyer@example.test', ['buyer', 'packer']);
  const found = await members().find(server.core.db, [buyer.id, owner.id, 'nobody']);
  expect([...found.values()].map(({ name, roles }) => [name, [...roles].sort()])).toEqual(
    expect.arrayContaining([
      ['li.buyer', ['buyer', 'packer']],
      ['owner', ['owner']],
    ]),
  );
  expect(found.size).toBe(2);
  expect(await members().find(server.core.db, [])).toEqual(new Map());
});

it('finds those who hold a role, with the owners, by name', async () => {
  const packer = await newStaff(server, 'a.packer@example.test', ['packer', 'lines']);
  await newStaff(server, 'editor@example.test', ['editor']);
  const found = await members().holding(server.core.db, ['lines']);
  expect(found.map(({ id, name }) => [id, name])).toEqual([
    [packer.id, 'a.packer'],
    [owner.id, 'owner'],
  ]);
  expect((await members().holding(server.core.db, [])).map(({ id }) => id)).toEqual([owner.id]);
});

it('knows the roles of a session as they are now, until it ends', async () => {
  const buyer = await newStaff(server, 'wang@example.test', ['buyer']);
  const session = await sessionOf(buyer);
  expect(await members().rolesOf(session)).toEqual(['buyer']);
  const body = { roles: ['packer' as const], language: 'en' as const };
  await owner.call(updateStaffMemberContract, { params: { id: buyer.id }, body });
  expect(await members().rolesOf(session)).toEqual(['packer']);
  server.clock.advance(3 * hour);
  expect(await members().rolesOf(session)).toBeNull();
  expect(await members().rolesOf('unknown')).toBeNull();
});
