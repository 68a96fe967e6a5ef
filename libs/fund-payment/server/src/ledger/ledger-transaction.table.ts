import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PayableKind, RecordType } from '@caravan/fund-payment/contract';
import type { WrittenText } from '@caravan/kernel';

/**
 * Movements of money. Rows are only added, and the entries of a row sum to zero at commit (triggers in `0000_init.sql`).
 */
export const ledgerTransactionTable = pgTable(
  'ledger_transaction',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Shown to people: `TX…`. */
    number: text().notNull().unique(),
    /** Movements with the same key move money once. */
    key: text().notNull().unique(),
    type: text().$type<RecordType>().notNull(),
    kind: text().$type<PayableKind>(),
    refs: text().array().notNull(),
    paymentId: text('payment_id'),
    remark: jsonb().$type<WrittenText>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('ledger_transaction_payment').on(table.paymentId),
    index('ledger_transaction_newest').on(table.at, table.id),
    index('ledger_transaction_by_type').on(table.type, table.at, table.id),
    index('ledger_transaction_refs').using('gin', table.refs),
    check(
      'ledger_transaction_type',
      sql`${table.type} in ('recharge', 'payment', 'refund', 'adjustment', 'compensation')`,
    ),
  ],
);

export type LedgerTransactionRow = typeof ledgerTransactionTable.$inferSelect;
