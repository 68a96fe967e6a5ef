import type { LedgerQuery, StaffPaymentsQuery } from '@caravan/fund-payment/contract';
import { countedItems, day, scannedCode, type CursorPage } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { countRows, cutPage, olderThan, readCursor, type Database } from '@caravan/server-core';
import { and, arrayContains, asc, desc, eq, exists, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ledgerEntryTable as entries } from './ledger-entry.table.ts';
import { ledgerTransactionTable as transactions, type LedgerTransactionRow } from './ledger-transaction.table.ts';
import { paymentsByRef } from '../payments/payment.repo.ts';
import { paymentTable as payments, type PaymentRow } from '../payments/payment.table.ts';
import { refundTable as refunds, type RefundRow } from '../refunds/refund.table.ts';

export type LedgerEntry = Pick<typeof entries.$inferSelect, 'accountId' | 'amountFen' | 'balanceAfterFen'>;
export type LedgerTransactionWithEntries = LedgerTransactionRow & { entries: LedgerEntry[] };

const within = (at: PgColumn, { from, to }: { from?: string | undefined; to?: string | undefined }) =>
  and(
    from === undefined ? undefined : gte(at, new Date(`${from}T00:00:00.000Z`)),
    to === undefined ? undefined : lt(at, new Date(new Date(`${to}T00:00:00.000Z`).getTime() + day)),
  );

const equals = <T>(column: PgColumn, value: T | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column, value);

const searchPayments = async (db: Database, q: string | undefined): Promise<SQL | undefined> => {
  if (!q) return undefined;
  const named = await paymentsByRef(db, q, countedItems);
  return or(
    sql`${payments.items} @> ${JSON.stringify([{ ref: scannedCode(q) }])}::jsonb`,
    inArray(
      payments.id,
      named.map(({ id }) => id),
    ),
  );
};

/** A page of the payments of all shoppers, newest first. */
export const pageOfPayments = async (db: Database, query: StaffPaymentsQuery): Promise<CursorPage<PaymentRow>> => {
  const filter = and(
    equals(payments.status, query.status),
    equals(payments.method, query.method),
    equals(payments.kind, query.kind),
    equals(payments.userId, query.user),
    within(payments.createdAt, query),
    await searchPayments(db, query.q),
  );
  const at = readCursor(query.cursor, z.tuple([z.iso.datetime(), z.string()]));
  const after = olderThan(payments.createdAt, payments.id, at);
  const rows = await db
    .select()
    .from(payments)
    .where(and(filter, after))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(query.limit + 1);
  return {
    ...cutPage(rows, query.limit, ({ createdAt, id }) => [createdAt.toISOString(), id]),
    count: await countRows(db, payments, filter),
  };
};

/** The refunds of these payments, oldest first. */
export const refundsOf = (db: Database, paymentIds: readonly string[]): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, [...paymentIds]))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));

const withEntries = async (
  db: Database,
  rows: readonly LedgerTransactionRow[],
): Promise<LedgerTransactionWithEntries[]> => {
  if (rows.length === 0) return [];
  const found = await db
    .select()
    .from(entries)
    .where(
      inArray(
        entries.transactionId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(entries.id));
  const byTransaction = Map.groupBy(found, ({ transactionId }) => transactionId);
  return rows.map((row) => ({ ...row, entries: byTransaction.get(row.id) ?? [] }));
};

/** A page of the ledger's movements, newest first. */
export const pageOfLedger = async (
  db: Database,
  query: LedgerQuery,
): Promise<CursorPage<LedgerTransactionWithEntries>> => {
  const { account, q } = query;
  const touched =
    account === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(entries)
            .where(and(eq(entries.transactionId, transactions.id), eq(entries.accountId, account))),
        );
  const filter = and(
    equals(transactions.type, query.type),
    within(transactions.at, query),
    touched,
    q
      ? or(
          eq(transactions.number, scannedCode(q)),
          eq(transactions.paymentId, q),
          arrayContains(transactions.refs, [scannedCode(q)]),
        )
      : undefined,
  );
  const at = readCursor(query.cursor, z.tuple([z.iso.datetime(), z.int()]));
  const after = olderThan(transactions.at, transactions.id, at);
  const rows = await db
    .select()
    .from(transactions)
    .where(and(filter, after))
    .orderBy(desc(transactions.at), desc(transactions.id))
    .limit(query.limit + 1);
  const page = cutPage(rows, query.limit, (row) => [row.at.toISOString(), row.id]);
  return {
    ...page,
    items: await withEntries(db, page.items),
    count: await countRows(db, transactions, filter),
  };
};

/** The movements of a payment, oldest first. */
export const transactionsOfPayment = async (
  db: Database,
  paymentId: string,
): Promise<LedgerTransactionWithEntries[]> => {
  const rows = await db
    .select()
    .from(transactions)
    .where(eq(transactions.paymentId, paymentId))
    .orderBy(asc(transactions.at), asc(transactions.id));
  return withEntries(db, rows);
};

export const findTransaction = async (
  db: Database,
  number: string,
): Promise<LedgerTransactionWithEntries | undefined> => {
  const rows = await db.select().from(transactions).where(eq(transactions.number, number.toUpperCase()));
  return (await withEntries(db, rows))[0];
};
