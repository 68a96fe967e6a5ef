import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { countByStatus, countRows, longPage, longSliceOf, sumOfCounts } from './long-page.ts';

const parcels = pgTable('counted_parcel', { id: integer().primaryKey(), state: text().notNull() });

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ empty: true });
  await database.db.execute(sql`CREATE TABLE counted_parcel (id integer PRIMARY KEY, state text NOT NULL)`);
  await database.db.execute(
    sql`INSERT INTO counted_parcel SELECT n, CASE WHEN n <= 1001 THEN 'done' WHEN n <= 2001 THEN 'open' ELSE 'lost' END
      FROM generate_series(1, 2004) n`,
  );
});
afterAll(() => database.close());

it('counts a thousand rows, and no more', async () => {
  const counted = ['lost', 'open', 'done'].map((state) => countRows(database.db, parcels, eq(parcels.state, state)));
  expect(await Promise.all(counted)).toEqual([3, 1_000, null]);
  expect(await countRows(database.db, parcels, undefined)).toBeNull();
});

it('counts each status, one more than a thousand at most, also of a search', async () => {
  const of = { table: parcels, status: parcels.state, statuses: ['open', 'done', 'lost', 'late'] } as const;
  expect(await countByStatus(database.db, { ...of, where: undefined })).toEqual({
    open: 1_000,
    done: 1_001,
    lost: 3,
    late: 0,
  });
  expect(await countByStatus(database.db, { ...of, where: sql`${parcels.id} % 1000 = 3` })).toEqual({
    open: 1,
    done: 1,
    lost: 1,
    late: 0,
  });
});

it.each([
  [{ open: 400, done: 600 }, 1_000],
  [{ open: 400, done: 601 }, null],
  [{ done: 1_001 }, null],
  [{}, 0],
])('sums %j to %s', (counts, sum) => {
  expect(sumOfCounts(counts)).toBe(sum);
});

it('reads one row more than a page, from its number or behind its cursor', () => {
  expect(longSliceOf({ page: 3, page_size: 20 })).toEqual({ limit: 21, offset: 40 });
  expect(longSliceOf({ page: 3, page_size: 20, cursor: 'x' })).toEqual({ limit: 21, offset: 0 });
});

it('ends a page with the cursor of the next, and a total that stops', () => {
  const position = (row: number) => [row];
  const page = longPage([7, 6, 5], { page: 1, page_size: 2 }, null, position);
  expect(page).toEqual({ items: [7, 6], page: 1, page_size: 2, total: 1_001, count: null, next: expect.any(String) });
  expect(longPage([4], { page: 2, page_size: 2 }, 3, position)).toMatchObject({ total: 3, count: 3, next: null });
});
