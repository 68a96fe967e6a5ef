import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { getOrderContract } from '@caravan/cart-orders/contract/orders';
import { moveDatabase, type Config } from '@caravan/server-core';
import {
  databaseProxy,
  databaseUrlOf,
  fakePostgres,
  findOldPrograms,
  leftToSoak,
  openEmbedded,
  scratchRoot,
  soaking,
  testConfig,
  testDatabase,
  usedDataFolder,
  type DatabaseProxy,
  type TestDatabase,
} from '@caravan/server-core/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createOld } from './testing/old-postgres.ts';
import { desk, paidOrder, type PaidOrder } from './testing/paid-order.ts';
import { commandOptions, openServer, readOrder } from './testing/whole-server.ts';

let parent: string;
let embedded: Config;
let order: PaidOrder;
let before: unknown;
beforeAll(async () => {
  parent = await mkdtemp(join(scratchRoot, 'caravan-move-'));
  // PostgreSQL may run as another user than the tests.
  await chmod(parent, 0o755);
  embedded = testConfig({ dataDir: join(parent, 'data'), staff: desk });
  await usedDataFolder(embedded.dataDir);
  const server = await openServer(embedded);
  try {
    order = await paidOrder(server.app);
    before = (await order.shopper.call(getOrderContract, { params: { number: order.number } })).data;
    await expect(move(embedded, 'postgres://shop@127.0.0.1:9/shop')).rejects.toThrow('is in use by another Caravan');
  } finally {
    await server.close();
  }
}, 120_000);
afterAll(() => rm(parent, { recursive: true, force: true }));

const move = (config: Config, targetUrl: string, notice?: (line: string) => void): Promise<string[]> =>
  moveDatabase({ ...commandOptions(config), targetUrl, ...(notice ? { notice } : {}) });

/** Runs statements on a connection that is closed again: the command refuses a source that others use. */
const run = async (url: string, statements: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statements)).rows;
  } finally {
    await client.end();
  }
};

