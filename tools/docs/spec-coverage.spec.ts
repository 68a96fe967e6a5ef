import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const coverage = 'docs/spec-coverage.md';

/** Targets of `[text](target)` in a page, outside code. */
const linksIn = (markdown: string): string[] =>
  [...markdown.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? '');

const isOutside = (target: string): boolean => /^([a-z]+:|#)/.test(target);

/** Links of a page to files that are not there. */
const brokenLinks = (page: string): string[] =>
  linksIn(readFileSync(join(root, page), 'utf8'))
    .filter((target) => !isOutside(target))
    .filter((target) => !existsSync(join(root, dirname(page), target.replace(/#.*$/, ''))));

const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];

test('the pages that are checked are those that exist', () => {
  expect(pages).toContain(coverage);
  expect(pages).toContain('docs/architecture.md');
});

test.each(pages)('%s links to nothing that is not there', (page) => {
  expect(brokenLinks(page)).toEqual([]);
});

/** The cells of each table row, without heads and rules. */
const rowsOf = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| spec |'))
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1).map((cell) => cell.trim()));

const standings = [/\[[^\]]+\]\([^)]+\)/, /^no test yet\b/, /^not testable: /];

test('each row of the coverage says what holds it, or that nothing does yet', () => {
  const rows = rowsOf(readFileSync(join(root, coverage), 'utf8'));
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.filter((row) => row.length !== 3 || !row[0])).toEqual([]);
  expect(rows.filter(([, , held = '']) => !standings.some((standing) => standing.test(held)))).toEqual([]);
});

test('what holds a row of the coverage is a test', () => {
  const held = rowsOf(readFileSync(join(root, coverage), 'utf8')).flatMap(([, , cell = '']) => linksIn(cell));
  expect(held.filter((target) => !/\.(spec|e2e)\.tsx?$/.test(target))).toEqual([]);
});

/** What the brackets behind a link say of the file: parts of its tests' names. */
const namedTests = (cell: string): { target: string; name: string }[] =>
  [...cell.matchAll(/\]\(([^)]+)\) \(([^)]+)\)/g)].flatMap(([, target = '', names = '']) => names.split('; ').map((name) => ({ target, name })));

test('the tests that are named exist', () => {
  const named = rowsOf(readFileSync(join(root, coverage), 'utf8')).flatMap(([, , cell = '']) => namedTests(cell));
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(({ target, name }) => !readFileSync(join(root, dirname(coverage), target), 'utf8').includes(name));
  expect(missing).toEqual([]);
});
