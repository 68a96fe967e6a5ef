import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scratchRoot } from '../../../../../tools/config/scratch-root.ts';
import { testConfig } from '../testing/test-config.ts';
import { usedDataFolder } from '../testing/used-data-folder.ts';
import { joinDatabase, openDatabase, type OpenDatabaseOptions } from './postgres.ts';

const migrationsFolder = fileURLToPath(new URL('../../../../../apps/server/migrations', import.meta.url));

let parent: string;
let options: OpenDatabaseOptions;
beforeEach(async () => {
  parent = await mkdtemp(join(scratchRoot, 'caravan-join-'));
  // If root runs the tests, PostgreSQL runs as user postgres, who needs access to the folder.
  await chmod(parent, 0o755);
  const dataDir = join(parent, 'data');
  await usedDataFolder(dataDir);
  const config = { ...testConfig({ databasePool: 5 }), dataDir };
  options = { config, migrationsFolder, notice: () => undefined, onError: () => undefined };
});
afterEach(() => rm(parent, { recursive: true, force: true }));

test('a command uses the same database with and without a running server', async () => {
  const server = await openDatabase(options);
  await server.db.execute(sql`CREATE TABLE note (text text)`);

  const beside = await joinDatabase(options);
  await beside.db.execute(sql`INSERT INTO note VALUES ('beside a server')`);
  await beside.close();
  expect((await server.db.execute(sql`SELECT text FROM note`)).rows).toEqual([{ text: 'beside a server' }]);
  await server.close();

  const alone = await joinDatabase(options);
  await alone.db.execute(sql`INSERT INTO note VALUES ('alone')`);
  await alone.close();

  const again = await openDatabase(options);
  expect((await again.db.execute(sql`SELECT text FROM note`)).rows).toEqual([
    { text: 'beside a server' },
    { text: 'alone' },
  ]);
  await again.close();
}, 60_000);
