import type { Compensations } from '@caravan/fund-payment/port';
import type { Fen } from '@caravan/kernel';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { claimExpenses, compensationKey } from './ledger-accounts.ts';
import { ledgerEntryTable as entries } from './ledger-entry.table.ts';
import { ledgerTransactionTable as transactions } from './ledger-transaction.table.ts';

const paidFen = sql`-${entries.amountFen}`.mapWith(Number);

/** The entries of the account of claims tell the payments of each key. */
export const paidCompensations: Compensations['paid'] = async (db, keys) => {
  if (!keys.length) return new Map();
  const named = new Map(keys.map((key) => [compensationKey(key), key]));
  const found = await db
    .select({ key: transactions.key, paidFen })
    .from(transactions)
    .innerJoin(entries, and(eq(entries.transactionId, transactions.id), eq(entries.accountId, claimExpenses)))
    .where(inArray(transactions.key, [...named.keys()]));
  return new Map(found.map((row): [string, Fen] => [named.get(row.key) ?? row.key, row.paidFen]));
};

export const totalCompensations: Compensations['total'] = async (db) => {
  const [found] = await db
    .select({ total: sql`coalesce(-sum(${entries.amountFen}), 0)`.mapWith(Number) })
    .from(entries)
    .where(eq(entries.accountId, claimExpenses));
  return found?.total ?? 0;
};
