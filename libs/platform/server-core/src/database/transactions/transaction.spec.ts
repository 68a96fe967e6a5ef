import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import type { Tx } from './tx.ts';
import { isDatabaseUnavailable, sqlState, violatedConstraint } from './sql-state.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ empty: true });
  await database.db.execute(
    sql`CREATE TABLE account (id int PRIMARY KEY, amount int NOT NULL CONSTRAINT not_negative CHECK (amount >= 0))`,
  );
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`TRUNCATE account`);
  await database.db.execute(sql`INSERT INTO account VALUES (1, 100), (2, 100)`);
});

const amounts = async (): Promise<number[]> => {
  const { rows } = await database.db.execute<{ amount: number }>(sql`SELECT amount FROM account ORDER BY id`);
  return rows.map(({ amount }) => amount);
};

const add = (tx: Tx, id: number, amount: number) =>
  tx.execute(sql`UPDATE account SET amount = amount + ${amount} WHERE id = ${id}`);

/** Resolves when it has been called `people` times. */
const meetingOf = (people: number) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let here = 0;
  return () => {
    here += 1;
    if (here === people) resolve();
    return promise;
  };
};

describe('a transaction', () => {
  it('commits all or nothing', async () => {
    await database.transaction((tx) => add(tx, 1, 5));
    const broken = database.transaction(async (tx) => {
      await add(tx, 1, 5);
      await add(tx, 2, -500);
    });
    const error: unknown = await broken.catch((caught: unknown) => caught);
    expect(sqlState(error)).toBe('23514');
    expect(violatedConstraint(error)).toBe('not_negative');
    expect(await amounts()).toEqual([105, 100]);
  });

  it('runs at READ COMMITTED', async () => {
    const level = await database.transaction((tx) =>
      tx.execute<{ transaction_isolation: string }>(sql`SHOW transaction_isolation`),
    );
    expect(level.rows).toEqual([{ transaction_isolation: 'read committed' }]);
  });

  it('is retried after a deadlock', async () => {
    const meet = meetingOf(2);
    let runs = 0;
    const transfer = (from: number, to: number) =>
      database.transaction(async (tx) => {
        runs += 1;
        await add(tx, from, -10);
        // Each holds the row that the other needs next. From the third run on, neither waits.
        await meet();
        await add(tx, to, 10);
      });
    await Promise.all([transfer(1, 2), transfer(2, 1)]);
    // On a busy machine PostgreSQL may end both.
    expect([3, 4]).toContain(runs);
    expect(await amounts()).toEqual([100, 100]);
  });

  it('is retried a limited number of times after a serialisation failure', async () => {
    let runs = 0;
    const failing = database.transaction(async (tx) => {
      runs += 1;
      await tx.execute(sql`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`);
    });
    await expect(failing).rejects.toSatisfy((error) => sqlState(error) === '40001');
    expect(runs).toBe(6);
  });

  it('fails as unavailable if the database has no memory for its locks', async () => {
    const failing = database.transaction((tx) =>
      tx.execute(sql`DO $$ BEGIN RAISE EXCEPTION 'out of shared memory' USING ERRCODE = '53200'; END $$`),
    );
    await expect(failing).rejects.toSatisfy(isDatabaseUnavailable);
  });

  it('is not retried after any other failure', async () => {
    let runs = 0;
    const failing = database.transaction(async () => {
      runs += 1;
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(runs).toBe(1);
  });

  it('refuses queries on the root database', async () => {
    const message = 'the root database was used inside a transaction';
    await expect(database.transaction(async () => database.db.execute(sql`SELECT 1`))).rejects.toSatisfy(
      (error) => String(error).includes(message) || String((error as Error).cause).includes(message),
    );
    await expect(database.db.execute(sql`SELECT 1`)).resolves.toBeDefined();
  });

  it('refuses a nested transaction', async () => {
    const nested = database.transaction(async () => database.transaction(async (tx) => add(tx, 1, 1)));
    await expect(nested).rejects.toThrow('inside a transaction');
  });

  it('fails if it loses its connection, and returns its place to the pool', async () => {
    const cut = database.transaction(async (tx) => {
      await add(tx, 1, 1);
      await tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(cut).rejects.toSatisfy(isDatabaseUnavailable);
    expect(await amounts()).toEqual([100, 100]);
    expect(database.pool.waitingCount).toBe(0);
    const all = Array.from({ length: 30 }, () => database.transaction((tx) => add(tx, 1, 1)));
    await Promise.all(all);
    expect(await amounts()).toEqual([130, 100]);
  });

  it('has a type without methods that open a nested transaction', async () => {
    await database.transaction(async (tx) => {
      // @ts-expect-error a transaction cannot open another
      expect(tx.transaction).toBeTypeOf('function');
    });
    const needsTx = (tx: Tx): unknown => tx;
    // @ts-expect-error the root database is not a transaction
    needsTx(database.db);
  });
});

describe('a missing database', () => {
  it('is distinguished from a defect', async () => {
    const gone = await testDatabase({ empty: true });
    await gone.close();
    expect(isDatabaseUnavailable(await gone.transaction(async () => 1).catch((error: unknown) => error))).toBe(true);
    expect(isDatabaseUnavailable(new Error('connect ECONNREFUSED'))).toBe(false);
    const ofSomethingElse = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:80'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
    });
    expect(isDatabaseUnavailable(ofSomethingElse)).toBe(false);
  });
});
