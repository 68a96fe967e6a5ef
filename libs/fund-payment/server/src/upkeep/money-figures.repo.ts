import { dueKinds } from '@caravan/fund-payment/contract';
import type { MoneyFigures, TurnoverRow } from '@caravan/fund-payment/port';
import { shopPeriod } from '@caravan/server-core';
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { revenueOf } from '../ledger/ledger-accounts.ts';
import { ledgerEntryTable as entries } from '../ledger/ledger-entry.table.ts';
import { ledgerTransactionTable as transactions } from '../ledger/ledger-transaction.table.ts';

const kinds = new Map(dueKinds.map((kind) => [revenueOf(kind), kind]));

/**
 * Money of orders, extra payments and packages by the entries of the revenue accounts, so that it agrees with the
 * ledger to the fen. The index `ledger_entry_at` finds them.
 */
export const moneyFigures: MoneyFigures = {
  async turnover(db, { from, to, by }) {
    const period = shopPeriod(entries.at, by);
    const rows = await db
      .select({
        account: entries.accountId,
        period,
        count: sql`coalesce(sum(cardinality(${transactions.refs})) filter (where ${entries.amountFen} > 0), 0)`.mapWith(
          Number,
        ),
        capturedFen: sql`coalesce(sum(${entries.amountFen}) filter (where ${entries.amountFen} > 0), 0)`.mapWith(
          Number,
        ),
        refundedFen: sql`coalesce(-sum(${entries.amountFen}) filter (where ${entries.amountFen} < 0), 0)`.mapWith(
          Number,
        ),
      })
      .from(entries)
      .innerJoin(transactions, eq(transactions.id, entries.transactionId))
      .where(and(inArray(entries.accountId, [...kinds.keys()]), gte(entries.at, from), lt(entries.at, to)))
      .groupBy(entries.accountId, period);
    return rows.flatMap(({ account, ...row }): TurnoverRow[] => {
      const kind = kinds.get(account);
      return kind ? [{ ...row, kind }] : [];
    });
  },
};
