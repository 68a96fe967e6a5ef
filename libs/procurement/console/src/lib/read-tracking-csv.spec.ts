// zh-punctuation: off, because of rows of CSV.
import { expect, test } from 'vitest';
import { decodeCsv } from '@caravan/console-core';
import { readTrackingCsv } from './read-tracking-csv.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** 订单编号,运单号,物流公司 and 顺丰 as a Chinese spreadsheet writes them. */
const gb18030 = new Uint8Array([
  0xb6,
  0xa9,
  0xb5,
  0xa5,
  0xb1,
  0xe0,
  0xba,
  0xc5,
  0x2c,
  0xd4,
  0xcb,
  0xb5,
  0xa5,
  0xba,
  0xc5,
  0x2c,
  0xce,
  0xef,
  0xc1,
  0xf7,
  0xb9,
  0xab,
  0xcb,
  0xbe,
  0x0a,
  ...utf8('44001,SF1000123,'),
  0xcb,
  0xb3,
  0xb7,
  0xe1,
]);

test('a file in GB18030 is read by its Chinese column names', () => {
  expect(decodeCsv(gb18030)).toContain('订单编号,运单号,物流公司');
  expect(readTrackingCsv(gb18030)).toEqual({
    rows: [{ supplier_order_no: '44001', tracking_number: 'SF1000123', carrier: '顺丰' }],
    left: 0,
  });
});

test('a file in UTF-8 may have a mark, quotes, other columns, and numbers that Excel protects', () => {
  const file = utf8('\uFEFFName,Tracking,Order\r\n"Tea, green",="sf１ 23","\'44002"\r\nCup,,44003\r\n\r\n');
  expect(readTrackingCsv(file)).toEqual({
    rows: [{ supplier_order_no: '44002', tracking_number: 'SF123', carrier: '' }],
    left: 1,
  });
});

test.each([
  ['nothing', '', 'empty'],
  ['a head alone', 'order,tracking\n', 'empty'],
  ['no numbers', 'order,tracking\n,\n', 'empty'],
  ['other columns', 'a,b\n1,2\n', 'columns'],
  ['10,001 rows', `order,tracking\n${'1,2\n'.repeat(10_001)}`, 'tooMany'],
] as const)('a file with %s is refused', (_, text, fault) => {
  expect(readTrackingCsv(utf8(text))).toEqual({ fault });
});

test('a picture is no file of numbers', () => {
  expect(readTrackingCsv(new Uint8Array([0xff, 0xd8, 0xff, 0xff]))).toEqual({ fault: 'unreadable' });
});
