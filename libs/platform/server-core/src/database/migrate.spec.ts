import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { ForeignMigrations, runMigrations } from './migrate.ts';

const ours = fileURLToPath(new URL('../../../../../apps/server/migrations', import.meta.url));

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await testDatabase({ empty: true });
  folder = await mkdtemp(join(tmpdir(), 'caravan-migrations-'));
  await cp(ours, folder, { recursive: true });
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const applied = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations',
  );
  return rows[0]?.count ?? 0;
};

it('applies each migration once if several processes start together', async () => {
  await Promise.all(Array.from({ length: 5 }, () => runMigrations(database.pool, folder)));
  expect(await applied()).toBe(1);
  await runMigrations(database.pool, folder);
  expect(await applied()).toBe(1);
});

it('refuses a database of another version', async () => {
  await runMigrations(database.pool, folder);
  const file = join(folder, '0000_init.sql');
  await writeFile(file, `${await readFile(file, 'utf8')}\n-- changed`);
  await expect(runMigrations(database.pool, folder)).rejects.toThrow(ForeignMigrations);
});

it('releases its lock and its connection when it fails', async () => {
  await writeFile(join(folder, '0000_init.sql'), 'CREATE TABL;');
  await expect(runMigrations(database.pool, folder)).rejects.toThrow();
  await cp(ours, folder, { recursive: true });
  await runMigrations(database.pool, folder);
  expect(await applied()).toBe(1);
});
