// zh-punctuation: off, because of the rows of files.
import { readTable } from '@caravan/console-core';
import { sheetFaults, writeSheetRow } from '@caravan/shipping/contract';
import { expect, it } from 'vitest';
import { sheetColumns } from './sheet-columns.ts';
import { isInGrams, sheetRows } from './sheet-rows.ts';

const countries = [
  'DE',
  'FR',
  'US',
  'GB',
  'JP',
  ...Array.from({ length: 20 }, (_, index) => `Q${String.fromCharCode(65 + index)}`),
];

const read = (text: string, unit: 'g' | 'kg' = 'kg') => {
  const table = readTable(new TextEncoder().encode(text), sheetColumns, 100);
  if ('fault' in table) throw new Error(table.fault);
  return sheetRows(table, { places: table.places, unit, countries });
};
const written = (text: string, unit?: 'g' | 'kg') => read(text, unit).rows.map(writeSheetRow);
const faults = (text: string) => read(text).unread.map(({ line, why }) => [line, why]);

it('reads first and further steps, kilograms with a fee, and the countries beside them once', () => {
  const text = `Zone,Country,Weight from,Weight to,Price,First weight,Step weight,Step price,Per kg,Registration
A,DE,0,2,38,0.5,0.5,12,,
A,DE,2,30,,,,,46.5,8`;
  expect(written(text)).toEqual([
    'c|2|DE|||A|0',
    'p|2|A|0|2000|3800|500|500|1200|0|0',
    'p|3|A|2000|30000|0|0|0|0|4650|800',
  ]);
});

it('lets a first price cover one step if no weight is stated', () => {
  const text = 'Country,Weight to,Price,Step weight,Step price\nDE,30,80,0.5,30';
  expect(written(text)[1]).toBe('p|2|DE|0|30000|8000|500|500|3000|0|0');
});

it('reads zones apart from prices, postcodes and remote areas', () => {
  const text = `国家,分区,起始邮编,截止邮编,偏远,起始重量,重量,价格
德国,1,,,,,,
DE,2,10115,10999,,,,
Germany,1,27498,,是,,,
,1,,,,0,500g,20
,2,,,,0,0.5,25`;
  const { rows, unread } = read(text);
  expect(unread).toEqual([]);
  expect(rows.map(writeSheetRow)).toEqual([
    'c|2|DE|||1|0',
    'c|3|DE|10115|10999|2|0',
    'c|4|DE|27498|27498|1|1',
    'p|5|1|0|500|2000|0|0|0|0|0',
    'p|6|2|0|500|2500|0|0|0|0|0',
  ]);
  expect(sheetFaults(rows)).toEqual([]);
});

it('joins brackets that begin one gram after the last, and no others', () => {
  const text = 'Country,Weight from,Weight to,Price\nDE,0,0.1,10\nDE,0.101,0.2,12\nDE,0.21,0.3,14';
  const { rows } = read(text);
  expect(sheetFaults(rows)).toMatchObject([{ kind: 'gap', line: 4, from_g: 200, to_g: 210 }]);
});

it('names a zone of many countries by the first of them', () => {
  const all = countries.join(' ; ');
  const zones = read(`Country,Weight to,Price\n${all},1,10\n${all},2,20\nFR;DE,3,30`).rows.flatMap((row) =>
    row.kind === 'price' ? [row.zone] : [],
  );
  expect(zones).toEqual(['DE +24 (1)', 'DE +24 (1)', 'FR DE']);
});

it('says of each row why it is not read', () => {
  const text = `Country,Zone,Postcode,Postcode to,Weight to,Price,Step price
Atlantis,A,,,1,10,
DE,A,,,1,ten,
DE,A,,,heavy,10,
DE,A,,,1,,5
,,,,1,10,
DE,A,1234567890123,,1,10,
DE,A,,,1,,
,Note,,,,,`;
  expect(faults(text)).toEqual([
    [2, 'country'],
    [3, 'amount'],
    [4, 'weight'],
    [5, 'weight'],
    [6, 'zone'],
    [7, 'postcode'],
    [8, 'amount'],
    [9, 'nothing'],
  ]);
});

it.each([
  ['Weight (g)', true],
  ['重量(克)', true],
  ['Weight (kg)', false],
  ['重量(公斤)', false],
  [undefined, false],
])('knows the unit of %s', (head, isGrams) => {
  expect(isInGrams(head)).toBe(isGrams);
});
