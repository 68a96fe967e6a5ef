import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Accounts of the ledger: one wallet for each user, and our own ones (see `domain/ledger-accounts.ts`). Only a wallet carries its balance,
 * which triggers in `apps/server/migrations-extra/ledger.sql` change with each entry, under the row's lock, and nothing else can change.
 */
export const ledgerAccountTable = pgTable(
  'ledger_account',
  {
    /** `wallet:<user id>`, `provider:stripe`, `revenue:order`. */
    id: text().primaryKey(),
    kind: text().$type<'wallet' | 'own'>().notNull(),
    userId: text('user_id').unique(),
    balanceFen: bigint('balance_fen', { mode: 'number' }),
    /** Number of the wallet's newest entry, so that records are counted without being read. */
    sequence: bigint({ mode: 'number' }),
    /** Of the newest entry. */
    movedAt: timestamp('moved_at', { withTimezone: true }),
  },
  (table) => [
    check('ledger_account_kind', sql`${table.kind} in ('wallet', 'own')`),
    check('ledger_account_wallet', sql`(${table.kind} = 'wallet') = (num_nonnulls(${table.userId}, ${table.balanceFen}, ${table.sequence}) = 3)`),
    check('ledger_account_balance', sql`${table.balanceFen} >= 0`),
  ],
);
