import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const libs = join(import.meta.dirname, '../../libs');

/** The names under which the features' slices add endpoints to the one API, with the slices that use each. */
const endpointNames = (): Map<string, string[]> => {
  const names = new Map<string, string[]>();
  const slices = readdirSync(libs, { recursive: true, encoding: 'utf8' }).filter((path) => /-?api\.ts$/.test(path));
  for (const path of slices)
    for (const [, name = ''] of readFileSync(join(libs, path), 'utf8').matchAll(/^ +(\w+): (?:\w+\(build\b|build\.)/gm))
      names.set(name, [...(names.get(name) ?? []), path]);
  return names;
};

test('no two features give an endpoint the same name, because the first one loaded would serve both', () => {
  const names = endpointNames();
  expect(names.size).toBeGreaterThan(300);
  expect([...names].filter(([, slices]) => slices.length > 1)).toEqual([]);
});
