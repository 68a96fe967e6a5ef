import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { administer, randomName } from '../../testing/postgres.ts';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { isDatabaseUnavailable } from '../transactions/sql-state.ts';
import { openPool, type DatabasePool } from './pool.ts';

const allowed = 2;
const serverUrl = (): string => inject('postgresUrl');

let database: TestDatabase;
let role: string;
let limited: DatabasePool;
beforeEach(async () => {
  database = await testDatabase({ empty: true });
  role = randomName('limited');
  await administer(serverUrl(), `CREATE ROLE ${role} LOGIN PASSWORD 'x' CONNECTION LIMIT ${allowed}`);
  const connectionString = database.url.replace(/\/\/[^@]*@/, `//${role}:x@`);
  limited = openPool({ connectionString }, { max: 10, onError: () => undefined });
});
afterEach(async () => {
  await limited.close();
  await database.close();
  await administer(serverUrl(), `DROP ROLE ${role}`);
});

it('a caller waits for an existing connection if PostgreSQL accepts no further one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, number) => {
      const { rows } =
        number % 2
          ? await limited.db.execute(sql`SELECT ${number}::int AS number, pg_sleep(0.002)`)
          : await limited.transaction((tx) => tx.execute(sql`SELECT ${number}::int AS number, pg_sleep(0.002)`));
      return rows[0]?.['number'];
    }),
  );
  expect(answers).toEqual(Array.from({ length: 100 }, (_, number) => number));
  expect(limited.pool.totalCount).toBeLessThanOrEqual(allowed);
  expect(limited.longestWait()).toBe(0);
});

it('a caller without a connection learns that the database is unavailable, whatever the system says', async () => {
  // The system refuses to connect to this address, with a code that no other test has.
  const nowhere = { host: '255.255.255.255', port: 5432, user: 'x', password: 'x', database: 'x' };
  const unreachable = openPool(nowhere, { max: 1, onError: () => undefined });
  await expect(unreachable.db.execute(sql`SELECT 1`)).rejects.toSatisfy(isDatabaseUnavailable);
  await expect(unreachable.transaction((tx) => tx.execute(sql`SELECT 1`))).rejects.toSatisfy(isDatabaseUnavailable);
  await unreachable.close();
});

it('the health connection answers while all connections of the callers are busy and others wait', async () => {
  const { db, answers, longestWait } = database;
  const busy = Promise.all(Array.from({ length: 11 }, async () => db.execute(sql`SELECT pg_sleep(0.4)`)));
  await expect.poll(longestWait).toBeGreaterThan(0);
  expect(await answers()).toBe(true);
  await busy;
});
