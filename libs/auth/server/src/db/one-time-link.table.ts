import { sql } from 'drizzle-orm';
import { check, customType, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { userAccount } from './user-account.table.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A link in a mail that proves its reader to own the mailbox; used ones are kept for a while, because they say where an account is used from. */
export const oneTimeLink = pgTable(
  'one_time_link',
  {
    /** That of the job which mailed it, so that a job that runs twice mails once. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['activation', 'reset'] }).notNull(),
    /** SHA-256 of the token; the token itself is in the mail alone. */
    tokenHash: bytes('token_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** Where it was used; an IPv6 caller by its /64. Null also where it was withdrawn. */
    usedFrom: text('used_from'),
  },
  (table) => [
    uniqueIndex('one_time_link_token_hash_key').on(table.tokenHash),
    index('one_time_link_user_id_idx').on(table.userId, table.purpose, table.createdAt),
    index('one_time_link_expires_at_idx').on(table.expiresAt),
    check('one_time_link_purpose_check', sql`${table.purpose} in ('activation', 'reset')`),
  ],
);
