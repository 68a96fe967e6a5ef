import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { openPool } from '../connections/pool.ts';
import { afterCommit } from './after-commit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ empty: true });
  await database.db.execute(sql`CREATE TABLE mark (id int PRIMARY KEY DEFERRABLE INITIALLY DEFERRED)`);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`TRUNCATE mark`);
});

const count = async (): Promise<number> => (await database.db.execute(sql`SELECT FROM mark`)).rows.length;

test('a function after the commit runs once, in order, when the rows can be seen', async () => {
  const seen: Promise<number>[] = [];
  const order: string[] = [];
  await database.transaction(async (tx) => {
    afterCommit(tx, () => {
      order.push('first');
      seen.push(count());
    });
    afterCommit(tx, () => order.push('second'));
    await tx.execute(sql`INSERT INTO mark VALUES (1)`);
    expect(order).toEqual([]);
  });
  expect(order).toEqual(['first', 'second']);
  expect(await Promise.all(seen)).toEqual([1]);
});

test('it does not run after an error, nor if the commit itself is refused', async () => {
  const ran: string[] = [];
  const thrown = database.transaction(async (tx) => {
    afterCommit(tx, () => ran.push('thrown'));
    await tx.execute(sql`INSERT INTO mark VALUES (1)`);
    throw new Error('stop');
  });
  await expect(thrown).rejects.toThrow('stop');
  const refused = database.transaction(async (tx) => {
    afterCommit(tx, () => ran.push('refused'));
    await tx.execute(sql`INSERT INTO mark VALUES (1), (1)`);
  });
  await expect(refused).rejects.toThrow();
  expect(ran).toEqual([]);
});

test('of a retried transaction only the attempt that committed runs its functions', async () => {
  let attempts = 0;
  const ran: number[] = [];
  await database.transaction(async (tx) => {
    attempts += 1;
    const attempt = attempts;
    afterCommit(tx, () => ran.push(attempt));
    if (attempt === 1) await tx.execute(sql`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`);
  });
  expect(ran).toEqual([2]);
});

test('it may open a transaction, and its errors are reported and do not fail the caller', async () => {
  const errors: Error[] = [];
  const other = openPool({ connectionString: database.url }, { max: 2, onError: (error) => errors.push(error) });
  const later: Promise<unknown>[] = [];
  const answer = await other.transaction(async (tx) => {
    afterCommit(tx, () => {
      throw new Error('too late');
    });
    afterCommit(tx, () => later.push(other.transaction((next) => next.execute(sql`INSERT INTO mark VALUES (2)`))));
    return 'done';
  });
  expect(answer).toBe('done');
  await Promise.all(later);
  expect(errors.map(({ message }) => message)).toEqual(['too late']);
  expect(await count()).toBe(1);
  await other.close();
});
