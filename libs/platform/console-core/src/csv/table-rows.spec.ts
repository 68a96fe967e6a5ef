// zh-punctuation: off, because of rows of CSV.
import { describe, expect, test } from 'vitest';
import { isProtectedCell, numbersIn, plainCell } from './csv-cell.ts';
import { tableRows, type RowRules } from './table-rows.ts';

test.each([
  [' SF1 ', 'SF1'],
  ['="0044001"', '0044001'],
  ['=0044001', '0044001'],
  ["'0044001", '0044001'],
  ['`10000450', '10000450'],
  ['2026112422001\t', '2026112422001'],
  ['=1+1', '=1+1'],
  ["'=1+1", '=1+1'],
  ["a;' =1", 'a; =1'],
  ["'1234567890123456789", '1234567890123456789'],
  ['="a""b"', 'a""b'],
  [undefined, ''],
])('the cell %j has the text %j', (cell, text) => {
  expect(plainCell(cell)).toBe(text);
});

test.each([
  ['SF1', ['SF1']],
  ['SF1,SF2', ['SF1', 'SF2']],
  ['SF1; SF2 /SF3|SF4', ['SF1', 'SF2', 'SF3', 'SF4']],
  ['SF1，SF2；SF3／SF4｜SF5、SF6', ['SF1', 'SF2', 'SF3', 'SF4', 'SF5', 'SF6']],
  ['SF1\nSF2\r\n', ['SF1', 'SF2']],
  [';SF1;', ['SF1']],
  ["'1234567890123456789;'2234567890123456789", ['1234567890123456789', '2234567890123456789']],
  ['SF1234567890123 SF1234567890124', ['SF1234567890123', 'SF1234567890124']],
  ['9400 1118 9922 3100 0012 34', ['9400 1118 9922 3100 0012 34']],
  ['7,73012E+14', ['7,73012E+14']],
  ['9.40011E+21;7,73012E14', ['9.40011E+21', '7,73012E14']],
  ['773,012,345,678', ['773012345678']],
  ['773012345678.0', ['773012345678']],
  ['99.12.123456.12345678', ['99.12.123456.12345678']],
  ['No:SF1;运单号：SF2', ['SF1', 'SF2']],
  ['/', []],
  ['', []],
])('the cell %j has the numbers %j', (cell, numbers) => {
  expect(numbersIn(cell)).toEqual(numbers);
});

test.each([
  ['="44"', true],
  ["'44", true],
  ['44\t', true],
  ['44', false],
])('the cell %j is protected: %j', (cell, isProtected) => {
  expect(isProtectedCell(cell)).toBe(isProtected);
});

const rules: RowRules<'order' | 'tracking' | 'note'> = {
  longest: { order: 20, tracking: 40, note: 5 },
  numbers: ['order', 'tracking'],
  filled: ['order', 'tracking'],
};
const read = (...rows: string[][]) =>
  tableRows(
    { lines: rows.map((cells, index) => ({ line: index + 2, cells })) },
    { order: 0, tracking: 1, note: 2 },
    rules,
  );

describe('a row', () => {
  test('with several numbers in a cell is a row for each', () => {
    expect(read(['44', 'SF1;SF2', 'tea'], ['45/46', 'SF3']).rows).toEqual([
      { line: 2, row: { order: '44', tracking: 'SF1', note: 'tea' } },
      { line: 2, row: { order: '44', tracking: 'SF2', note: 'tea' } },
      { line: 3, row: { order: '45', tracking: 'SF3', note: '' } },
      { line: 3, row: { order: '46', tracking: 'SF3', note: '' } },
    ]);
  });

  test.each([
    ['no number', ['44', ''], 'missing'],
    ['a shortened number', ['44', '9.40011E+21'], 'shortened'],
    ['a shortened number among others', ['44', 'SF1;9.40011E+21'], 'shortened'],
    ['a shortened number of an order', ['4.40011E+18', 'SF1'], 'shortened'],
    ['a number that a program wrote as a fraction', ['44', '9400111899223100123456.0'], 'shortened'],
    ['several numbers in two cells', ['44;45', 'SF1;SF2'], 'several'],
    ['a text that would have to be cut', ['44', 'SF1', 'a long note'], 'tooLong'],
  ])('with %s is not sent', (_, cells, why) => {
    expect(read(cells)).toEqual({ rows: [], unread: [{ line: 2, why, text: cells.filter(Boolean).join(' ') }] });
  });
});

test('rounded numbers are recognised by those beside them, unless they are protected', () => {
  const rounded = [
    ['44', '1234567890123450000'],
    ['45', '2234567890123450000'],
  ];
  expect(read(...rounded).unread.map(({ why }) => why)).toEqual(['shortened', 'shortened']);
  expect(read(...rounded, ['46', '1234567890123456789']).unread).toEqual([]);
  expect(read(rounded[0] ?? []).unread).toEqual([]);
  expect(read(...rounded.map(([order = '', number = '']) => [order, `="${number}"`])).unread).toEqual([]);
});
