import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Accounts of the ledger: one wallet for each user, and the shop's own accounts (see `domain/ledger-accounts.ts`). Only
 * wallets carry a balance. Triggers in `apps/server/migrations/0000_init.sql` update it with each entry while the
 * row is locked, and refuse any other change.
 */
export const ledgerAccountTable = pgTable(
  'ledger_account',
  {
    /** `wallet:<user id>`, `provider:stripe`, `revenue:order`. */
    id: text().primaryKey(),
    kind: text().$type<'wallet' | 'own'>().notNull(),
    userId: text('user_id').unique(),
    balanceFen: bigint('balance_fen', { mode: 'number' }),
    /** Number of the wallet's newest entry, so that records are counted without reading them. */
    sequence: bigint({ mode: 'number' }),
    /** Time of the newest entry. */
    movedAt: timestamp('moved_at', { withTimezone: true }),
  },
  (table) => [
    check('ledger_account_kind', sql`${table.kind} in ('wallet', 'own')`),
    check(
      'ledger_account_wallet',
      sql`(${table.kind} = 'wallet') = (num_nonnulls(${table.userId}, ${table.balanceFen}, ${table.sequence}) = 3)`,
    ),
    check('ledger_account_balance', sql`${table.balanceFen} >= 0`),
  ],
);
