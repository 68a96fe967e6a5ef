import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import type { librariesOf } from './vite-library.ts';

const root = join(import.meta.dirname, '../..');
/** Belongs to no project, so lint forbids a static import. */
const { default: projects } = (await import(join(root, 'vitest.workspace.ts'))) as {
  default: ReturnType<typeof librariesOf>[];
};
const files = (patterns: string | readonly string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', 'dist/**'] }).map(normalize);

const filesOf = new Map(projects.map(({ test: { name, include } }) => [name, files(include)]));

test('every spec file belongs to one project of the workspace', () => {
  const listed = [...filesOf.values()].flat().sort();
  expect(listed).toEqual(files('{apps,libs,tools}/**/*.spec.{ts,tsx}').sort());
});

test('a library tests itself as the workspace tests it', () => {
  const configs = files(['libs/**/vite.config.ts', 'apps/*/vitest.config.ts', 'tools/vite.config.ts']);
  expect(configs.length).toBeGreaterThan(90);
  const others = configs.flatMap((config) => {
    const kind = /library\(import\.meta\.dirname, '[^']+', '([^']+)'\)/.exec(
      readFileSync(join(root, config), 'utf8'),
    )?.[1];
    const folder = `${dirname(config)}/`;
    const projectsOfFolder = [...filesOf].filter(([, specs]) => specs.some((spec) => spec.startsWith(folder)));
    return projectsOfFolder.every(([name]) => name === kind) ? [] : [`${config}: ${kind}`];
  });
  expect(others).toEqual([]);
});
