// zh-punctuation: off, because of rows of CSV.
import { expect, test } from 'vitest';
import { maxRows, readCsv } from './read-csv.ts';

const columns = { code: ['code', '库位'], zone: ['zone', '库区'] };
const read = (content: BlobPart) => readCsv(new Blob([content]), columns);

/** 库位,库区 / A-1,甲 in GB18030. */
const gb18030 = new Uint8Array([
  0xbf, 0xe2, 0xce, 0xbb, 0x2c, 0xbf, 0xe2, 0xc7, 0xf8, 0x0a, 0x41, 0x2d, 0x31, 0x2c, 0xbc, 0xd7, 0x0a,
]);

test.each<[string, BlobPart]>([
  ['UTF-8', '库位,库区\nA-1,甲\n'],
  ['UTF-8 with a byte order mark', '\uFEFF库位,库区\r\nA-1,甲\r\n'],
  ['GB18030', gb18030],
  ['columns in another order, with others, in full width', 'x,ＺＯＮＥ, Code \n1,甲, A-1 \n'],
  ['semicolons and quotes', '"code";"zone"\n"A-1";"甲"\n\n;\n'],
])('reads %s', async (_, content) => {
  expect(await read(content)).toEqual({ rows: [{ code: 'A-1', zone: '甲' }] });
});

test('leaves formulas as text, for the server to judge', async () => {
  expect(await read('code,zone\n=1+1,A\n')).toEqual({ rows: [{ code: '=1+1', zone: 'A' }] });
});

test.each([
  ['an empty file', '', 'empty'],
  ['headers alone', 'code,zone\n', 'empty'],
  ['a missing column', 'code,place\nA,B\n', 'no_columns'],
  ['a picture', '\u0089PNG\u0000\u0001', 'unreadable'],
  ['too many rows', `code,zone\n${'A,B\n'.repeat(maxRows + 1)}`, 'too_many'],
])('refuses %s', async (_, content, fault) => {
  expect(await read(content)).toEqual({ fault });
});
