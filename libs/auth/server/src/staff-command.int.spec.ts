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

test('a staff account is made, its password is told once and works', async () => {
  const { ok, lines } = await run('add', 'Desk@Example.test');
  expect(ok).toBe(true);
  const [, password = ''] = /^Password \(shown only now\): (\S+)$/.exec(lines[1] ?? '') ?? [];
  expect((await server.logIn('desk@example.test', password)).data.user).toMatchObject({ email: 'desk@example.test', role: 'staff' });
  expect(close).toHaveBeenCalledOnce();
  expect(await run('add', 'desk@example.test')).toEqual({ ok: false, lines: ['desk@example.test is a staff account already'] });
});

test("a shopper's account is left alone", async () => {
  await server.register('shopper@example.test');
  expect(await run('add', 'shopper@example.test')).toEqual({ ok: false, lines: ["shopper@example.test is a shopper's account; staff need an e-mail of their own"] });
  const [shopper] = await server.core.db.select().from(userAccount).where(eq(userAccount.email, 'shopper@example.test'));
  expect(shopper?.role).toBe('shopper');
});

test.each([[[]], [['add']], [['remove', 'desk@example.test']], [['add', 'a@example.test', 'b@example.test']], [['add', 'nobody']]])(
  'npm run staff -- %j says how it is meant, without touching the database',
  async (args) => {
    const never = () => Promise.reject(new Error('opened'));
    const { ok, lines } = await staffCommand(args, never);
    expect(ok).toBe(false);
    expect(lines.at(-1)).toBe('Usage: npm run staff -- add EMAIL');
  },
);
