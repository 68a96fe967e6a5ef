import type { RecordType } from '@caravan/fund-payment/contract';
import type { Language } from '@caravan/kernel';
import { amountCell, csvRow, textCell } from '@caravan/server-core';
import { findRange, listRecords, type RecordRow, type RecordsFilter } from '../db/records.repo.ts';
import type { PaymentContext } from './payment-context.ts';

const words = {
  en: {
    head: ['Transaction number', 'Time (UTC)', 'Amount (CNY)', 'Type', 'Remark', 'Balance (CNY)'],
    types: {
      recharge: 'Top-up',
      payment: 'Payment',
      refund: 'Refund',
      adjustment: 'Adjustment',
      compensation: 'Compensation',
    },
  },
  zh: {
    head: ['交易号', '时间（UTC）', '金额（人民币元）', '类型', '备注', '余额（人民币元）'],
    types: { recharge: '充值', payment: '付款', refund: '退款', adjustment: '调整', compensation: '赔付' },
  },
} as const satisfies Record<Language, { head: string[]; types: Record<RecordType, string> }>;

/** Rows in one read. */
const atOnce = 1_000;

const lineOf = ({ transaction, at, amountFen, balanceAfterFen }: RecordRow, language: Language): string =>
  csvRow([
    textCell(transaction.number),
    at.toISOString().slice(0, 19).replace('T', ' '),
    amountCell(amountFen),
    words[language].types[transaction.type],
    textCell(language === 'zh' ? transaction.remarkZh : transaction.remarkEn),
    amountCell(balanceAfterFen),
  ]);

/** All records of a filter as CSV, newest first, read and returned in chunks. */
export const exportRecords = async function* (
  { db }: PaymentContext,
  userId: string,
  filter: RecordsFilter,
  language: Language,
): AsyncGenerator<string> {
  yield csvRow(words[language].head.map(textCell));
  const { first, last } = await findRange(db, userId, filter);
  for (let newest = last; newest >= first; newest -= atOnce) {
    const rows = await listRecords(db, userId, filter.type, {
      first: Math.max(first, newest - atOnce + 1),
      last: newest,
    });
    yield rows.map((row) => lineOf(row, language)).join('');
  }
};
