import { expect, test } from 'vitest';
import { hsWords } from './hs-words.ts';
import { findHeadings, nomenclature, suggestHeadings } from './nomenclature.ts';

test('the nomenclature has all subheadings, and those of the words among them', async () => {
  const { textOf } = await nomenclature();
  expect(textOf.size).toBe(5_612);
  expect(hsWords.filter(({ code }) => !textOf.has(code))).toEqual([]);
  expect(new Set(hsWords.map(({ code }) => code)).size).toBe(hsWords.length);
});

test('no word is that of two headings, and descriptions are in Latin letters', () => {
  const words = hsWords.flatMap((entry) => entry.words.split('|'));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  expect(hsWords.filter(({ description }) => !/^[\p{Script=Latin}\d\p{P} ]{3,100}$/u.test(description))).toEqual([]);
});

test.each([
  ['夏季纯棉短袖T恤女宽松', '610910'],
  ['夏季純棉短袖T恤', '610910'],
  ['Phone case for iPhone', '392690'],
  ['蓝牙耳机 降噪', '851830'],
  ['Rucksack, wasserdicht', '420292'],
  ['Wool sweaters', '611011'],
  ['Kopfhörer', '851830'],
])('%s is suggested as %s', (name, code) => {
  expect(suggestHeadings(name, 3)[0]?.code).toBe(code);
});

test.each(['Capital', 'teeth', 'Ringbahn', ''])('%j has no words of goods', (name) => {
  expect(suggestHeadings(name, 3)).toEqual([]);
});

test('headings are found by codes and by words', async () => {
  expect((await findHeadings('851713', 20)).map(({ code }) => code)).toEqual(['851713']);
  expect((await findHeadings('4202', 20)).length).toBeGreaterThan(5);
  expect((await findHeadings('umbrella', 20))[0]?.code).toBe('660199');
  expect((await findHeadings('雨伞', 20))[0]?.code).toBe('660199');
  expect((await findHeadings('horses pure-bred', 20)).map(({ code }) => code)).toContain('010121');
  expect(await findHeadings('no such goods at all', 20)).toEqual([]);
});
