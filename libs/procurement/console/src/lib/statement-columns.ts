// zh-punctuation: off, because of the names of columns.
import type { ColumnPlaces, Table } from '@caravan/console-core';
import { orderNumberNames } from './order-number-names.ts';

/** The columns of a statement, with their names at the platforms. */
export const statementColumns = {
  number: {
    names: [...orderNumberNames, 'number', '商户订单号', '商家订单号', '商户单号', '交易订单号', '交易单号'],
    needed: true,
  },
  amount: {
    names: [
      'amount',
      'paid',
      'betrag',
      '金额',
      '交易金额',
      '支付金额',
      '实付款',
      '实付金额',
      '买家实付',
      '买家实付金额',
      '买家实际支付金额',
      '实际支付金额',
      '订单实付金额',
      '實付金額',
      '金額',
    ],
    needed: true,
  },
  day: {
    names: [
      'date',
      'paid on',
      'payment date',
      'datum',
      '日期',
      '付款日期',
      '付款时间',
      '支付时间',
      '订单付款时间',
      '交易时间',
      '交易日期',
      '交易创建时间',
      '记录时间',
      '发生时间',
      '入账时间',
    ],
    needed: true,
  },
  type: { names: ['type', '收/支', '收支', '收支类型', '类型', '交易类型', '业务类型'] },
  status: { names: ['status', 'state', '交易状态', '当前状态', '订单状态'] },
  method: { names: ['payment method', 'paid with', '收/付款方式', '支付方式', '付款方式'] },
  account: { names: ['account', '账户', '账号', '账户名'] },
  note: { names: ['note', '备注'] },
} as const;

export type StatementColumn = keyof typeof statementColumns;
export type StatementPlaces = ColumnPlaces<StatementColumn>;

/**
 * The columns of a statement. JD's own number is that of the order, and its shops' number is one of the payment; in
 * Alipay's and WeChat's statements it is the other way round.
 */
export const statementPlaces = ({ head, places }: Table<StatementColumn>): StatementPlaces => {
  const number = head.indexOf('交易订单号');
  return number >= 0 && head.includes('商户名称') && head.includes('交易说明') ? { ...places, number } : places;
};
