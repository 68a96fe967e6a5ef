import type { LedgerQuery, StaffPaymentsQuery } from '@caravan/fund-payment/contract';
import { maxPageSize, type Language } from '@caravan/kernel';
import { csvRow, type Database } from '@caravan/server-core';
import { listLedger, listStaffPayments } from '../ledger/explore-money.ts';

/** All items of a list with a cursor, a page at a time. */
const allItems = async function* <Item>(
  read: (cursor: string | undefined) => Promise<{ items: Item[]; next: string | null }>,
): AsyncGenerator<Item> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await read(cursor);
    yield* page.items;
    cursor = page.next;
  }
};

const paymentHead = [
  'id',
  'created_at',
  'decided_at',
  'user_id',
  'kind',
  'refs',
  'status',
  'method',
  'amount',
  'charge',
  'currency',
  'returned',
  'refunded',
  'provider_ref',
  'provider_charge',
  // Last, so that the columns of earlier releases stay where they are.
  'day_rate',
  'exchange_margin_percent',
];

/** All payments of a filter as the lines of a CSV file; amounts are in yuan. */
export const paymentLines = async function* (db: Database, query: StaffPaymentsQuery): AsyncGenerator<string> {
  yield csvRow(paymentHead);
  const page = (cursor: string | undefined) => listStaffPayments(db, { ...query, cursor, limit: maxPageSize });
  for await (const one of allItems(page)) {
    yield csvRow([
      one.id,
      one.created_at,
      one.decided_at,
      one.user_id,
      one.kind,
      one.refs.join(' '),
      one.status,
      one.method,
      { fen: one.amount_fen },
      one.charge.amount,
      one.charge.currency,
      { fen: one.returned_fen },
      { fen: one.refunded_fen },
      one.provider_ref,
      one.provider_charge,
      one.charge.day_rate ?? null,
      one.charge.margin_bp === undefined ? null : one.charge.margin_bp / 100,
    ]);
  }
};

const ledgerHead = ['number', 'at', 'type', 'kind', 'refs', 'payment_id', 'remark', 'account', 'amount'];

/** All movements of a filter as the lines of a CSV file, a line for each entry; amounts are in yuan. */
export const ledgerLines = async function* (
  db: Database,
  query: LedgerQuery,
  language: Language,
): AsyncGenerator<string> {
  yield csvRow(ledgerHead);
  const page = (cursor: string | undefined) => listLedger(db, { ...query, cursor, limit: maxPageSize }, language);
  for await (const one of allItems(page)) {
    for (const entry of one.entries) {
      yield csvRow([
        one.number,
        one.at,
        one.type,
        one.kind,
        one.refs.join(' '),
        one.payment_id,
        one.remark,
        entry.account,
        { fen: entry.amount_fen },
      ]);
    }
  }
};
