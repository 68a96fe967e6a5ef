// zh-punctuation: off, because of the names of columns.
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { workbookFile, workbookParts, type WorkbookCell } from '../testing/workbook-file.ts';
import { hasLostDigits } from './csv-cell.ts';
import { readTableFile } from './read-table-file.ts';

const columns = {
  order: { names: ['order', '订单号'], needed: true },
  tracking: { names: ['tracking number', '运单号'], needed: true },
} as const;

const read = (bytes: Uint8Array) => readTableFile(bytes, columns, 3);
const head = ['订单号', '运单号'];
/** The two cells of each row, with its number. */
const rowsOf = async (bytes: Uint8Array) => {
  const table = await read(bytes);
  return 'fault' in table ? table : table.lines.map(({ line, cells }) => [line, cells[0], cells[1]]);
};

test('a text is read as before', async () => {
  expect(await rowsOf(strToU8('订单号,运单号\n44,SF1\n'))).toEqual([[2, '44', 'SF1']]);
});

test.each<[string, WorkbookCell, string]>([
  ['a text of many digits', '4012345678901234567', '4012345678901234567'],
  ['a text with zeros before it and a tab behind it', '0044\t', '0044\t'],
  ['a text with marks of XML', 'a<b & c', 'a<b & c'],
  ['a number of 15 digits', { digits: '773012345678901' }, '773012345678901'],
  ['an amount as Excel stores it', { digits: '131.77000000000001' }, '131.77'],
  ['a whole amount', { digits: '-12' }, '-12'],
  ['a day', { digits: '46350', isDay: true }, '2026-11-24 00:00:00'],
  ['a moment', { digits: '46350.395972222221', isDay: true }, '2026-11-24 09:30:12'],
])('%s of a workbook is read as a text has it', async (_, cell, text) => {
  expect(await rowsOf(workbookFile([head, ['44', cell]]))).toEqual([[2, '44', text]]);
});

test.each(['4.0123456789012301E+18', '4012345678901230', '1E+15'])(
  'the number %s has lost digits that nobody can tell, so it looks like that',
  async (digits) => {
    const [[, , text] = []] = (await rowsOf(workbookFile([head, ['44', { digits }]]))) as [number, string, string][];
    expect(text).toMatch(/^\d(\.\d+)?e\+\d+$/);
    expect(hasLostDigits(text ?? '')).toBe(true);
  },
);

test('the first sheet with the needed columns is read, below other lines, and rows keep their numbers', async () => {
  const sheets = [[], [['note']], [['店铺：甲'], [], head, [], ['44', 'SF1']], [head, ['45', 'SF2']]];
  expect(await rowsOf(workbookFile(...sheets))).toEqual([[5, '44', 'SF1']]);
});

test('a sheet without cells, as a chart may have, does not hide the others', async () => {
  const all = Object.entries(workbookParts([[], [head, ['44', 'SF1']]]));
  const others = Object.fromEntries(all.filter(([name]) => name !== 'xl/worksheets/sheet1.xml'));
  expect(await rowsOf(zipSync(others))).toEqual([[2, '44', 'SF1']]);
});

test('columns are chosen by hand in the first sheet with rows, if no sheet has their names', async () => {
  const table = await read(workbookFile([], [['Nr', 'Sendung'], ['44', 'SF1']])); // prettier-ignore
  expect(table).toMatchObject({ head: ['Nr', 'Sendung'], places: {}, lines: [{ line: 2, cells: ['44', 'SF1'] }] });
});

const parts = workbookParts([[head, ['44', 'SF1']]]);
const row = ['1', '2'];

test.each<[string, Uint8Array, string]>([
  ['without rows', workbookFile([head]), 'empty'],
  ['with too many rows', workbookFile([head, row, row, row, row]), 'tooMany'],
  ['that is another archive', zipSync({ 'bill.csv': strToU8('订单号,运单号\n44,SF1\n') }), 'workbook'],
  ['that is cut off', workbookFile([head, row]).slice(0, 900), 'workbook'],
  ['without one of its parts', zipSync({ ...parts, 'xl/worksheets/sheet1.xml': new Uint8Array() }), 'workbook'],
  ['that unpacks to 60 MB', zipSync({ ...parts, 'xl/media/a.xml': new Uint8Array(60 * 1024 * 1024) }), 'workbook'],
])('a workbook %s is refused', async (_, bytes, fault) => {
  expect(await read(bytes)).toEqual({ fault });
});

test('a workbook with a cell at the far end of its sheet is refused, instead of filling the memory', async () => {
  const far = '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>';
  const bytes = zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(far) });
  expect(await read(bytes)).toEqual({ fault: 'workbook' });
});
