import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { containsText } from './contains-text.ts';
import { searchText } from './search-text.ts';

test.each([
  ['運費', '运费'],
  ['臺灣倉庫', '台湾仓库'],
  ['裏裡里', '里里里'],
  ['衞衛', '卫卫'],
  ['穿著 穿着', '穿着 穿着'],
  ['什麼', searchText('什么')],
  ['ＩＰｈｏｎｅ　１５', 'iphone 15'],
  ['ﾊﾟｰｶｰ', 'パーカー'],
  ['a\u200bb\u00a0 c\ufeff', 'ab c'],
  ['Größe ÉTÉ', 'größe été'],
  ['  Tea \t pot ', 'tea pot'],
])('%s is searched as %s', (text, form) => {
  expect(searchText(text)).toBe(form);
});

test('parts of a text are lines, and empty ones are left out', () => {
  expect(searchText('CV2611A', null, '', '山野帆布行')).toBe('cv2611a\n山野帆布行');
});

test('each form is stable, and a part of a text has the form of that part', () => {
  const han = Array.from({ length: 0x9fff - 0x4e00 + 1 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
  const form = searchText(han);
  expect(searchText(form)).toBe(form);
  expect(Array.from(han, (character) => searchText(character)).join('')).toBe(form);
});

describe('a column of searched texts', () => {
  let database: TestDatabase;
  const column = sql`search`;
  const find = async (words: string): Promise<number[]> => {
    const { rows } = await database.db.execute<{ id: number }>(
      sql`SELECT id FROM probe WHERE ${containsText(column, words)} ORDER BY id`,
    );
    return rows.map(({ id }) => id);
  };
  const planOf = async (condition: SQL): Promise<string> => {
    const { rows } = await database.db.execute(sql`EXPLAIN SELECT id FROM probe WHERE ${condition}`);
    return JSON.stringify(rows);
  };

  beforeAll(async () => {
    database = await testDatabase();
    // Twenty characters of a thousand in each row, none of which is in the rows that are looked for.
    await database.db.execute(sql`CREATE TABLE probe (id int PRIMARY KEY, search text NOT NULL)`);
    await database.db.execute(sql`
      INSERT INTO probe SELECT row, (SELECT string_agg(chr(20000 + (hashint4(row * 20 + at) & 1023)), '') FROM generate_series(1, 20) at)
        || ' tote ' || row FROM generate_series(1, 8000) row`);
    const texts = ['帆布包 國際運費', '运动 费用', 'ｉPhone 壳', 'İstanbul 👜 кружка', '运', 'plain mug'];
    const values = texts.map((text, at) => sql`(${-at}, ${searchText(text)})`);
    await database.db.execute(sql`INSERT INTO probe VALUES ${sql.join(values, sql`, `)}`);
    await database.db.execute(sql`CREATE INDEX probe_search ON probe USING gin (search gin_trgm_ops)`);
    await database.db.execute(sql`CREATE INDEX probe_pairs ON probe USING gin (search_pairs(search))`);
    await database.db.execute(sql`ANALYZE probe`);
  });
  afterAll(() => database.close());

  it.each([
    ['运', [-4, -1, 0]],
    ['運', [-4, -1, 0]],
    ['费', [-1, 0]],
    ['运费', [0]],
    ['運費', [0]],
    ['国际运费', [0]],
    ['费运', []],
    ['动费', []],
    ['iphone壳', []],
    ['ＩＰＨＯＮＥ 殼', [-2]],
    ['壳', [-2]],
    ['👜', [-3]],
    ['КРУЖ', [-3]],
    ['ж', [-3]],
  ])('is searched for %s by an index', async (words, ids) => {
    expect(await find(words)).toEqual(ids);
    expect(await planOf(containsText(column, words))).toMatch(/Bitmap Index Scan on probe_(pairs|search)/);
  });

  it('has no index for one or two Chinese characters without their pairs', async () => {
    for (const words of ['运', '运费']) expect(await planOf(sql`search LIKE ${`%${words}%`}`)).toContain('Seq Scan');
  });

  it('is searched for ASCII words by its trigrams, and for shorter ones row by row', async () => {
    expect(await find('plain m')).toEqual([-5]);
    expect(await planOf(containsText(column, 'plain m'))).toContain('probe_search');
    expect(await find('mu')).toEqual([-5]);
  });

  it('treats wildcards and quotes as plain text', async () => {
    for (const words of ['%', '_', '\\', '运%', "运'费", '‘运’', "'运' & '费'"]) expect(await find(words)).toEqual([]);
  });
});

it('has both indexes in each table that is searched by staff or visitors', async () => {
  const database = await testDatabase();
  try {
    const { rows } = await database.db.execute<{ name: string; indexes: string[] }>(sql`
      SELECT c.table_name AS name, array_remove(array_agg(i.indexname ORDER BY i.indexname), NULL)::text[] AS indexes
      FROM information_schema.columns c LEFT JOIN pg_indexes i ON i.tablename = c.table_name
        AND i.indexdef ~ '\\((search gin_trgm_ops|search_pairs\\(search\\))\\)'
      WHERE c.table_schema = 'public' AND c.column_name = 'search' GROUP BY 1 ORDER BY 1`);
    // A warehouse has few bins.
    expect(rows.filter(({ name }) => name !== 'bin').length).toBeGreaterThan(8);
    for (const { name, indexes } of rows)
      expect(indexes, name).toEqual(name === 'bin' ? [] : [`${name}_pairs`, `${name}_search`]);
  } finally {
    await database.close();
  }
});
