// zh-punctuation: off, because of the rows of files.
import { readTable } from '@caravan/console-core';
import { readTableFile, workbookFile, type WorkbookCell } from '@caravan/console-core/testing';
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
const readFile = async (bytes: Uint8Array, unit: 'g' | 'kg' = 'kg') => {
  const table = await readTableFile(bytes, sheetColumns, 10_000);
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

it('reads full-width postcodes, marks of remote areas, and hyphens of any kind', () => {
  const { rows } = read('国家,分区,起始邮编,截止邮编,偏远\nDE,1,２７４９８,２７４９９,Ｙ\nJP,2,907–1801,,Yes\u00A0');
  expect(rows.map(writeSheetRow)).toEqual(['c|2|DE|27498|27499|1|1', 'c|3|JP|9071801|9071801|2|1']);
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
    [3, 'amount.base'],
    [4, 'weight.to'],
    [5, 'weight.stepWeight'],
    [6, 'zone'],
    [7, 'postcode'],
    [8, 'noPrice'],
    [9, 'nothing'],
  ]);
});

it.each([
  ['0,250', 'kg', 250],
  ['0.101', 'kg', 101],
  ['1,5', 'kg', 1_500],
  ['1,500', 'kg', 1_500],
  ['2.000,5 g', 'kg', 2_001],
  ['1,500', 'g', 1_500],
  ['1.500', 'g', 1_500],
  ['0.5', 'kg', 500],
  ['500', 'g', 500],
  ['500 克', 'kg', 500],
  ['３０公斤', 'g', 30_000],
  ['30 KG', 'g', 30_000],
] as const)('reads the weight %s in %s', (weight, unit, grams) => {
  const { rows } = read(`Country;Weight to;Price\nDE;${weight};10`, unit);
  expect(rows.flatMap((row) => (row.kind === 'price' ? [row.to_g] : []))).toEqual([grams]);
});

const gb18030 = Uint8Array.from([
  ...[0xb9, 0xfa, 0xbc, 0xd2, 0x2c, 0xd6, 0xd8, 0xc1, 0xbf, 0x2c, 0xbc, 0xdb, 0xb8, 0xf1, 0x0d, 0x0a],
  ...[0xb5, 0xc2, 0xb9, 0xfa, 0x2c, 0x30, 0x2e, 0x35, 0x2c, 0x32, 0x30, 0x0d, 0x0a],
]);
const bytesOf = (text: string) => new TextEncoder().encode(text);

it.each<[string, Uint8Array]>([
  ['of Chinese Excel (GB18030)', gb18030],
  ['with a byte order mark', bytesOf('\uFEFFCountry,Weight to,Price\nDE,0.5,20\n')],
  ['with a decimal comma', bytesOf('Country;Weight to;Price\nDE;0,5;20,00\n')],
  ['with empty rows', bytesOf('Country,Weight to,Price\n\n,,\nDE,0.5,20\n,,\n')],
  ['with a unit in each cell', bytesOf('Country,Weight to,Price\nDE,500g,¥20.00\n')],
  [
    'with quotes and a workbook with numbers as text',
    workbookFile([
      ['Country', 'Weight to', 'Price'],
      ['DE', '0.5', '20'],
    ]),
  ],
  [
    'on the second sheet of a workbook, with a number of a formula',
    workbookFile(
      [['Notes'], ['none']],
      [
        ['Country', 'Weight to', 'Price'],
        ['DE', { digits: '0.5' }, { digits: '20.000000000000004' }],
      ],
    ),
  ],
])('reads a file %s', async (_, bytes) => {
  const { rows, unread } = await readFile(bytes);
  expect(rows.map(writeSheetRow).map((row) => row.replace(/^(.)\|\d+/, '$1'))).toEqual([
    'c|DE|||DE|0',
    'p|DE|0|500|2000|0|0|0|0|0',
  ]);
  expect(unread).toEqual([]);
});

it('refuses a formula of a CSV file, and the rows of a merged cell', () => {
  expect(faults('Country,Weight to,Price\nDE,1,=B2*20\n,2,40\n')).toEqual([
    [2, 'amount.base'],
    [3, 'zone'],
  ]);
});

it('reads 10,000 rows of a workbook in 5 seconds of one processor at most', async () => {
  const row = (index: number): WorkbookCell[] => [
    'DE',
    { digits: String(index) },
    { digits: String(index + 1) },
    { digits: '20' },
  ];
  const bytes = workbookFile([
    ['Country', 'Weight from', 'Weight to', 'Price'],
    ...Array.from({ length: 9_999 }, (_, index) => row(index)),
  ]);
  const began = process.cpuUsage();
  const { rows } = await readFile(bytes, 'g');
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1_000).toBeLessThan(5_000);
  expect(rows).toHaveLength(10_000);
  expect(sheetFaults(rows)).toEqual([]);
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
