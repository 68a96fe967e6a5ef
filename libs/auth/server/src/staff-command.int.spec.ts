import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { userAccount } from './db/user-account.table.ts';
import { staffCommand } from './staff-command.ts';
import { startAuth, type AuthUnderTest } from './testing/start-auth.ts';

let server: AuthUnderTest;
beforeAll(async () => {
  server = await startAuth();
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

test('lists and removes staff accounts, but never removes the last one', async () => {
  await run('add', 'leaving@example.test');
  const { lines: all } = await run('list');
  expect(all).toContain('leaving@example.test');
  expect(await run('remove', 'shopper@example.test')).toEqual({
    ok: false,
    lines: ['shopper@example.test is not a staff account'],
  });
  expect(await run('remove', 'leaving@example.test')).toEqual({ ok: true, lines: ['Removed: leaving@example.test'] });

  const [one] = await server.core.db.select().from(userAccount).where(eq(userAccount.role, 'staff'));
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...(one ?? expect.fail('no staff account')),
    id: `staff_${index}`,
    email: `staff-${index}@example.test`,
  }));
  await server.core.db.insert(userAccount).values(many);
  // Opens the connections first, so that all removals start at once.
  await Promise.all(many.map(() => run('list')));
  await Promise.all((await run('list')).lines.map((address) => run('remove', address)));
  const { lines: left } = await run('list');
  expect(left).toHaveLength(1);
  expect(await run('remove', left[0] ?? '')).toEqual({
    ok: false,
    lines: [`${left[0]} is the last staff account; add another one first`],
  });
});

test.each([
  [[]],
  [['add']],
  [['remove']],
  [['list', 'all']],
  [['constructor', 'a@example.test']],
  [['add', 'a@example.test', 'b@example.test']],
  [['password', 'not-an-email']],
])('npm run staff -- %j prints the usage without opening the database', async (args) => {
  const never = () => Promise.reject(new Error('opened'));
  const { ok, lines } = await staffCommand(args, never);
  expect(ok).toBe(false);
  expect(lines.at(-1)).toBe('Usage: npm run staff -- list | add EMAIL | password EMAIL | remove EMAIL');
});
