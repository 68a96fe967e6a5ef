import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const libs = join(import.meta.dirname, '../../libs');

/** The names of the descriptors, under which the slices add endpoints to the one API, with the features of each. */
const endpointNames = (): Map<string, Set<string>> => {
  const names = new Map<string, Set<string>>();
  for (const path of globSync('*/contract/src/**/*.ts', { cwd: libs })) {
    const feature = path.split(/[\\/]/)[0] ?? '';
    for (const [, name = ''] of readFileSync(join(libs, path), 'utf8').matchAll(
      /^export const (\w+) = defineEndpoint/gm,
    ))
      names.set(name, (names.get(name) ?? new Set()).add(feature));
  }
  return names;
};

test('no two features give an endpoint the same name, because the first one loaded would serve both', () => {
  const names = endpointNames();
  expect(names.size).toBeGreaterThan(300);
  expect([...names].filter(([, features]) => features.size > 1)).toEqual([]);
});
