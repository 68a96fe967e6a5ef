// zh-punctuation: off, because of rows of CSV.
import { describe, expect, test } from 'vitest';
import { readStatementCsv, type ColumnPlaces, type StatementFile } from './read-statement-csv.ts';
import { statementRows } from './statement-rows.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const fileOf = (content: string | Uint8Array): StatementFile => {
  const file = readStatementCsv(typeof content === 'string' ? utf8(content) : content);
  if ('fault' in file) throw new Error(file.fault);
  return file;
};

const rowsOf = (content: string | Uint8Array, places?: ColumnPlaces) => {
  const file = fileOf(content);
  return statementRows(file, places ?? file.places);
};

/** 订单号,金额,日期 in GB18030. */
const gb18030 = new Uint8Array([
  0xb6,
  0xa9,
  0xb5,
  0xa5,
  0xba,
  0xc5,
  0x2c,
  0xbd,
  0xf0,
  0xb6,
  0xee,
  0x2c,
  0xc8,
  0xd5,
  0xc6,
  0xda,
  0x0a,
  ...utf8('44001,12.50,2026-11-24'),
]);

describe('the columns of a statement', () => {
  test('are recognised in GB18030', () => {
    expect(rowsOf(gb18030)).toEqual({
      rows: [{ line: 2, row: { supplier_order_no: '44001', amount_fen: 1_250, paid_on: '2026-11-24', note: '' } }],
      unread: [],
    });
  });

  test('are recognised below the lines that Alipay writes above them, and its sums are left out', () => {
    const file = [
      '支付宝交易记录明细查询',
      '账号:[caravan@example.com]',
      '',
      '交易号,商户订单号 ,付款时间,类型,金额（元）,收/支,备注',
      '2026112422001,\t44001,2026/11/24 09:30:12,即时到账交易,"1,234.50",支出,加急',
      '2026112422002,44002,2026年11月4日,即时到账交易,3.00,收入,',
      '共2笔记录,,,,,,',
    ].join('\r\n');
    expect(rowsOf(file)).toEqual({
      rows: [
        { line: 5, row: { supplier_order_no: '44001', amount_fen: 123_450, paid_on: '2026-11-24', note: '加急' } },
        { line: 6, row: { supplier_order_no: '44002', amount_fen: -300, paid_on: '2026-11-04', note: '' } },
      ],
      unread: [{ line: 7, why: 'number', text: '共2笔记录' }],
    });
  });

  test('with other names are chosen by hand', () => {
    const file = fileOf('Bestellung,Betrag,Tag,Konto\n44001,12,2026-11-24,b\n');
    expect(file).toMatchObject({ head: ['Bestellung', 'Betrag', 'Tag', 'Konto'], places: {} });
    const { rows } = statementRows(file, { number: 0, amount: 1, day: 2, account: 3 });
    expect(rows.map(({ row }) => row)).toEqual([
      { supplier_order_no: '44001', amount_fen: 1_200, paid_on: '2026-11-24', note: '', account: 'b' },
    ]);
  });
});

describe('a row', () => {
  test.each([
    ['12', 1_200],
    ['¥12.5', 1_250],
    ['￥1,234.50', 123_450],
    ['12.50元', 1_250],
    ['-12.50', -1_250],
    ['−12.50', -1_250],
    ['¥-3', -300],
    ['+3', 300],
    ['１２.５０', 1_250],
    ['CNY 12', 1_200],
    ['-0', 0],
  ])('has the amount %j', (cell, fen) => {
    expect(rowsOf(`number,amount,date\n44001,"${cell}",2026-11-24\n`).rows[0]?.row.amount_fen).toBe(fen);
  });

  test.each([
    ['2026-11-24', '2026-11-24'],
    ['2026/1/5 9:05', '2026-01-05'],
    ['2026.11.24', '2026-11-24'],
    ['20261124', '2026-11-24'],
    ['2026-11-24T09:30:00Z', '2026-11-24'],
  ])('has the day %j', (cell, day) => {
    expect(rowsOf(`number,amount,date\n44001,1,${cell}\n`).rows[0]?.row.paid_on).toBe(day);
  });

  test.each([
    ['Payment', '5', 500],
    ['payment', '-5', 500],
    ['Refund', '5', -500],
    ['退款', '-5', -500],
    ['退款-成功', '5', -500],
    ['支付宝支付', '5', 500],
    ['', '-5', -500],
  ])('of the type %j with %s moves %i fen', (type, amount, fen) => {
    expect(rowsOf(`number,amount,date,type\n44001,${amount},2026-11-24,${type}\n`).rows[0]?.row.amount_fen).toBe(fen);
  });

  test.each([
    ['a formula for an amount', '44001,=1+1,2026-11-24,', 'amount'],
    ['no amount', '44001,,2026-11-24,', 'amount'],
    ['a third of a fen', '44001,0.333,2026-11-24,', 'amount'],
    ['no number', ',1,2026-11-24,', 'number'],
    ['a number that Excel has shortened', '4.40011E+11,1,2026-11-24,', 'number'],
    ['a number without end', `${'4'.repeat(101)},1,2026-11-24,`, 'number'],
    ['an American day', '44001,1,11/24/2026,', 'day'],
    ['a day that does not exist', '44001,1,2026-02-30,', 'day'],
    ['a type that nobody knows', '44001,1,2026-11-24,转账', 'type'],
  ])('with %s is left out', (_, row, why) => {
    expect(rowsOf(`number,amount,date,type\n${row}\n`)).toMatchObject({ rows: [], unread: [{ line: 2, why }] });
  });

  test('keeps a number that Excel protects, and a formula as text without its sign', () => {
    const { rows } = rowsOf('number,amount,date,note\n="0044001",1,2026-11-24,=cmd()\n');
    expect(rows[0]?.row).toMatchObject({ supplier_order_no: '0044001', note: 'cmd()' });
  });
});

test.each([
  ['nothing', '', 'empty'],
  ['a head alone', 'number,amount,date\n', 'empty'],
  ['too few columns', 'a,b\n1,2\n', 'empty'],
  ['1,001 rows', `number,amount,date\n${'1,2,2026-11-24\n'.repeat(1_001)}`, 'tooMany'],
  ['10,001 rows', `number,amount,date\n${'1,2,2026-11-24\n'.repeat(10_001)}`, 'tooMany'],
  ['NUL', 'number,amount,date\n1,2,\u0000\n', 'unreadable'],
] as const)('a file with %s is refused', (_, text, fault) => {
  expect(readStatementCsv(utf8(text))).toEqual({ fault });
});

test('a picture is no statement', () => {
  expect(readStatementCsv(new Uint8Array([0xff, 0xd8, 0xff, 0xff]))).toEqual({ fault: 'unreadable' });
});
