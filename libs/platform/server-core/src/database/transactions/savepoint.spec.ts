import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testServer, type TestServer } from '../../testing/index.ts';
import { afterCommit } from './after-commit.ts';
import { inSavepoint } from './savepoint.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ compose: () => ({ features: [] }) });
  await server.core.db.execute(sql`CREATE TABLE part_of (name text PRIMARY KEY)`);
});
afterAll(() => server.close());

const names = async () =>
  (await server.core.db.execute<{ name: string }>(sql`SELECT name FROM part_of ORDER BY name`)).rows.map(
    ({ name }) => name,
  );

it('undoes the part that fails, with its functions for after the commit, and keeps the rest', async () => {
  const told = vi.fn();
  const caught = await server.core.transaction(async (tx) => {
    const insert = (name: string) => tx.execute(sql`INSERT INTO part_of VALUES (${name})`);
    await insert('before');
    afterCommit(tx, () => told('before'));
    const failed = await inSavepoint(tx, async () => {
      await insert('inside');
      afterCommit(tx, () => told('inside'));
      await inSavepoint(tx, () => insert('innermost'));
      await insert('before');
    }).catch((error: unknown) => error);
    await inSavepoint(tx, async () => {
      await insert('kept');
      afterCommit(tx, () => told('kept'));
    });
    return failed;
  });
  expect(caught).toBeInstanceOf(Error);
  expect(await names()).toEqual(['before', 'kept']);
  expect(told.mock.calls).toEqual([['before'], ['kept']]);
});
