import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The words of the table's last column, and the terms of its second, in which such a word may appear. */
const rows = read('docs/glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (English|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const terms = rows.map(([, , chinese = '']) => chinese);
const refused = rows.flatMap((cells) => (cells.at(-2) ?? '').split('、').filter(Boolean));

/** Texts that shoppers read in Chinese. */
const sources = [
  'libs/**/i18n/zh*.ts',
  'libs/*/server/seed/articles/*.zh.md',
  'libs/*/contract/src/*.errors.ts',
  'libs/platform/kernel/src/reasons.ts',
  'libs/*/server/src/messages/*.ts',
  'libs/*/server/src/domain/{messages,remarks}.ts',
  'libs/*/server/src/sandbox/*.ts',
];
const notSources = ['**/*.spec.ts'];

/** A text without the glossary's terms that contain a refused word, such as 支付机构 with 支付. */
const withoutTerms = (text: string): string =>
  terms
    .filter((term) => refused.some((word) => term.includes(word)))
    .reduce((rest, term) => rest.replaceAll(term, ''), text);

test('the glossary refuses words', () => {
  expect(refused).toContain('支付');
  expect(withoutTerms('支付机构')).toBe('');
});

test('Chinese texts use the terms of the glossary', () => {
  const files = globSync(sources, { cwd: root, exclude: notSources });
  expect(files.length).toBeGreaterThan(50);
  const faults = files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => {
        const rest = withoutTerms(line);
        return refused.filter((word) => rest.includes(word)).map((word) => `${file}:${index + 1} ${word}`);
      }),
  );
  expect(faults).toEqual([]);
});
