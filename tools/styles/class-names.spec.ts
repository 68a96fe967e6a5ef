import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const classesOf = (sheet: string): Set<string> => {
  const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
};

/** The classes that a component reads and its style sheet does not have: TypeScript takes any name for a class. */
const missingIn = (file: string): string[] => {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, name = '', path = '']) => {
    const classes = classesOf(join(dirname(file), path));
    const read = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used);
    return read.filter((used) => !classes.has(used)).map((used) => `${relative(root, file)}: ${used}`);
  });
};

test('every class that a component reads is in its style sheet', () => {
  const files = globSync('{apps,libs}/**/src/**/*.{ts,tsx}', { cwd: root }).map((file) => join(root, file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(missingIn)).toEqual([]);
});
