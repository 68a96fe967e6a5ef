import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A folder with more files holds several ideas (CONTRIBUTING.md). */
const mostFiles = 25;

test('no folder of a server part has more than 25 files', () => {
  const files = globSync('libs/{*/server,platform/server-core}/src/**/*.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(1_000);
  const folders = Map.groupBy(files, dirname);
  const crowded = [...folders].filter(([folder, held]) => held.length > mostFiles && !folder.endsWith('/testing'));
  expect(crowded.map(([folder, held]) => `${folder}: ${held.length}`)).toEqual([]);
});
