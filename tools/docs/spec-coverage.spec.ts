import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The targets of `[text](target)` in a page, outside code. */
const linksIn = (markdown: string): string[] =>
  [...markdown.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\[[^\]]*\]\(([^)\s]+)\)/g)].map(
    ([, target]) => target ?? '',
  );

const isOutside = (target: string): boolean => /^([a-z]+:|#)/.test(target);

/** The links of a page to files that do not exist. */
const brokenLinks = (page: string): string[] =>
  linksIn(read(page))
    .filter((target) => !isOutside(target))
    .filter((target) => !existsSync(join(root, dirname(page), target.replace(/#.*$/, ''))));

const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];

test('the pages include the specification and its coverage', () => {
  expect(pages).toEqual(expect.arrayContaining(['docs/specification.md', 'docs/spec-coverage.md']));
});

const { architecturePage } = (await import(join(import.meta.dirname, 'draw-floors.mjs'))) as {
  architecturePage: () => { text: string; drawn: string };
};

test('the page on architecture draws the floors of lint', () => {
  const { text, drawn } = architecturePage();
  expect(text).toBe(drawn);
});

test.each(pages)('the links of %s lead to files that exist', (page) => {
  expect(brokenLinks(page)).toEqual([]);
});

const generated = new Set(['node_modules', 'dist', 'test-output']);
const files = globSync('{apps,libs,tools}/**/*.{ts,tsx,mjs,css,sql}', {
  cwd: root,
  exclude: (name) => generated.has(name.split('/').at(-1) ?? ''),
});

/** The rules of the specification, such as `9.3`, and its sections, such as `9`. */
const specification = read('docs/specification.md');
const rules = [...specification.matchAll(/\*\*(\d+\.\d+)\*\*/g)].map(([, rule]) => rule ?? '');
const sections = [...specification.matchAll(/^## (\d+)\. /gm)].map(([, section]) => section ?? '');

test('the rules of a section count up from 1', () => {
  const expected = sections.flatMap((section) =>
    rules.filter((rule) => rule.startsWith(`${section}.`)).map((_, index) => `${section}.${index + 1}`),
  );
  const inOrder = [...rules].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  expect(inOrder).toEqual(expected);
});

test('code cites rules that exist', () => {
  const known = new Set([...rules, ...sections]);
  const cited = files.flatMap((file) =>
    [...read(file).matchAll(/\bspecification (\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?)*)/g)].flatMap(([, list = '']) =>
      list.split(', ').map((rule) => ({ file, rule })),
    ),
  );
  expect(cited.filter(({ rule }) => !known.has(rule))).toEqual([]);
});

interface Row {
  rules: string[];
  code: string;
  tests: string;
}

/** Expands `2.20-2.22, 2.32` to single rules. */
const expand = (cell: string): string[] =>
  cell.split(', ').flatMap((part) => {
    const [from = '', to = from] = part.split('-');
    const [section, first] = from.split('.').map(Number);
    const last = Number(to.split('.')[1]);
    return Array.from({ length: last - (first ?? 0) + 1 }, (_, index) => `${section}.${(first ?? 0) + index}`);
  });

const rows: Row[] = read('docs/spec-coverage.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [cell = '', code = '', tests = ''] = line
      .split('|')
      .slice(1, -1)
      .map((text) => text.trim());
    return { rules: expand(cell), code, tests };
  });

test('each rule has one row', () => {
  const covered = rows.flatMap((row) => row.rules);
  expect(rules.filter((rule) => !covered.includes(rule))).toEqual([]);
  expect(covered.filter((rule) => !rules.includes(rule))).toEqual([]);
  expect(covered.filter((rule, index) => covered.indexOf(rule) !== index)).toEqual([]);
});

/** The names in backticks: the last parts of paths. */
const namesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');

const filesNamed = (name: string): string[] => files.filter((file) => `/${file}`.endsWith(`/${name}`));

const exists = (name: string): boolean =>
  filesNamed(name).length > 0 || files.some((file) => `/${file}`.includes(`/${name}/`));

test('the code of each row exists', () => {
  const concrete = rows.flatMap((row) => namesIn(row.code)).filter((name) => name !== 'i18n' && !name.includes('*'));
  expect(concrete.filter((name) => !exists(name))).toEqual([]);
});

test('each row names a test or says that none exists', () => {
  expect(rows.filter((row) => !namesIn(row.tests).length && !row.tests.startsWith('no test yet'))).toEqual([]);
});

test('each name of a test file matches one file', () => {
  const named = rows.flatMap((row) => namesIn(row.tests));
  expect(named.filter((name) => !/\.(spec|e2e)\.tsx?$/.test(name))).toEqual([]);
  expect(named.filter((name) => filesNamed(name).length !== 1)).toEqual([]);
});

test('a test file contains the words in brackets after its name', () => {
  const quoted = rows.flatMap((row) =>
    [...row.tests.matchAll(/`([^`]+)` \(([^)]+)\)/g)].map(([, name = '', words = '']) => ({ name, words })),
  );
  expect(quoted.length).toBeGreaterThan(5);
  expect(quoted.filter(({ name, words }) => !filesNamed(name).some((file) => read(file).includes(words)))).toEqual([]);
});
