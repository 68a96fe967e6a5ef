import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockTable, testDatabase, type TestDatabase } from '../testing/index.ts';
import { ensureKey, ensureKeyText, keyTable } from './ensure-key.ts';

const table = keyTable('test_key');

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.db.execute(sql`CREATE TABLE test_key (name text PRIMARY KEY, value text NOT NULL)`);
});
afterAll(() => database.close());

it('a key is made once and stays, and another name has another key', async () => {
  const key = await ensureKey(database.db, table, 'pictures');
  expect(key).toHaveLength(32);
  expect(await ensureKey(database.db, table, 'pictures')).toEqual(key);
  expect(await ensureKey(database.db, table, 'prints')).not.toEqual(key);
});

it('processes that need a key at once get the same one', async () => {
  const gate = await lockTable(database, 'test_key');
  const made = Array.from({ length: 5 }, (_, index) =>
    ensureKeyText(database.db, table, 'shared', () => `made by ${index}`),
  );
  await gate.waiting(5);
  await gate.open();
  const keys = await Promise.all(made);
  expect(new Set(keys).size).toBe(1);
  expect(await ensureKeyText(database.db, table, 'shared', () => 'made later')).toBe(keys[0]);
});
