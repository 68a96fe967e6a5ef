import { join, relative, sep } from 'node:path';
import { expect } from 'vitest';

const workspaceRoot = join(import.meta.dirname, '../../../../..');

/** The number of a turn, which is the same on every machine: from the file's path and its earlier calls. */
export const turnOf = (file: string, earlierCalls: number): number => {
  const path = relative(workspaceRoot, file).replaceAll(sep, '/');
  const sum = [...path].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return sum + earlierCalls + Number(process.env['LANGUAGE_TURN'] ?? 0);
};

/** The test file of the last call and its number of earlier calls, because the test files share this module. */
let last = { file: '', earlierCalls: -1 };

/**
 * One of the rows of a `test.each` or `describe.each` that differ by language only. The blocks of a file take turns, so
 * that each language has its part of the tests. `LANGUAGES=all` returns all rows (`npm run soak -- languages`);
 * `LANGUAGE_TURN=1` starts with the next row.
 */
export const byTurns = <const Row>(rows: readonly Row[]): readonly Row[] => {
  const file = expect.getState().testPath ?? '';
  last = { file, earlierCalls: file === last.file ? last.earlierCalls + 1 : 0 };
  if (process.env['LANGUAGES'] === 'all') return rows;
  const row = turnOf(file, last.earlierCalls) % rows.length;
  return rows.slice(row, row + 1);
};
