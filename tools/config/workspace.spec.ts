import { globSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { workspaceProjects } from './vite-library.ts';

const root = join(import.meta.dirname, '../..');
const files = (patterns: string | readonly string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', 'dist/**'] }).map(normalize);

const filesOf = new Map(workspaceProjects.map(({ test: { name, include } }) => [name, files(include)]));

test('every spec file belongs to one project of the workspace', () => {
  const listed = [...filesOf.values()].flat().sort();
  expect(listed).toEqual(files('{apps,libs,tools}/**/*.spec.{ts,tsx}').sort());
});
