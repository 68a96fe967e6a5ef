import { once } from 'node:events';
import type { PoolClient } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testClient } from '../testing/database.ts';
import { limitQueries } from './limit-queries.ts';
import { isSilent } from './sql-state.ts';

let client: PoolClient;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ client, close } = await testClient());
});
afterEach(() => close());

const answerOf = (ask: (answer: (error: Error, result?: { rows: unknown[] }) => void) => void): Promise<unknown[]> =>
  new Promise((resolve, reject) => {
    ask((error: Error | undefined, result) => (error ? reject(error) : resolve(result?.rows ?? [])));
  });

it('answers as ever where the database does, by promise and by callback', async () => {
  limitQueries(client, 60_000);
  const text = 'SELECT $1::int AS value';
  expect((await client.query(text, [1])).rows).toEqual([{ value: 1 }]);
  expect((await client.query('SELECT 2 AS value')).rows).toEqual([{ value: 2 }]);
  expect(await answerOf((answer) => client.query(text, [3], answer))).toEqual([{ value: 3 }]);
  expect(await answerOf((answer) => client.query('SELECT 4 AS value', answer))).toEqual([{ value: 4 }]);
  await expect(client.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
});

it('ends a query that is not answered in time, once, whatever comes later', async () => {
  limitQueries(client, 20);
  const text = 'SELECT pg_sleep(0.2)';
  const answers: unknown[] = [];
  client.query(text, (error: Error) => answers.push(error));
  // Said when the database has answered all the same.
  await once(client, 'drain');
  expect(answers.map(isSilent)).toEqual([true]);
  expect(isSilent(await client.query(text).catch((error: unknown) => error))).toBe(true);
});
