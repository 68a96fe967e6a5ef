import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { mutate } from './mutation.ts';
import { mutations } from './mutations.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test('ids are unique', () => {
  const ids = mutations.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('each filter names a file of tests', () => {
  const specs = globSync(['{apps,libs}/*/**/*.spec.{ts,tsx}', 'tools/**/*.spec.ts'], { cwd: root });
  const filters = mutations.flatMap(({ tests }) => tests);
  expect(filters.filter((filter) => !specs.some((spec) => spec.startsWith(filter)))).toEqual([]);
});

test.each(mutations.map((mutation) => [mutation.id, mutation] as const))(
  '%s changes one place, and the file can still be read',
  (_, mutation) => {
    const { file } = mutation;
    const changed = mutate(mutation, read(file));
    expect(changed).not.toBe(read(file));
    if (/\.tsx?$/.test(file)) expect(parseSync(file, changed).errors).toEqual([]);
  },
);
