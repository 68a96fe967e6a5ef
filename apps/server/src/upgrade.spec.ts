import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { listStaffOrdersContract, staffOrdersQuery } from '@caravan/cart-orders/contract/orders';
import {
  makeLog,
  startApp,
  startPostgres,
  type Composition,
  type Core,
  type FeatureServer,
} from '@caravan/server-core';
import { soaking, testConfig, testDatabase, testServer, type TestDatabase } from '@caravan/server-core/testing';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { migrationsFolder } from './migrations-folder.ts';
import { desk, logIn, paidOrder } from './testing/paid-order.ts';
import { sentPackage } from './testing/sent-package.ts';
import { restoreRows, storeRows, type StoredRows } from './testing/stored-rows.ts';
import { testFeatures } from './testing/test-features.ts';
import { opening, tradeCommands } from './trade/trade-commands.ts';
import { emptyModel } from './trade/trade-model.ts';
import { openTradeServer } from './trade/trade-server.ts';

/** The rows of a database after trade on an earlier build, one file for each migration that was the last one then. */
const filled = fileURLToPath(new URL('./testing/filled', import.meta.url));
const journal = 'meta/_journal.json';
interface Journal {
  entries: { tag: string }[];
}
const readJournal = async (folder: string): Promise<Journal> =>
  JSON.parse(await readFile(join(folder, journal), 'utf8')) as Journal;

/** The migrations up to one of them, as an earlier build had them. */
const migrationsUntil = async (tag: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'caravan-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const all = await readJournal(folder);
  const last = all.entries.findIndex((entry) => entry.tag === tag);
  await writeFile(join(folder, journal), JSON.stringify({ ...all, entries: all.entries.slice(0, last + 1) }));
  return folder;
};

const emptyLike = async (tag: string): Promise<TestDatabase> => {
  const database = await testDatabase({ empty: true });
  const folder = await migrationsUntil(tag);
  await migrate(drizzle(database.pool), { migrationsFolder: folder });
  await rm(folder, { recursive: true });
  return database;
};

const sumOfWallets = async ({ pool }: TestDatabase) =>
  (await pool.query('SELECT count(*), sum(balance_fen) FROM ledger_account')).rows;

describe.each((await readdir(filled)).map((file) => file.replace('.json.gz', '')))(
  'a database with trade, made by the build whose last migration is %s',
  (tag) => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await emptyLike(tag);
      const rows = JSON.parse(gunzipSync(await readFile(join(filled, `${tag}.json.gz`))).toString()) as StoredRows;
      await restoreRows(database.pool, rows);
    });
    afterEach(() => database.close());

    it('is migrated by the start, keeps its books and shows its orders', async () => {
      const before = await sumOfWallets(database);
      const config = testConfig({ databaseUrl: database.url, staff: desk });
      const log = makeLog(config);
      const postgres = await startPostgres({ config, notice: () => undefined, onError: (error) => log.error(error) });
      let features: readonly FeatureServer[] = [];
      const compose = async (core: Core): Promise<Composition> => {
        const composition = await testFeatures(core);
        ({ features } = composition);
        return composition;
      };
      const server = await startApp({ compose, config, log, postgres, migrationsFolder });
      for (const feature of features) expect((await feature.audit?.()) ?? []).toEqual([]);
      expect(await sumOfWallets(database)).toEqual(before);
      const staff = await logIn(server.app, desk);
      const { data } = await staff.call(listStaffOrdersContract, { query: staffOrdersQuery.parse({}) });
      expect(data.items.length).toBeGreaterThan(5);
      await server.close();
    });
  },
);

if (soaking)
  describe('a database for this test', () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await testDatabase({ max: 30 });
    });
    afterAll(() => database.close());

    it('is filled with trade, and its rows are stored for the last migration', { timeout: 300_000 }, async () => {
      const tradeServer = await openTradeServer(database);
      const trade = async (chosen: Iterable<never>): Promise<void> => {
        const model = emptyModel(tradeServer.server().clock.now().getTime());
        const real = { tradeServer, shopper: await tradeServer.shopper() };
        for (const command of opening) await command.run(model, real);
        await fc.asyncModelRun(() => ({ model, real }), chosen);
      };
      const commands = fc.commands(tradeCommands, { maxCommands: 40, size: 'max' });
      await fc.assert(fc.asyncProperty(commands as never, trade), { numRuns: 4, seed: 1 });
      await tradeServer.server().close();

      const server = await testServer({ compose: testFeatures, database, config: { staff: desk } });
      for (const name of ['ada', 'grace', 'edith']) await sentPackage(await paidOrder(server.app, `${name}@shop.test`));
      await server.close();

      const last = (await readJournal(migrationsFolder)).entries.at(-1)?.tag ?? '';
      const rows = gzipSync(JSON.stringify(await storeRows(database.pool)));
      await writeFile(join(filled, `${last}.json.gz`), rows);
    });
  });
