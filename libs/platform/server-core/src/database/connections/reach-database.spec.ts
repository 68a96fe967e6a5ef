import { afterEach, describe, expect, it } from 'vitest';
import { fakePostgres, type FakePostgresOptions } from '../../testing/fake-postgres.ts';
import { testDatabase } from '../../testing/database.ts';
import { isPooler, reachDatabase, type ReachOptions } from './reach-database.ts';

let fake: Awaited<ReturnType<typeof fakePostgres>> | undefined;
afterEach(async () => {
  await fake?.close();
  fake = undefined;
});

/** Returns the message of a start about an address; undefined if there is none. */
const saidOf = async (
  options: FakePostgresOptions,
  reach: ReachOptions = { variable: 'DATABASE_URL' },
): Promise<string | undefined> => {
  fake = await fakePostgres(options);
  return reachDatabase(fake.url, reach).then(
    () => undefined,
    (error: Error) => error.message,
  );
};

/** A database that lends `sessions` to its connections by turns, or has one for each connection. */
const database = (sessions?: number, major = 18): FakePostgresOptions['answer'] => {
  let turn = 0;
  return (statement, connection) => {
    if (statement.includes('server_version_num')) return major;
    return sessions === undefined ? connection : turn++ % sessions;
  };
};

const setPooler = 'DATABASE_URL: this is a pooler such as PgBouncer: set DATABASE_POOLER=transaction';

describe('a database is refused in one line', () => {
  it('if it is older than Caravan supports', async () => {
    expect(await saidOf({ answer: database(undefined, 14) })).toBe(
      'DATABASE_URL: the database is PostgreSQL 14: use 15 or newer',
    );
  });

  it.each([1, 2, 3])('if it is a pooler that lends %i sessions', async (sessions) => {
    expect(await saidOf({ answer: database(sessions) })).toBe(setPooler);
    expect(await isPooler(fake?.url ?? '')).toBe(true);
  });

  it('if it is a pooler that refuses the limits of a session', async () => {
    expect(await saidOf({ answer: database(), refuses: 'statement_timeout' })).toBe(setPooler);
  });

  it('if it is a pooler where the database itself is needed', async () => {
    const reach = { variable: 'DATABASE_DIRECT_URL' };
    expect(await saidOf({ answer: database(1), refuses: 'statement_timeout' }, reach)).toBe(
      'DATABASE_DIRECT_URL: this is a pooler such as PgBouncer: set it to the address of the database itself',
    );
  });
});

it('a pooler that is named as one is used, and so is a real database', async () => {
  const pooler = { answer: database(1), refuses: 'statement_timeout' };
  expect(await saidOf(pooler, { variable: 'DATABASE_URL', pooled: true })).toBeUndefined();
  const { url, close } = await testDatabase({ empty: true });
  await reachDatabase(url, { variable: 'DATABASE_URL' });
  expect(await isPooler(url)).toBe(false);
  await close();
});
