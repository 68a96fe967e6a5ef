import { insertStaffAction, listStaffActions, operator, violatedConstraint } from '@caravan/server-core';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { argon2Hasher } from '../passwords/argon2.hasher.ts';
import { staffRole } from './staff-role.table.ts';
import { userAccount } from '../accounts/user-account.table.ts';
import { staffCommand } from '../staff-command.ts';
import { startAuth, type AuthUnderTest } from '../testing/start-auth.ts';

let server: AuthUnderTest;
beforeAll(async () => {
  // The command makes hashes of the usual cost.
  server = await startAuth({ databasePool: 40 }, undefined, argon2Hasher());
});
afterAll(() => server.close());

const close = vi.fn(async () => undefined);
const open = async () => ({ db: server.core.db, transaction: server.core.transaction, close });
const run = (...args: string[]) => staffCommand(args, open);

test('adds a staff account and prints its password once', async () => {
  const { ok, lines } = await run('add', 'Desk@Example.test');
  expect(ok).toBe(true);
  const [, password = ''] = /^Password \(shown only now\): (\S+)$/.exec(lines[1] ?? '') ?? [];
  expect((await server.logIn('desk@example.test', password)).data.user).toMatchObject({
    email: 'desk@example.test',
    role: 'staff',
  });
  expect(lines[2]).toBe('Roles: owner (may do everything; for less, add --roles)');
  expect(close).toHaveBeenCalledOnce();
  expect(await run('add', 'desk@example.test')).toEqual({
    ok: false,
    lines: ['desk@example.test is already a staff account'],
  });
});

test("does not change a shopper's account", async () => {
  await server.register('shopper@example.test');
  expect(await run('add', 'shopper@example.test')).toEqual({
    ok: false,
    lines: ["shopper@example.test is a shopper's account; staff need a separate e-mail"],
  });
  const [shopper] = await server.core.db
    .select()
    .from(userAccount)
    .where(eq(userAccount.email, 'shopper@example.test'));
  expect(shopper?.role).toBe('shopper');
});

const passwordOf = (lines: readonly string[]): string => /: (\S+)$/.exec(lines[1] ?? '')?.[1] ?? '';

test('sets a new password, which replaces the old one and ends its sessions', async () => {
  const before = passwordOf((await run('add', 'lost@example.test')).lines);
  const { data } = await server.logIn('lost@example.test', before);
  const after = await run('password', 'LOST@example.test');
  expect(after.ok).toBe(true);
  expect((await server.logIn('lost@example.test', before)).reason).toBe('wrong_credentials');
  expect((await server.logIn('lost@example.test', passwordOf(after.lines))).status).toBe(200);
  expect((await server.verify(data.token)).status).toBe(401);
  expect(await run('password', 'shopper@example.test')).toEqual({
    ok: false,
    lines: ['shopper@example.test is not a staff account'],
  });
});

test('lists and removes staff accounts, but never the last owner', async () => {
  await run('add', 'leaving@example.test');
  const { lines: all } = await run('list');
  expect(all).toContain('leaving@example.test: owner');
  expect(await run('remove', 'shopper@example.test')).toEqual({
    ok: false,
    lines: ['shopper@example.test is not a staff account'],
  });
  expect(await run('remove', 'leaving@example.test')).toEqual({ ok: true, lines: ['Removed: leaving@example.test'] });

  await run('add', 'clerk@example.test', '--roles', 'packer');
  const many = Array.from({ length: 30 }, (_, index) => `owner-${index}@example.test`);
  for (const address of many) await run('add', address);
  const owners = (await run('list')).lines.flatMap((line) => line.match(/^(\S+): owner$/)?.[1] ?? []);
  await Promise.all(owners.map((address, index) => run(...leave(address, index))));
  const { lines: left } = await run('list');
  const [last, ...others] = left.filter((line) => line.endsWith(': owner'));
  expect(others).toEqual([]);
  const address = last?.slice(0, -': owner'.length) ?? '';
  const refused = { ok: false, lines: [`${address} is the last owner; make another account owner first`] };
  expect(await run('remove', address)).toEqual(refused);
  expect(await run('roles', address, '--roles', 'packer')).toEqual(refused);
  expect(left).toContain('clerk@example.test: packer');
});

