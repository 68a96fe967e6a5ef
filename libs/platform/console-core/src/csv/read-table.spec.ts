// zh-punctuation: off, because of rows of CSV.
import { describe, expect, test } from 'vitest';
import { markCsvText } from '@caravan/kernel';
import { plainCell } from './csv-cell.ts';
import { decodeCsv } from './decode-csv.ts';
import { readTable, type Table } from './read-table.ts';

const columns = {
  order: { names: ['order', 'order no', '订单编号', '订单号'], needed: true },
  tracking: { names: ['tracking number', '运单号'], needed: true },
  carrier: { names: ['carrier', '快递公司'] },
} as const;
type Column = keyof typeof columns;

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const wide = (text: string, isLittle: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let place = 0; place < text.length; place += 1) view.setUint16(place * 2, text.charCodeAt(place), isLittle);
  return bytes;
};
const read = (content: string | Uint8Array, max = 10) =>
  readTable<Column>(typeof content === 'string' ? utf8(content) : content, columns, max);
const tableOf = (content: string | Uint8Array): Table<Column> => {
  const table = read(content);
  if ('fault' in table) throw new Error(table.fault);
  return table;
};
/** The texts of the known columns, row by row. */
const cellsOf = (content: string | Uint8Array) => {
  const { lines, places } = tableOf(content);
  return lines.map(({ cells }) => [places.order, places.tracking].map((place) => cells[place ?? -1]));
};

/** 订单号,运单号 in GB18030, and a row. */
const gb18030 = new Uint8Array([
  0xb6, 0xa9, 0xb5, 0xa5, 0xba, 0xc5, 0x2c, 0xd4, 0xcb, 0xb5, 0xa5, 0xba, 0xc5, 0x0a, 0x34, 0x34, 0x2c, 0x53, 0x46,
  0x31,
]);
const text = '订单号\t运单号\r\n44\tSF1\r\n';

test.each<[string, string | Uint8Array]>([
  ['UTF-8', '订单号,运单号\n44,SF1\n'],
  ['UTF-8 with a mark', '\uFEFF订单号,运单号\r\n44,SF1\r\n'],
  ['GB18030', gb18030],
  ['UTF-16 as Excel saves Unicode text', wide(`\uFEFF${text}`, true)],
  ['UTF-16 with the other order of bytes', wide(`\uFEFF${text}`, false)],
  ['UTF-16 without a mark', wide(text, true)],
  ['UTF-16 without a mark in the other order', wide(text, false)],
  ['semicolons', 'order;tracking number\n44;SF1\n'],
  ['bars', 'order|tracking number\n44|SF1\n'],
  ['Chinese commas', '订单号，运单号\n44，SF1\n'],
  ['quotes', '"order";"tracking number"\r\n"44";"SF1"\r\n;\r\n'],
  ['a stated separator', 'sep=;\r\norder;tracking number\r\n44;SF1\r\n'],
  ['other columns around, in full width', '序号,＊订单编号,备注,运单号（必填）\n1,44,茶,SF1\n'],
  ['names of other spellings', 'Order_No.;TRACKING  Number\n44;SF1\n'],
  ['protected names', '="订单号",="运单号"\n44,SF1\n'],
  ['lines above the table', '店铺：甲\n导出时间：2026-11-24；共 1 单\n\n订单号,运单号\n44,SF1\n'],
])('a table is read from %s', (_, content) => {
  expect(cellsOf(content)).toEqual([['44', 'SF1']]);
});

describe('rows', () => {
  test('have the numbers that a spreadsheet gives them', () => {
    expect(tableOf('note\n\norder,tracking number\n\n44,SF1\n').lines.map(({ line }) => line)).toEqual([5]);
    expect(tableOf('sep=,\norder,tracking number\n44,SF1\n').lines.map(({ line }) => line)).toEqual([3]);
  });

  test.each(['\r\n', '\n', '\r'])('are told apart by ends of different kinds, first %j', (end) => {
    const file = `order,tracking number${end}44,SF1\r\n45,SF2\n46,SF3\r47,SF4`;
    expect(cellsOf(file)).toEqual([
      ['44', 'SF1'],
      ['45', 'SF2'],
      ['46', 'SF3'],
      ['47', 'SF4'],
    ]);
  });

  test('are all kept if the file has no names of columns', () => {
    const { head, lines, places } = tableOf('4400112233,SF1000123\n4400112234,SF1000124\n');
    expect({ head, places }).toEqual({ head: ['', ''], places: {} });
    expect(lines.map(({ cells }) => cells[1])).toEqual(['SF1000123', 'SF1000124']);
  });

  test('wait for a choice if the names are unknown', () => {
    const { head, lines, places } = tableOf('Nr;Sendung\n44;SF1\n');
    expect({ head, places, rows: lines.length }).toEqual({ head: ['Nr', 'Sendung'], places: {}, rows: 1 });
  });
});

test.each<[string, string | Uint8Array, string]>([
  ['nothing', '', 'empty'],
  ['names alone', 'order,tracking number\n', 'empty'],
  ['too many rows', `order,tracking number\n${'1,2\n'.repeat(11)}`, 'tooMany'],
  ['a quote without end', 'order,tracking number\n44,"SF1\n45,SF2\n', 'quotes'],
  ['a workbook', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]), 'workbook'],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'workbook'],
  ['a page with the name of a workbook', '<html><table><tr><td>订单号</td></tr></table>', 'workbook'],
  ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xff]), 'unreadable'],
  ['a zero byte', 'order,tracking number,more of the columns of this file\n1,2,\u0000\n', 'unreadable'],
])('a file with %s is refused', (_, content, fault) => {
  expect(read(content)).toEqual({ fault });
});

test('a file of ours is read back as it was written, though formulas and long numbers are marked', () => {
  const texts = ['4012345678901234567', '=1+1', '2024/1;-2', '0044', 'a "b"\n+c', "'=1", '12E5'];
  const quoted = texts.map((one) => `"${markCsvText(one).replaceAll('"', '""')}"`);
  const file = `\uFEFForder,tracking number\r\n${quoted.map((cell) => `44,${cell}\r\n`).join('')}`;
  expect(file).not.toMatch(/[,";\n][=+-]|[,"]\d{16}/);
  expect(cellsOf(file).map(([, cell]) => plainCell(cell))).toEqual(texts);
});

test('UTF-16 is not taken for GB18030, in which its bytes are valid, too', () => {
  const bytes = wide('\uFEFF订单号\n', true);
  expect(new TextDecoder('gb18030', { fatal: true }).decode(bytes.subarray(2))).not.toContain('订单号');
  expect(decodeCsv(bytes)).toBe('订单号\n');
});
