import { insertStaffAction, operator, type Tx } from '@caravan/server-core';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isLastOwner } from './staff-role.repo.ts';
import { staffRole } from './staff-role.table.ts';
import { userAccount } from '../accounts/user-account.table.ts';
import { invite, newStaff, type StaffUnderTest } from '../testing/staff.ts';
import { startAuth, type AuthUnderTest } from '../testing/start-auth.ts';

let server: AuthUnderTest;
let owners: [StaffUnderTest, StaffUnderTest];
beforeAll(async () => {
  server = await startAuth();
  owners = [await newStaff(server, 'one@example.test'), await newStaff(server, 'two@example.test')];
});
afterAll(() => server.close());

/** Takes the role and checks the constraints now, as the end of the transaction does. */
const dismiss = async (tx: Tx, { id }: { id: string }): Promise<void> => {
  const subject = { kind: 'staff', ref: id };
  await insertStaffAction(tx, server.core.clock, operator, { action: 'staff.roles', subject });
  await tx.delete(staffRole).where(and(eq(staffRole.userId, id), eq(staffRole.role, 'owner')));
  await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`);
};

const waiting = async (): Promise<number> => {
  const { rows } = await server.core.db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
  );
  return rows[0]?.count ?? 0;
};

test('two owners who are dismissed at once do not count on each other', async () => {
  const { transaction } = server.core;
  const checked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const first = transaction(async (tx) => {
    await dismiss(tx, owners[0]);
    checked.resolve();
    await gate.promise;
  });
  await checked.promise;
  let isOver = false;
  const second = transaction((tx) => dismiss(tx, owners[1])).then(
    () => 'dismissed',
    (error: unknown) => (isLastOwner(error) ? 'last owner' : error),
  );
  void second.finally(() => (isOver = true));
  await vi.waitFor(async () => expect(isOver || (await waiting()) > 0).toBe(true), 10_000);
  gate.resolve();
  await first;
  expect(await second).toBe('last owner');
});

test('somebody who has not accepted the invitation is not the owner that remains', async () => {
  const [, remaining] = owners;
  await invite(server, remaining, { email: 'new@example.test', roles: ['owner'], language: 'en' });
  const dismissal = () => server.core.transaction((tx) => dismiss(tx, remaining));
  await expect(dismissal()).rejects.toSatisfy(isLastOwner);
  await server.core.db
    .update(userAccount)
    .set({ emailVerifiedAt: server.clock.now() })
    .where(eq(userAccount.email, 'new@example.test'));
  await expect(dismissal()).resolves.toBeUndefined();
});
