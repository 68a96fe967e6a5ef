// zh-punctuation: off, because of rows of CSV.
import { describe, expect, test } from 'vitest';
import { readTable, type Table } from '@caravan/console-core';
import { maxImportedRows } from '@caravan/procurement/contract';
import { statementColumns, statementPlaces, type StatementColumn, type StatementPlaces } from './statement-columns.ts';
import { statementRows } from './statement-rows.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const read = (content: string | Uint8Array) =>
  readTable<StatementColumn>(typeof content === 'string' ? utf8(content) : content, statementColumns, maxImportedRows);

const fileOf = (content: string | Uint8Array): Table<StatementColumn> => {
  const file = read(content);
  if ('fault' in file) throw new Error(file.fault);
  return file;
};

const rowsOf = (content: string | Uint8Array, places?: StatementPlaces) => {
  const file = fileOf(content);
  return statementRows(file, places ?? statementPlaces(file));
};

/** Sums the rows by number, and collects the reasons for which others are left out. */
const booked = (content: string) => {
  const { rows, unread } = rowsOf(content);
  const sums: Record<string, number> = {};
  for (const { row } of rows) sums[row.supplier_order_no] = (sums[row.supplier_order_no] ?? 0) + row.amount_fen;
  return { sums, unread: unread.map(({ why }) => why) };
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
    ['24.11.2026 09:30', '2026-11-24'],
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
    ['a number that Excel has shortened', '4.40011E+11,1,2026-11-24,', 'shortened'],
    ['a number whose last digits are lost', '44001122334455600000,1,2026-11-24,', 'shortened'],
    ['two numbers', '4400112233/4400112234,1,2026-11-24,', 'several'],
    ['a payment that failed', '44001,1,2026-11-24,支出,支付失败', 'unpaid'],
    ['a number without end', `${'4'.repeat(101)},1,2026-11-24,`, 'number'],
    ['an American day', '44001,1,11/24/2026,', 'day'],
    ['a day that does not exist', '44001,1,2026-02-30,', 'day'],
    ['a type that nobody knows', '44001,1,2026-11-24,转账', 'type'],
  ])('with %s is left out', (_, row, why) => {
    expect(rowsOf(`number,amount,date,type,status\n${row}\n`)).toMatchObject({ rows: [], unread: [{ line: 2, why }] });
  });

  test('keeps a number that Excel protects, and a formula as text', () => {
    const { rows } = rowsOf('number,amount,date,note\n="0044001",1,2026-11-24,=cmd()\n');
    expect(rows[0]?.row).toMatchObject({ supplier_order_no: '0044001', note: '=cmd()' });
  });
});

/** Alipay's table, with lines above it as the app exports them; a row is written as its cells without the first ones. */
const alipay = (...rows: string[]): string =>
  [
    '--------------------------------',
    '导出信息：',
    '支付宝账户：caravan@example.com',
    '共4笔记录',
    '',
    '特别提示：',
    '1.本回单仅供核对；请妥善保管，',
    '--------支付宝电子客户回单--------',
    '交易时间            ,交易分类,交易对方,对方账号,商品说明,收/支                 ,金额   ,收/付款方式,交易状态,交易订单号,商家订单号,备注,',
    ...rows.map((row) => `2026-11-24 09:30:12 ,日用百货,甲店,/,茶杯,${row},                    ,`),
  ].join('\r\n');
const taobao = 'T200P4012345678901234567\t';
const order = '4012345678901234567';

