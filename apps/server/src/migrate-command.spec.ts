import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getOrderContract, listOrdersContract } from '@caravan/cart-orders/contract/orders';
import { makeLog, migrateCommand, reconcile, startApp, type Config, type RunningApp } from '@caravan/server-core';
import { databaseWithRoles, testConfig, type DatabaseRoles } from '@caravan/server-core/testing';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { composeFeatures } from './features.ts';
import { desk, paidOrder, warehouseOf } from './testing/paid-order.ts';

const ours = fileURLToPath(new URL('../migrations', import.meta.url));

let roles: DatabaseRoles;
let config: Config;
let folder: string;
let running: RunningApp | undefined;
beforeEach(async () => {
  roles = await databaseWithRoles();
  config = testConfig({ databaseUrl: roles.serverUrl, migrateUrl: roles.ownerUrl, staff: desk });
  folder = await mkdtemp(join(tmpdir(), 'caravan-migrate-'));
});
afterEach(async () => {
  await running?.close();
  running = undefined;
  await roles.close();
  await rm(folder, { recursive: true, force: true });
  await rm(config.dataDir, { recursive: true, force: true });
});

const migrate = (migrationsFolder = ours) =>
  migrateCommand({ config, log: makeLog(config), migrationsFolder, compose: composeFeatures });

const start = async (): Promise<RunningApp> => {
  const postgres = { connection: { connectionString: roles.serverUrl } };
  running = await startApp({
    config,
    log: makeLog(config),
    compose: composeFeatures,
    postgres,
    migrationsFolder: ours,
  });
  return running;
};

const faults = async () => {
  const notice = (): void => undefined;
  return (await reconcile({ config, log: makeLog(config), migrationsFolder: ours, compose: composeFeatures, notice }))
    .faults;
};

const asServer = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: roles.serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** The trade of one order, from the account to the warehouse, and its audit. */
const trade = async (): Promise<void> => {
  const { app } = await start();
  const { shopper, number } = await paidOrder(app);
  expect((await shopper.call(getOrderContract, { params: { number } })).data.status).toBe('in_stock');
  expect((await shopper.call(listOrdersContract, { query: { page: 1, page_size: 20 } })).data.items).toHaveLength(1);
  expect(await warehouseOf(shopper)).toHaveLength(1);
  expect(await faults()).toEqual([]);
};

it('a server trades under a role that may not change tables, after npm run migrate', { timeout: 60_000 }, async () => {
  await expect(start()).rejects.toThrow(
    'the database is not up to date, and the role of DATABASE_URL may not change its tables: run npm run migrate, with MIGRATE_DATABASE_URL for the role that owns the tables',
  );
  const lines = (await migrate()).join('\n');
  expect(lines).toMatch(/^The database is up to date\. Tables and queues belong to owner_\w+\.\nserver_\w+ may read/);
  await trade();
  expect(await migrate()).toHaveLength(2);

  for (const statement of [
    'CREATE TABLE mine (id int)',
    'ALTER TABLE purchase_order ADD COLUMN mine int',
    'DROP TABLE cart_line',
    'TRUNCATE cart_line',
    'CREATE SCHEMA mine',
    'UPDATE drizzle.__drizzle_migrations SET hash = hash',
  ])
    await expect(asServer(statement), statement).rejects.toMatchObject({ code: '42501' });
});

it('a build trades on the tables of the next one, which only adds', { timeout: 60_000 }, async () => {
  await cp(ours, folder, { recursive: true });
  const journalFile = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: { when: number; tag: string }[] };
  const last = journal.entries.at(-1);
  await writeFile(join(folder, 'required.json'), JSON.stringify({ required: last?.tag }));
  journal.entries.push({ ...last, when: (last?.when ?? 0) + 1, tag: '0001_next' });
  await writeFile(journalFile, JSON.stringify(journal));
  await writeFile(
    join(folder, '0001_next.sql'),
    `ALTER TABLE purchase_order ADD COLUMN gift_note text;
     ALTER TABLE cart_line ADD COLUMN wrapped boolean NOT NULL DEFAULT false;
     CREATE TABLE gift (order_number text PRIMARY KEY REFERENCES purchase_order (number), text text NOT NULL);`,
  );
  await migrate(folder);
  await trade();
});

it('the embedded database needs no command', async () => {
  config = testConfig();
  expect(await migrate()).toEqual(['The server migrates the embedded database itself when it starts.']);
});