/** Half of the owners are removed, half lose the role. */
const leave = (address: string, index: number): string[] =>
  index % 2 ? ['remove', address] : ['roles', address, '--roles', 'editor'];

test('sets roles, which an account adds up, and records who changed them', async () => {
  expect((await run('add', 'both@example.test', '--roles=packer,buyer')).lines[2]).toBe('Roles: buyer, packer');
  expect(await run('roles', 'both@example.test', '--roles', 'lines, receiver')).toEqual({
    ok: true,
    lines: ['Staff account: both@example.test', 'Roles: receiver, lines'],
  });
  expect((await run('list')).lines).toContain('both@example.test: receiver, lines');
  const [newest] = (await listStaffActions(server.core.db, { page: 1, page_size: 1 })).items;
  expect(newest).toMatchObject({
    staffId: 'command',
    roles: [],
    action: 'staff.roles',
    subjectKind: 'staff',
    data: { before: ['buyer', 'packer'], after: ['receiver', 'lines'] },
  });
  expect((await run('roles', 'shopper@example.test', '--roles', 'buyer')).lines).toEqual([
    'shopper@example.test is not a staff account',
  ]);
});

test.each([
  [['add', 'a@example.test', '--roles', 'byer,packer'], '"byer"'],
  [['add', 'a@example.test', '--roles', ''], '""'],
  [['roles', 'a@example.test', '--roles', 'Owner,all'], '"Owner", "all"'],
])('npm run staff -- %j names the wrong roles and the right ones', async (args, wrong) => {
  const { ok, lines } = await staffCommand(args, () => Promise.reject(new Error('opened')));
  expect(ok).toBe(false);
  expect(lines[0]).toBe(
    `No such role: ${wrong}. Roles are owner, buyer, receiver, packer, service, finance, lines, editor, auditor`,
  );
});

test('roles never change without an action in the log', async () => {
  const [one] = await server.core.db.select().from(staffRole).limit(1);
  const id = one?.userId ?? expect.fail('no staff account');
  const change = (record: boolean) =>
    server.core.transaction(async (tx) => {
      await tx.insert(staffRole).values({ userId: id, role: 'auditor' }).onConflictDoNothing();
      await tx.delete(staffRole).where(and(eq(staffRole.userId, id), eq(staffRole.role, 'auditor')));
      const subject = { kind: 'staff', ref: record ? id : 'another' };
      await insertStaffAction(tx, server.core.clock, operator, { action: 'staff.roles', subject });
    });
  await expect(change(false)).rejects.toSatisfy((error) => violatedConstraint(error) === 'staff_role_action');
  await expect(change(true)).resolves.toBeUndefined();
});

test.each([
  [[]],
  [['add']],
  [['remove']],
  [['list', 'all']],
  [['constructor', 'a@example.test']],
  [['add', 'a@example.test', 'b@example.test']],
  [['password', 'not-an-email']],
  [['password', 'a@example.test', '--roles', 'buyer']],
  [['roles', 'a@example.test']],
  [['list', '--roles', 'buyer']],
])('npm run staff -- %j prints the usage without opening the database', async (args) => {
  const never = () => Promise.reject(new Error('opened'));
  const { ok, lines } = await staffCommand(args, never);
  expect(ok).toBe(false);
  expect(lines.at(-1)).toBe(
    'Usage: npm run staff -- list | add EMAIL [--roles buyer,packer] | roles EMAIL --roles buyer,packer | password EMAIL | second-factor EMAIL | remove EMAIL',
  );
});
