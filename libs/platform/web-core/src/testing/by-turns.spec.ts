import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { byTurns, turnOf } from './by-turns.ts';

const rows = [
  ['en', 'tea'],
  ['zh', '茶'],
  ['de', 'Tee'],
] as const;

beforeEach(() => {
  vi.stubEnv('LANGUAGES', '');
  vi.stubEnv('LANGUAGE_TURN', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Makes the next blocks of this file. */
const blocks = (count: number) => Array.from({ length: count }, () => byTurns(rows));

describe('byTurns', () => {
  test('returns one row, and the next row to the next block of the file', () => {
    const [first, second, third, fourth] = blocks(4);
    expect(first).toHaveLength(1);
    expect(new Set([first, second, third].map(String))).toEqual(new Set(rows.map(String)));
    expect(fourth).toEqual(first);
  });

  test('starts with another row on request', () => {
    const [, second] = blocks(3);
    vi.stubEnv('LANGUAGE_TURN', '1');
    expect(byTurns(rows)).toEqual(second);
  });

  test('returns all rows on request', () => {
    vi.stubEnv('LANGUAGES', 'all');
    expect(blocks(2)).toEqual([rows, rows]);
  });
});

test('a turn depends on the file’s place in the workspace and its earlier calls', () => {
  const file = join(import.meta.dirname, '../../../../../a.spec.ts');
  const letters = 97 + 46 + 115 + 112 + 101 + 99 + 46 + 116 + 115;
  expect([turnOf(file, 0), turnOf(file, 1)]).toEqual([letters, letters + 1]);
});
