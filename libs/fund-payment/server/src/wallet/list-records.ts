import type { BalanceRecord, BalanceRecords, BalanceRecordsQuery } from '@caravan/fund-payment/contract';
import { textIn, type Language } from '@caravan/kernel';
import { findExtremes, findRange, listDays, listRecords, pageRange, type RecordRow } from './records.repo.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** Days of the balance history on the first page. */
const days = 90;

/** The balance of the last days, with its extremes over all records of that time. */
const showHistory = async (
  db: PaymentContext['db'],
  userId: string,
  now: Date,
): Promise<Pick<BalanceRecords, 'days' | 'lowest_fen' | 'highest_fen'>> => {
  const found = await listDays(db, userId, now, days);
  const since = new Date(`${found[0]?.day}T00:00:00.000Z`);
  const extremes = await findExtremes(db, userId, since);
  const balances = found.map(({ balanceFen }) => balanceFen);
  if (extremes) balances.push(extremes.low, extremes.high);
  return {
    days: found.map(({ day, balanceFen }) => ({ day, balance_fen: balanceFen })),
    lowest_fen: Math.min(...balances),
    highest_fen: Math.max(...balances),
  };
};

export const presentRecord = (
  { transaction, at, amountFen, balanceAfterFen }: RecordRow,
  language: Language,
): BalanceRecord => ({
  transaction_no: transaction.number,
  at: at.toISOString(),
  amount_fen: amountFen,
  type: transaction.type,
  remark: textIn(transaction.remark, language),
  balance_after_fen: balanceAfterFen,
  kind: transaction.kind,
  refs: transaction.refs,
});

/** A page of balance records, newest first. The first page without filters includes the history of the last days. */
export const showRecords = async (
  { db, clock }: PaymentContext,
  userId: string,
  query: BalanceRecordsQuery,
  language: Language,
): Promise<BalanceRecords> => {
  const { page, page_size, type, from, to } = query;
  const isFirst = page === 1 && type === undefined && from === undefined && to === undefined;
  const range = await findRange(db, userId, query);
  const [rows, history] = await Promise.all([
    listRecords(db, userId, type, pageRange(range, query)),
    isFirst ? showHistory(db, userId, clock()) : undefined,
  ]);
  return {
    items: rows.map((row) => presentRecord(row, language)),
    page,
    page_size,
    total: range.last - range.first + 1,
    ...history,
  };
};
