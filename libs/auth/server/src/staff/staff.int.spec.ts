import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userAccount } from '../accounts/user-account.table.ts';
import { contextOf, startAuth, type AuthUnderTest } from '../testing/start-auth.ts';
import { firstStaff } from './first-staff.ts';

let server: AuthUnderTest;
beforeEach(async () => {
  server = await startAuth();
});
afterEach(() => server.close());

const staffOf = (email: string) => server.core.db.select().from(userAccount).where(eq(userAccount.email, email));

/** Returns the lines that the start of a server with this configuration prints. */
const start = async (config: { staff?: { email: string; password: string }; embedded?: boolean }) => {
  const { embedded, staff } = config;
  const databaseUrl = embedded ? undefined : server.core.config.databaseUrl;
  return firstStaff(contextOf(server), { ...server.core.config, databaseUrl, staff });
};

test('the embedded default makes a staff account once and prints its password', async () => {
  const lines = await start({ embedded: true });
  expect(lines).toHaveLength(1);
  const [, email = '', password = ''] =
    /^Staff account of the owner: (\S+), password (\S+) /.exec(lines[0] ?? '') ?? [];
  const { data } = await server.logIn(email, password);
  expect(data.user).toMatchObject({ email, role: 'staff', email_verified: true });
  expect(JSON.stringify(await staffOf(email))).not.toContain(password);
  expect(await start({ embedded: true })).toEqual([]);
});

test('STAFF_EMAIL and STAFF_PASSWORD make an account, whose password is not printed', async () => {
  const staff = { email: 'desk@example.test', password: 'desk2468' };
  const lines = await start({ staff });
  expect(lines).toEqual(['Staff account of the owner: desk@example.test, with the password of STAFF_PASSWORD']);
  expect((await server.logIn(staff.email, staff.password)).data.user.role).toBe('staff');
  expect(await start({ staff })).toEqual([]);
});

test('processes that start at once make one account', async () => {
  const staff = { email: 'desk@example.test', password: 'desk2468' };
  const lines = await Promise.all(Array.from({ length: 8 }, () => start({ staff })));
  expect(lines.flat()).toHaveLength(1);
  expect(await staffOf(staff.email)).toHaveLength(1);
});

test("a shopper's account never becomes staff", async () => {
  await server.register('desk@example.test');
  const lines = await start({ staff: { email: 'desk@example.test', password: 'desk2468' } });
  expect(lines).toEqual(["STAFF_EMAIL desk@example.test is a shopper's account; staff need a separate e-mail"]);
  expect((await staffOf('desk@example.test'))[0]?.role).toBe('shopper');
  expect((await server.logIn('desk@example.test', 'desk2468')).reason).toBe('wrong_credentials');
});

test('with an external database no account is made by default, and the start prints how to add one', async () => {
  expect(await start({})).toEqual([
    'No staff account yet: set STAFF_EMAIL and STAFF_PASSWORD, or run npm run staff -- add EMAIL',
  ]);
  expect(await server.core.db.select().from(userAccount)).toEqual([]);
});
