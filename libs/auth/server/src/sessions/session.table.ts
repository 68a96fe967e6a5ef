import { customType, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { userAccount } from '../accounts/user-account.table.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * One login of one device. Ended sessions stay for a while, because they tell which addresses an account is used from.
 */
export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token; the server does not store the token itself. */
    tokenHash: bytes('token_hash').notNull(),
    /** User-Agent at login, shortened. */
    agent: text('agent').notNull(),
    /** The name that its user has given to the device, such as "Packing table 2". */
    device: text('device'),
    /** The address of the login, for IPv6 its /64. */
    address: text('address').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** The last time that a code of the second factor was given in this session. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('session_token_hash_key').on(table.tokenHash),
    index('session_user_id_idx').on(table.userId, table.startedAt),
    index('session_expires_at_idx').on(table.expiresAt),
  ],
);