describe('Alipay’s statement', () => {
  test('has the order numbers of Taobao and 1688 without the platform’s prefix', () => {
    const rows = [
      `支出,20.00,余额,交易成功,2026112422001\t,${taobao}`,
      '支出,30.00,余额,等待确认收货,2026112422002\t,T50060NP4012345678901234568\t',
      '支出,40.00,余额,交易成功,2026112422003\t,T200P4012345678901234 569\t',
      '支出,50.00,余额,交易成功,2026112422004\t,T12A\t',
    ];
    expect(booked(alipay(...rows))).toEqual({
      sums: { [order]: 2_000, '4012345678901234568': 3_000, '4012345678901234569': 4_000, T12A: 5_000 },
      unread: [],
    });
  });

  test.each([
    ['支出,20.00,余额,交易关闭', '不计收支,20.00,余额,退款成功', 0],
    ['不计收支,20.00,余额,交易关闭', '不计收支,20.00,余额,退款成功', 0],
    ['不计收支,20.00,,交易关闭', '不计收支,20.00,余额,退款成功', 0],
    ['支出,20.00,余额,交易成功', '不计收支,5.00,余额,退款成功', 1_500],
    ['支出,20.00,余额,交易成功', '收入,5.00,余额,退款成功', 1_500],
  ])('counts %s and %s together', (paid, refund, fen) => {
    const rows = [`${refund},2026112422001_1\t,${order}_99\t`, `${paid},2026112422001\t,${taobao}`];
    expect(booked(alipay(...rows))).toEqual({ sums: { [order]: fen }, unread: [] });
  });

  test.each([
    ['不计收支,20.00,,交易关闭', 'unpaid'],
    ['支出,20.00,,等待付款', 'unpaid'],
    ['不计收支,20.00,余额,退款处理中', 'unpaid'],
    ['不计收支,20.00,余额宝,交易成功', 'neutral'],
  ])('leaves out %s', (row, why) => {
    expect(booked(alipay(`${row},2026112422001\t,${taobao}`))).toEqual({ sums: {}, unread: [why] });
  });

  test('has its refunds in another file, too', () => {
    expect(booked(alipay(`支出,20.00,余额,交易关闭,1\t,${taobao}`)).sums).toEqual({ [order]: 2_000 });
    expect(booked(alipay(`不计收支,20.00,余额,退款成功,1\t,${taobao}`)).sums).toEqual({ [order]: -2_000 });
  });
});

describe('JD’s statement', () => {
  const jd = (...rows: string[]): string =>
    [
      '导出信息：',
      '京东账号名：caravan',
      '',
      '交易时间,商户名称,交易说明,金额,收/付款方式,交易状态,收/支,交易分类,交易订单号,商家订单号,备注',
      ...rows.map((row) => `2026-11-24 09:30:12\t,京东平台商户,${row}\t,1000000000000001\t, ,`),
    ].join('\n');

  test('has what was given back beside the payment, and once more in a row that counts', () => {
    const rows = [
      '茶杯 等多件,131.77(已退款89.84),银行卡,交易成功,支出,厨具,300000000001',
      '退款-茶杯,89.84,银行卡,退款成功,不计收支,网购,300000000001',
      '茶壶,468.32(已全额退款),银行卡,交易成功,不计收支,厨具,300000000002',
      '退款-茶壶,70.48,银行卡,退款成功,不计收支,网购,300000000002',
      '退款-茶壶,397.84,银行卡,退款成功,不计收支,网购,300000000002',
      '袜子,35.61,先享后付,交易成功,不计收支,先享后付,300000000003',
    ];
    expect(booked(jd(...rows))).toEqual({ sums: { '300000000001': 4_193, '300000000002': 0 }, unread: ['neutral'] });
  });
});

test('WeChat’s statement counts payments and refunds, and leaves out what moves between own accounts', () => {
  const wechat = [
    '微信支付账单明细,,,,,,,,,,',
    '起始时间：[2026-11-01 00:00:00],,,,,,,,,,',
    '----------------------微信支付账单明细列表--------------------,,,,,,,,,,',
    '交易时间,交易类型,交易对方,商品,收/支,金额(元),支付方式,当前状态,交易单号,商户单号,备注',
    '2026-11-24 09:30:12,商户消费,甲店,"茶杯",支出,¥20.00,零钱,已退款(￥5.00),42000001\t,10001\t,"/"',
    '2026-11-25 09:30:12,甲店-退款,甲店,"/",收入,¥5.00,零钱,已退款￥5.00,42000002\t,10001\t,"/"',
    '2026-11-26 09:30:12,零钱提现,银行,"/",/,¥100.10,银行,提现已到账,42000003\t,/\t,"服务费¥0.10"',
    '2026-11-27 09:30:12,零钱提现,银行,"/",/,¥100.10,银行,提现已到账,42000004\t,10003\t,"/"',
  ].join('\r\n');
  expect(booked(wechat)).toEqual({ sums: { '10001': 1_500 }, unread: ['number', 'neutral'] });
});

test('a note that is too long ends with a sign of it', () => {
  const [first] = rowsOf(`number,amount,date,note\n44001,1,2026-11-24,${'a'.repeat(501)}\n`).rows;
  expect(first?.row.note).toBe(`${'a'.repeat(499)}…`);
});

test.each([
  ['two columns', 'a,b\n1,2\n', 'empty'],
  ['1,001 rows', `number,amount,date\n${'1,2,2026-11-24\n'.repeat(1_001)}`, 'tooMany'],
] as const)('a file with %s is refused', (_, text, fault) => {
  expect(read(text)).toEqual({ fault });
});
