import { textIn, type Language } from '@caravan/kernel';
import { csvRow } from '@caravan/server-core';
import { findRange, listRecords, type RecordRow, type RecordsFilter } from './records.repo.ts';
import { fundWords } from '../words/fund-words.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** Rows in one read. */
const atOnce = 1_000;

const lineOf = ({ transaction, at, amountFen, balanceAfterFen }: RecordRow, language: Language): string =>
  csvRow([
    transaction.number,
    at.toISOString().slice(0, 19).replace('T', ' '),
    { fen: amountFen },
    fundWords[language].export.types[transaction.type],
    textIn(transaction.remark, language),
    { fen: balanceAfterFen },
  ]);

/** All records of a filter as CSV, newest first, read and returned in chunks. */
export const exportRecords = async function* (
  { db }: PaymentContext,
  userId: string,
  filter: RecordsFilter,
  language: Language,
): AsyncGenerator<string> {
  yield csvRow(fundWords[language].export.head);
  const { first, last } = await findRange(db, userId, filter);
  for (let newest = last; newest >= first; newest -= atOnce) {
    const rows = await listRecords(db, userId, filter.type, {
      first: Math.max(first, newest - atOnce + 1),
      last: newest,
    });
    yield rows.map((row) => lineOf(row, language)).join('');
  }
};
