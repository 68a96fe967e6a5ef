import type { LedgerJournal, LedgerMovement, LedgerPeriod } from '@caravan/fund-payment/port';
import { shopPeriod } from '@caravan/server-core';
import { and, asc, eq, gte, lt, min, or, gt, sql } from 'drizzle-orm';
import { ledgerEntryTable as entries } from './ledger-entry.table.ts';
import { ledgerTransactionTable as transactions } from './ledger-transaction.table.ts';

const account = sql<string>`case when starts_with(${entries.accountId}, 'wallet:') then 'wallet' else ${entries.accountId} end`;

const within = ({ from, to }: LedgerPeriod) => and(gte(transactions.at, from), lt(transactions.at, to));

/** The whole ledger for the books. The index `ledger_transaction_newest` finds a period. */
export const ledgerJournal: LedgerJournal = {
  async firstAt(db) {
    const [found] = await db.select({ at: min(transactions.at) }).from(transactions);
    return found?.at ?? null;
  },

  movements: (db, period, { after, limit }) =>
    db
      .select({
        id: transactions.id,
        at: transactions.at,
        type: transactions.type,
        kind: transactions.kind,
        refs: transactions.refs,
        entries: sql<
          LedgerMovement['entries']
        >`jsonb_agg(jsonb_build_object('account', ${account}, 'fen', ${entries.amountFen}))`,
      })
      .from(transactions)
      .innerJoin(entries, eq(entries.transactionId, transactions.id))
      .where(
        and(
          within(period),
          after && or(gt(transactions.at, after.at), and(eq(transactions.at, after.at), gt(transactions.id, after.id))),
        ),
      )
      .groupBy(transactions.id)
      .orderBy(asc(transactions.at), asc(transactions.id))
      .limit(limit),

  sums(db, period) {
    const day = shopPeriod(transactions.at, 'day');
    return db
      .select({ day, account, fen: sql`sum(${entries.amountFen})`.mapWith(Number) })
      .from(transactions)
      .innerJoin(entries, eq(entries.transactionId, transactions.id))
      .where(within(period))
      .groupBy(sql`1`, sql`2`)
      .having(sql`sum(${entries.amountFen}) <> 0`);
  },
};
