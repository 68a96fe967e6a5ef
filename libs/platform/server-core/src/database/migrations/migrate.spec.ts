import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { databaseWithRoles } from '../../testing/database-roles.ts';
import { ForeignMigrations, MigrationNeeded, runMigrations } from './migrate.ts';
import { openPool, type DatabasePool } from '../connections/pool.ts';

let database: TestDatabase;
let folder: string;
/** A folder with one migration, as drizzle-kit makes it. */
const makeFolder = async (): Promise<void> => {
  await mkdir(join(folder, 'meta'), { recursive: true });
  const entries = [{ idx: 0, version: '7', when: 1_795_736_778_230, tag: '0000_init', breakpoints: true }];
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  await writeFile(join(folder, '0000_init.sql'), 'CREATE TABLE note (text text NOT NULL);');
};
beforeEach(async () => {
  database = await testDatabase({ empty: true });
  folder = await mkdtemp(join(tmpdir(), 'caravan-migrations-'));
  await makeFolder();
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
  await makeFolder();
  await runMigrations(database.pool, folder);
  expect(await applied()).toBe(1);
});

/** Adds a migration to a folder, as drizzle-kit does. */
const addMigration = async (to: string, tag: string, statement: string): Promise<void> => {
  const file = join(to, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { when: number; tag: string }[] };
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, when: (last?.when ?? 0) + 1, tag });
  await writeFile(file, JSON.stringify(journal));
  await writeFile(join(to, `${tag}.sql`), statement);
};
const setRequired = (to: string, tag: string) =>
  writeFile(join(to, 'required.json'), JSON.stringify({ required: tag }));

describe('an older build on the database of a newer one', () => {
  /** The folders of three releases: the second adds a column, the third removes what the second no longer uses. */
  let first: string;
  let expanded: string;
  let contracted: string;
  beforeEach(async () => {
    first = folder;
    expanded = join(folder, 'expanded');
    contracted = join(folder, 'contracted');
    for (const part of ['meta', '0000_init.sql'])
      await cp(join(first, part), join(expanded, part), { recursive: true });
    await addMigration(expanded, '0001_expand', 'CREATE TABLE extra (id int); ALTER TABLE extra ADD COLUMN note text;');
    await setRequired(expanded, '0000_init');
    await cp(expanded, contracted, { recursive: true });
    await addMigration(contracted, '0002_contract', 'ALTER TABLE extra DROP COLUMN note;');
    await setRequired(contracted, '0001_expand');
  });

  it('runs if it knows the migration that the newer one requires, and changes nothing', async () => {
    await runMigrations(database.pool, first);
    await runMigrations(database.pool, expanded);
    expect(await applied()).toBe(2);
    await runMigrations(database.pool, first);
    await runMigrations(database.pool, expanded);
    expect(await applied()).toBe(2);
  });

  it('is refused if it does not know it', async () => {
    await runMigrations(database.pool, contracted);
    await expect(runMigrations(database.pool, first)).rejects.toThrow(ForeignMigrations);
    await runMigrations(database.pool, expanded);
    expect(await applied()).toBe(3);
  });

  it('is refused if the newer one names none', async () => {
    await rm(join(expanded, 'required.json'));
    await runMigrations(database.pool, expanded);
    await expect(runMigrations(database.pool, first)).rejects.toThrow(ForeignMigrations);
  });

  it('is refused if it has a migration that the newer one does not have', async () => {
    await runMigrations(database.pool, expanded);
    await addMigration(first, '0001_other', 'CREATE TABLE other (id int);');
    await expect(runMigrations(database.pool, first)).rejects.toThrow(ForeignMigrations);
  });

  it('is refused if the newer one was interrupted', async () => {
    await runMigrations(database.pool, expanded);
    await writeFile(join(contracted, '0002_contract.sql'), 'ALTER TABL;');
    await expect(runMigrations(database.pool, contracted)).rejects.toThrow();
    await expect(runMigrations(database.pool, first)).rejects.toThrow(ForeignMigrations);
    await runMigrations(database.pool, expanded);
  });

  it('a name that is not a migration is an error', async () => {
    await setRequired(expanded, '0007_nowhere');
    await expect(runMigrations(database.pool, expanded)).rejects.toThrow('required.json names 0007_nowhere');
  });
});

it('a role that may not create tables is content with a current database, and otherwise refused', async () => {
  const roles = await databaseWithRoles();
  const [owner, server] = [roles.ownerUrl, roles.serverUrl].map((connectionString) =>
    openPool({ connectionString }, { max: 2, onError: () => undefined }),
  ) as [DatabasePool, DatabasePool];
  try {
    await expect(runMigrations(server.pool, folder)).rejects.toThrow(MigrationNeeded);
    await runMigrations(owner.pool, folder);
    await expect(runMigrations(server.pool, folder)).rejects.toThrow('run npm run migrate');
    const role = new URL(roles.serverUrl.replace(/@[^/]*/, '@host')).username;
    await owner.pool.query(`GRANT USAGE ON SCHEMA drizzle TO ${role};
      GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${role}`);
    await runMigrations(server.pool, folder);
    await addMigration(folder, '0001_next', 'CREATE TABLE next (id int);');
    await expect(runMigrations(server.pool, folder)).rejects.toThrow('run npm run migrate');
  } finally {
    await Promise.all([owner.close(), server.close()]);
    await roles.close();
  }
});
