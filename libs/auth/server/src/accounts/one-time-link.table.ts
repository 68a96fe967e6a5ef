import { sql } from 'drizzle-orm';
import { check, customType, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { userAccount } from './user-account.table.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * A link in a mail, which proves that the user owns the mailbox. Used links stay for a while, because they tell which
 * addresses an account is used from.
 */
export const oneTimeLink = pgTable(
  'one_time_link',
  {
    /** The id of the job that mailed it, so that a job that runs twice mails once. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['activation', 'reset', 'invitation'] }).notNull(),
    /** SHA-256 of the token; the token itself is only in the mail. */
    tokenHash: bytes('token_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** The address that used it, for IPv6 its /64. Null if the link is unused or revoked. */
    usedFrom: text('used_from'),
  },
  (table) => [
    uniqueIndex('one_time_link_token_hash_key').on(table.tokenHash),
    index('one_time_link_user_id_idx').on(table.userId, table.purpose, table.createdAt),
    index('one_time_link_expires_at_idx').on(table.expiresAt),
    check('one_time_link_purpose_check', sql`${table.purpose} in ('activation', 'reset', 'invitation')`),
  ],
);
