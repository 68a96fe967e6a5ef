import type { BalanceRecordsQuery, RecordType } from '@caravan/fund-payment/contract';
import { day, sliceOf } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import { and, between, desc, eq, gte, lt, max, min, sql } from 'drizzle-orm';
import { walletOf } from '../ledger/ledger-accounts.ts';
import { ledgerEntryTable as entries } from '../ledger/ledger-entry.table.ts';
import {
  ledgerTransactionTable as transactions,
  type LedgerTransactionRow,
} from '../ledger/ledger-transaction.table.ts';

export type RecordsFilter = Pick<BalanceRecordsQuery, 'type' | 'from' | 'to'>;

/** One movement of a wallet. */
export interface RecordRow {
  position: number;
  amountFen: number;
  balanceAfterFen: number;
  at: Date;
  transaction: LedgerTransactionRow;
}

/**
 * The records of a filter as the range of their numbers, without gaps; the newest has the highest number. Empty if
 * `last` is less than `first`.
 */
export interface RecordsRange {
  first: number;
  last: number;
}

/** Entries have two numbers: one over all types and one within their type. */
const numberOf = (type: RecordType | undefined) => (type === undefined ? entries.sequence : entries.typeSequence);

const inWallet = (userId: string, type: RecordType | undefined) =>
  and(eq(entries.accountId, walletOf(userId)), type === undefined ? undefined : eq(entries.type, type));

const startOf = (date: string): Date => new Date(`${date}T00:00:00.000Z`);
const endOf = (date: string): Date => new Date(startOf(date).getTime() + day);

/**
 * Times never run backwards, so the records of a period are a range of numbers. An index gives both ends, so their
 * count is known without counting rows.
 */
export const findRange = async (
  db: Database,
  userId: string,
  { type, from, to }: RecordsFilter,
): Promise<RecordsRange> => {
  const number = numberOf(type);
  const within = and(
    inWallet(userId, type),
    from === undefined ? undefined : gte(entries.at, startOf(from)),
    to === undefined ? undefined : lt(entries.at, endOf(to)),
  );
  const edge = async (end: 'first' | 'last'): Promise<number | undefined> => {
    const order = end === 'first' ? [entries.at, number] : [desc(entries.at), desc(number)];
    const [found] = await db
      .select({ number })
      .from(entries)
      .where(within)
      .orderBy(...order)
      .limit(1);
    return found?.number ?? undefined;
  };
  const [first, last] = await Promise.all([from === undefined ? 1 : edge('first'), edge('last')]);
  return first === undefined || last === undefined ? { first: 1, last: 0 } : { first, last };
};

/** Records by their numbers, newest first. */
export const listRecords = async (
  db: Database,
  userId: string,
  type: RecordType | undefined,
  { first, last }: RecordsRange,
): Promise<RecordRow[]> => {
  if (last < first) return [];
  const number = numberOf(type);
  const rows = await db
    .select({
      number,
      amountFen: entries.amountFen,
      balanceAfterFen: entries.balanceAfterFen,
      at: entries.at,
      transaction: transactions,
    })
    .from(entries)
    .innerJoin(transactions, eq(transactions.id, entries.transactionId))
    .where(and(inWallet(userId, type), between(number, first, last)))
    .orderBy(desc(number));
  return rows.map((row) => ({
    ...row,
    position: row.number ?? 0,
    balanceAfterFen: row.balanceAfterFen ?? 0,
    at: row.at ?? row.transaction.at,
  }));
};

export const pageRange = ({ first, last }: RecordsRange, page: { page: number; page_size: number }): RecordsRange => {
  const { limit, offset } = sliceOf(page);
  const newest = last - offset;
  return { first: Math.max(first, newest - limit + 1), last: newest };
};

/** The lowest and the highest balance after a movement since an instant; undefined without movements. */
export const findExtremes = async (
  db: Database,
  userId: string,
  since: Date,
): Promise<{ low: number; high: number } | undefined> => {
  const [found] = await db
    .select({ low: min(entries.balanceAfterFen), high: max(entries.balanceAfterFen) })
    .from(entries)
    .where(and(inWallet(userId, undefined), gte(entries.at, since)));
  return found?.low == null || found.high == null ? undefined : { low: found.low, high: found.high };
};

/** The balance at the end of each of the last UTC days, oldest first. Each day takes one index lookup. */
export const listDays = async (
  db: Database,
  userId: string,
  now: Date,
  days: number,
): Promise<{ day: string; balanceFen: number }[]> => {
  const today = now.toISOString().slice(0, 10);
  const { rows } = await db.execute<{ day: string; balance_fen: string | null }>(sql`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, last.balance_after_fen AS balance_fen
    FROM generate_series(${today}::timestamp - ${days - 1} * interval '1 day', ${today}::timestamp, interval '1 day') day
    LEFT JOIN LATERAL (
      SELECT balance_after_fen FROM ledger_entry
      WHERE account_id = ${walletOf(userId)} AND at < (day + interval '1 day') AT TIME ZONE 'UTC'
      ORDER BY at DESC, sequence DESC LIMIT 1
    ) last ON true
    ORDER BY day`);
  return rows.map((row) => ({ day: row.day, balanceFen: Number(row.balance_fen ?? 0) }));
};
