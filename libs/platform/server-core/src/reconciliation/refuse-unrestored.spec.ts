import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import type { FeatureServer } from '../feature.ts';
import { scratchRoot, testConfig, testDatabase, usedDataFolder, type TestDatabase } from '../testing/index.ts';
import { lastBookAudit } from './book-audit.repo.ts';
import { reconcile } from './reconcile.ts';

let database: TestDatabase | undefined;
afterEach(async () => {
  await database?.close();
  database = undefined;
});

/** By default no migration may run. */
const audit = (
  config = testConfig({ databaseUrl: database?.url }),
  migrationsFolder = '/nowhere',
  features: FeatureServer[] = [],
) =>
  reconcile({
    config,
    log: pino({ level: 'silent' }),
    migrationsFolder,
    compose: () => ({ features, authenticate: async () => null }),
    notice: () => undefined,
    resume: false,
  });

it('an audit stores when it ran and how many faults it found', async () => {
  database = await testDatabase();
  await database.db.execute(sql`INSERT INTO avatar (id, user_id) VALUES ('a', 'b')`);
  const broken = { name: 'broken', reasons: {}, routes: [], audit: async () => ['one', 'two'] };
  const migrationsFolder = fileURLToPath(new URL('../../../../../apps/server/migrations', import.meta.url));
  const begun = new Date();
  const { faults } = await audit(testConfig({ databaseUrl: database.url }), migrationsFolder, [broken]);
  expect(faults).toEqual(['broken: one', 'broken: two']);
  const last = await lastBookAudit(database.db);
  expect(last?.faults).toBe(2);
  expect(last?.at.getTime()).toBeGreaterThanOrEqual(begun.getTime());
});

it('an audit refuses a data folder without a database, and creates none', async () => {
  const config = testConfig({ databaseUrl: undefined });
  await expect(audit(config)).rejects.toThrow(`there is no database in ${config.dataDir}`);
  expect(existsSync(config.dataDir)).toBe(false);
});

it('an audit refuses an empty database, and leaves it empty', async () => {
  database = await testDatabase({ empty: true });
  await expect(audit()).rejects.toThrow('the database is empty');
  const { rows } = await database.db.execute(sql`SELECT 1 FROM pg_class WHERE relname = 'profile'`);
  expect(rows).toEqual([]);
});

it('an audit refuses tables without any data', async () => {
  database = await testDatabase();
  await expect(audit()).rejects.toThrow('the database has only empty tables');
});

it('an audit refuses a database whose restore ended before the keys', async () => {
  database = await testDatabase();
  await database.db.execute(sql`INSERT INTO avatar (id, user_id) VALUES ('a', 'b')`);
  await database.db.execute(sql`ALTER TABLE profile DROP CONSTRAINT profile_pkey`);
  await expect(audit()).rejects.toThrow('no key in profile');
});

it('an audit refuses an embedded database without any data', { timeout: 60_000 }, async () => {
  const parent = await mkdtemp(join(scratchRoot, 'caravan-audit-'));
  // If root runs the tests, PostgreSQL runs as user postgres, who needs access to the folder.
  await chmod(parent, 0o755);
  const dataDir = join(parent, 'data');
  const config = testConfig({ databaseUrl: undefined, dataDir });
  const migrationsFolder = fileURLToPath(new URL('../../../../../apps/server/migrations', import.meta.url));
  await usedDataFolder(dataDir);
  await expect(audit(config, migrationsFolder)).rejects.toThrow('the database has only empty tables');
  await rm(parent, { recursive: true, force: true });
});
