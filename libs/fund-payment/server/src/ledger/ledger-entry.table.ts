import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RecordType } from '@caravan/fund-payment/contract';
import { ledgerAccountTable } from './ledger-account.table.ts';
import { ledgerTransactionTable } from './ledger-transaction.table.ts';

/**
 * One row for each account that a movement changes. A caller sets transaction, account and amount; the trigger in
 * `0000_init.sql` sets the rest. The entries of a wallet have numbers without gaps, overall and by type, and their
 * times never run backwards. A page of any filter is therefore a range of numbers, which an index finds as fast among a
 * hundred thousand as among ten.
 */
export const ledgerEntryTable = pgTable(
  'ledger_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactionTable.id),
    accountId: text('account_id')
      .notNull()
      .references(() => ledgerAccountTable.id),
    amountFen: bigint('amount_fen', { mode: 'number' }).notNull(),
    type: text().$type<RecordType>(),
    /** This and the next two columns are set for wallets only. */
    sequence: bigint({ mode: 'number' }),
    typeSequence: bigint('type_sequence', { mode: 'number' }),
    balanceAfterFen: bigint('balance_after_fen', { mode: 'number' }),
    at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('ledger_entry_transaction').on(table.transactionId),
    uniqueIndex('ledger_entry_sequence').on(table.accountId, table.sequence),
    uniqueIndex('ledger_entry_type_sequence').on(table.accountId, table.type, table.typeSequence),
    index('ledger_entry_at').on(table.accountId, table.at, table.sequence),
    index('ledger_entry_type_at').on(table.accountId, table.type, table.at, table.typeSequence),
    check('ledger_entry_amount', sql`${table.amountFen} <> 0`),
  ],
);