/** An empty database. The proxy leads to it over TCP, as a role that owns it and is no superuser. */
interface Target {
  target: TestDatabase;
  proxy: DatabaseProxy;
  close: () => Promise<void>;
}
const openTarget = async (): Promise<Target> => {
  const target = await testDatabase({ empty: true });
  const role = `shop_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  const url = new URL(target.url);
  const name = url.pathname.slice(1);
  await run(target.url, `CREATE ROLE ${role} LOGIN PASSWORD '${password}'; ALTER DATABASE ${name} OWNER TO ${role}`);
  [url.username, url.password] = [role, password];
  const proxy = await databaseProxy(url.href);
  const close = async (): Promise<void> => {
    await proxy.close();
    await target.close();
    await run(inject('postgresUrl'), `DROP ROLE ${role}`);
  };
  return { target, proxy, close };
};

const rowsIn = async ({ url }: TestDatabase, table: string): Promise<number> =>
  Number((await run(url, `SELECT count(*) FROM ${table}`))[0]?.['count']);

/** Each test goes on with what the one before it left in the target. */
describe('the embedded database', () => {
  let target: TestDatabase;
  let proxy: DatabaseProxy;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ target, proxy, close } = await openTarget());
  });
  afterAll(() => close());
  const onTarget = (): Config => ({ ...embedded, databaseUrl: proxy.url });

  it('a copy that is cut half-way leaves no row; the next one succeeds', { timeout: 120_000 }, async () => {
    const cutAt = (words: string) => (line: string) => {
      if (line.includes(words)) proxy.cut();
    };
    for (const words of ['public.purchase_order:', 'Checking the foreign keys']) {
      await expect(move(embedded, proxy.url, cutAt(words))).rejects.toThrow();
      proxy.restore();
      expect(await rowsIn(target, 'purchase_order')).toBe(0);
      expect(await rowsIn(target, 'pgboss.queue')).toBe(0);
    }
  });

  it(
    'moves the embedded database to a PostgreSQL over TCP, whose server reads the order',
    { timeout: 120_000 },
    async () => {
      const progress: string[] = [];
      const lines = await move(embedded, proxy.url, (line) => progress.push(line));
      expect(await rowsIn(target, 'purchase_order')).toBe(1);
      expect(lines.join('\n')).toMatch(
        /The database is copied[^]*The audit finds no faults in: [^\n]*cart-orders[^]*files: keep/,
      );
      expect(lines.join('\n')).not.toContain('STAFF_KEY');
      expect(progress[0]).toMatch(/^Copying \d+ tables, [\d.]+ MB$/);
      expect(progress).toContainEqual(expect.stringMatching(/ public\.purchase_order: 1 rows$/));

      expect(await readOrder(onTarget(), order)).toEqual(before);
      const server = await openServer(onTarget());
      try {
        await expect(run(target.url, 'DELETE FROM ledger_entry')).rejects.toThrow('ledger_entry');
        await expect(move(embedded, proxy.url)).rejects.toThrow('the target already has data');
      } finally {
        await server.close();
      }
      const rules = `SELECT
      (SELECT count(*)::int FROM pg_constraint WHERE contype = 'f' AND NOT convalidated) AS unchecked,
      (SELECT count(*)::int FROM pg_trigger WHERE tgenabled <> 'O') AS disabled,
      (SELECT count(*) FROM pg_constraint WHERE contype = 'f') > 50 AS has_keys,
      (SELECT last_value FROM ledger_entry_id_seq) >= (SELECT max(id) FROM ledger_entry) AS goes_on`;
      expect(await run(target.url, rules)).toEqual([{ unchecked: 0, disabled: 0, has_keys: true, goes_on: true }]);
      expect(await readOrder(embedded, order)).toEqual(before);
    },
  );

  it(
    'moves an external database with partitions that the target lacks, and refuses while others use it',
    { timeout: 120_000 },
    async () => {
      const partition = `CREATE TABLE pgboss.queue_stats_spring
      PARTITION OF pgboss.queue_stats FOR VALUES FROM ('2020-01-01') TO ('2020-05-01')`;
      await run(proxy.url, partition);
      const second = await testDatabase({ empty: true });
      try {
        const other = new Client({ connectionString: proxy.url, application_name: 'psql' });
        await other.connect();
        await expect(move(onTarget(), second.url)).rejects.toThrow(
          'other programs use the source (psql): stop the servers first',
        );
        await other.end();
        await move(onTarget(), second.url);
        expect(await rowsIn(second, 'pgboss.queue_stats_spring')).toBe(0);
        expect(await readOrder({ ...embedded, databaseUrl: second.url }, order)).toEqual(before);
      } finally {
        await second.close();
      }
    },
  );
});

describe('a move that cannot succeed', () => {
  let target: TestDatabase;
  let proxy: DatabaseProxy;
  beforeEach(async () => {
    const opened = await openTarget();
    ({ target, proxy } = opened);
    return opened.close;
  });

  it('refuses a source of another version of Caravan before it changes the target', { timeout: 60_000 }, async () => {
    const source = await testDatabase();
    await run(source.url, `UPDATE drizzle.__drizzle_migrations SET hash = 'other'`);
    await expect(move({ ...embedded, databaseUrl: source.url }, target.url)).rejects.toThrow(
      'another version of Caravan',
    );
    const empty = await testDatabase({ empty: true });
    await expect(move({ ...embedded, databaseUrl: empty.url }, target.url)).rejects.toThrow('no tables of Caravan');
    await empty.close();
    expect(await run(target.url, `SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace`)).toEqual([]);
  });

  it('refuses a target that is unreachable, has tables of others, or is no address', { timeout: 60_000 }, async () => {
    await expect(move(embedded, 'mysql://shop')).rejects.toThrow('the target must be an address such as postgres://');
    proxy.cut();
    await expect(move(embedded, proxy.url)).rejects.toThrow('the target cannot be used: ');
    proxy.restore();
    await run(target.url, 'CREATE TABLE blog (post text)');
    await expect(move(embedded, proxy.url)).rejects.toThrow('the target has tables of something else (public.blog)');
  });

  it('refuses a target that is too old, or a pooler', { timeout: 60_000 }, async () => {
    const answerOf = (pidsDiffer: boolean) => (statement: string, connection: number) =>
      statement.includes('server_version_num') ? 14 : pidsDiffer ? connection : 0;
    for (const [pidsDiffer, line] of [
      [true, 'the target is PostgreSQL 14: use 15 or newer'],
      [false, 'the target is a pooler such as PgBouncer: use the address of the database itself'],
    ] as const) {
      const fake = await fakePostgres({ answer: answerOf(pidsDiffer) });
      await expect(move(embedded, fake.url)).rejects.toThrow(line);
      await fake.close();
    }
  });
});

/** npm installs each of them. */
const olderMajors = ['15', '16', '17'];

describe.runIf(soaking)(`an older PostgreSQL${leftToSoak('database-move')}`, () => {
  it.each(olderMajors)(
    'of version %s takes the database, and a server trades on it',
    { timeout: 120_000 },
    async (major) => {
      const programs = await findOldPrograms(major, undefined);
      const old = await createOld(programs?.folder ?? '', join(parent, `of-${major}`));
      const { connection, stop } = await openEmbedded({ ...old, notice: () => undefined, onError: () => undefined });
      const config = { ...embedded, databaseUrl: databaseUrlOf(connection) };
      try {
        expect((await move(embedded, config.databaseUrl)).join('\n')).toContain(
          'The audit finds no faults in: tasks, ',
        );
        expect(await readOrder(config, order)).toEqual(before);
        const server = await openServer(config);
        await paidOrder(server.app, 'grace@shop.test');
        await server.close();
      } finally {
        await stop();
        await programs?.remove();
      }
    },
  );
});
