import {
  getMeContract,
  listMySessionsContract,
  updateMeContract,
  updateStaffMemberContract,
} from '@caravan/auth/contract/staff';
import { hour } from '@caravan/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contextOf, startAuth, type AuthUnderTest } from '../testing/start-auth.ts';
import { newStaff, type StaffUnderTest } from '../testing/staff.ts';
import { findablePeople } from './findable-people.ts';
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

it('calls a member by the name that they or an owner gave, and by the e-mail again without one', async () => {
  const clerk = await newStaff(server, 'clerk7@example.test', ['receiver']);
  const nameOf = async () => (await members().find(server.core.db, [clerk.id])).get(clerk.id)?.name;
  expect((await clerk.call(updateMeContract, { body: { name: ' Zoë  张 ' } })).data.name).toBe('Zoë  张');
  expect(await nameOf()).toBe('Zoë  张');
  expect((await clerk.call(updateMeContract, { body: { name: ' ' } })).reason).toBe('invalid');

  const change = { roles: ['receiver' as const], language: 'en' as const };
  const byOwner = (name?: string) =>
    owner.call(updateStaffMemberContract, { params: { id: clerk.id }, body: { ...change, name } });
  expect((await byOwner('Zhang Zoë')).data.name).toBe('Zhang Zoë');
  expect((await byOwner()).data.name).toBe('Zhang Zoë');
  expect(await findablePeople.find(server.core.db, 'zhang z', 5)).toEqual([
    { ref: clerk.id, title: 'Zhang Zoë · clerk7@example.test', state: 'staff' },
  ]);
  expect((await byOwner('')).data.name).toBeNull();
  expect((await clerk.call(getMeContract)).data.name).toBeNull();
  expect(await nameOf()).toBe('clerk7');
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
