import { bigint, boolean, customType, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PasskeyTransport } from '@caravan/auth/contract';
import { userAccount } from '../accounts/user-account.table.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A WebAuthn credential with which a shopper logs in. A removed one has no row. */
export const passkeyTable = pgTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /** Its id at the authenticator, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** In COSE. The private key never leaves the authenticator. */
    publicKey: bytes('public_key').notNull(),
    /** How often the authenticator says that it was used; 0 if it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().$type<PasskeyTransport[]>().notNull(),
    /** It is kept on several devices. */
    backedUp: boolean('backed_up').notNull(),
    name: text('name').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('passkey_credential_id_key').on(table.credentialId),
    index('passkey_user_id_idx').on(table.userId),
  ],
);

/** A random text that an authenticator signs once. A used one has no row. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challenge: text('challenge').primaryKey(),
    /** The shopper who adds a passkey; null for a login. */
    userId: text('user_id').references(() => userAccount.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('passkey_challenge_user_id_idx').on(table.userId),
    index('passkey_challenge_expires_at_idx').on(table.expiresAt),
  ],
);
