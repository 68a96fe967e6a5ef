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
const allRefused = rows.flatMap((cells) => (cells.at(-2) ?? '').split('、').filter(Boolean));
const isChinese = (word: string): boolean => /\p{Script=Han}/u.test(word);
const refused = allRefused.filter(isChinese);
const refusedEnglish = allRefused.filter((word) => !isChinese(word)).map((word) => word.toLowerCase());

/** Texts that shoppers read in Chinese. */
const sources = [
  'libs/**/{zh,zh-*,*-zh}.ts',
  'libs/*/server/seed/articles/*.zh.md',
  'libs/*/server/src/**/{messages,remarks,*-message,*-messages}.ts',
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

test('English texts use the terms of the glossary', () => {
  const files = globSync(['libs/**/{en,en-*,*-en}.ts', 'libs/*/server/seed/articles/*.en.md'], { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  expect(refusedEnglish).toContain('shipping inside china');
  const faults = files.flatMap((file) => {
    const text = read(file).toLowerCase();
    return refusedEnglish.filter((word) => text.includes(word)).map((word) => `${file} ${word}`);
  });
  expect(faults).toEqual([]);
});
