import { asc, eq, sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../testing/index.ts';
import { partRows } from './part-rows.ts';

const parents = pgTable('part_rows_parent', { number: text().primaryKey() });
const parts = pgTable('part_rows_part', {
  parentNumber: text('parent_number').notNull(),
  seq: integer().notNull(),
  amountFen: bigint('amount_fen', { mode: 'number' }),
  words: text().array().notNull(),
  data: jsonb().$type<Record<string, unknown>>(),
  isLast: boolean('is_last').notNull(),
  at: timestamp({ withTimezone: true }),
});

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ compose: () => ({ features: [] }) });
  await server.core.db.execute(sql`
    CREATE TABLE part_rows_parent (number text PRIMARY KEY);
    CREATE TABLE part_rows_part (parent_number text NOT NULL, seq integer NOT NULL, amount_fen bigint, words text[] NOT NULL,
      data jsonb, is_last boolean NOT NULL, at timestamptz)`);
});
afterAll(() => server.close());

it('reads the rows of a part as drizzle reads them from their table, and none as an empty list', async () => {
  const { db } = server.core;
  await db.insert(parents).values([{ number: 'A' }, { number: 'B' }]);
  const rows = [
    { seq: 2, amountFen: null, words: [], data: null, isLast: true, at: null },
    {
      seq: 1,
      amountFen: 9_007_199_254_740_991,
      words: ['a "b"', 'ä,'],
      data: { note: 'line\nline', list: [1] },
      isLast: false,
      at: new Date('2026-11-29T07:00:00.123Z'),
    },
  ];
  await db.insert(parts).values(rows.map((row) => ({ parentNumber: 'A', ...row })));
  const page = db.select().from(parents).as('page');
  const all = partRows(db, parts, 'all', { where: eq(parts.parentNumber, page.number), order: [asc(parts.seq)] });
  const found = await db.select().from(page).crossJoinLateral(all).orderBy(asc(page.number));
  expect(found.map(({ page: { number }, all: { rows: read } }) => [number, read])).toEqual([
    ['A', await db.select().from(parts).orderBy(asc(parts.seq))],
    ['B', []],
  ]);
  expect(found[0]?.all.rows[0]).toEqual({ parentNumber: 'A', ...rows[1] });
});
