import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testClient } from '../testing/database.ts';

let client: PoolClient;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ client, close } = await testClient());
});
afterEach(() => close());

const parsed = async (part: string): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_prepared_statements WHERE statement LIKE '%${part}%' AND name <> ''`,
  );
  return rows[0]?.count ?? 0;
};

it('parses a statement once that comes again, whatever its values', async () => {
  const db = drizzle(client);
  const answers: unknown[] = [];
  for (const value of [1, 2, 3, 4, 5]) {
    answers.push((await db.execute<{ often: number }>(sql`SELECT ${value}::int AS often`)).rows[0]?.often);
  }
  expect(answers).toEqual([1, 2, 3, 4, 5]);
  expect(await parsed('AS often')).toBe(1);
});

it('parses a statement anew that came only once or has no parameters', async () => {
  const db = drizzle(client);
  await db.execute(sql`SELECT ${1}::int AS rarely`);
  for (let time = 0; time < 5; time += 1) await db.execute(sql`SELECT 1 AS constant`);
  expect([await parsed('AS rarely'), await parsed('AS constant')]).toEqual([0, 0]);
});

it('goes on after a statement that failed', async () => {
  const db = drizzle(client);
  for (const value of [1, 2, 3, 0, 4]) {
    const answer = db.execute<{ share: number }>(sql`SELECT 12 / ${value}::int AS share`).then(({ rows }) => rows[0]?.share);
    if (value === 0) await expect(answer).rejects.toThrow();
    else expect(await answer).toBe(Math.floor(12 / value));
  }
  expect(await parsed('AS share')).toBe(1);
});
