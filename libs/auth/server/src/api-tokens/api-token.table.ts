import { customType, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TokenScope } from '@caravan/kernel';
import { userAccount } from '../accounts/user-account.table.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A token with which a shopper's own programs read. A revoked one has no row. */
export const apiTokenTable = pgTable(
  'api_token',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token; the server does not store the token itself. */
    tokenHash: bytes('token_hash').notNull(),
    name: text('name').notNull(),
    scopes: text('scopes').array().$type<TokenScope[]>().notNull(),
    /** The last characters of the token. */
    ending: text('ending').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    /** Written once an hour at most. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('api_token_token_hash_key').on(table.tokenHash),
    index('api_token_user_id_idx').on(table.userId, table.madeAt),
    index('api_token_expires_at_idx').on(table.expiresAt),
  ],
);
