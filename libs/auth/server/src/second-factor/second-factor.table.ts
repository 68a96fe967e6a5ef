import { customType, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { userAccount } from '../accounts/user-account.table.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The authenticator app of a member of staff. */
export const secondFactor = pgTable('second_factor', {
  userId: text('user_id')
    .primaryKey()
    .references(() => userAccount.id, { onDelete: 'cascade' }),
  /** The secret that the app shares, encrypted under `STAFF_KEY`. */
  sealedSecret: bytes('sealed_secret').notNull(),
  /** The first code was right. Null while the app is being set up, when the login does not ask for a code. */
  enrolledAt: timestamp('enrolled_at', { withTimezone: true }),
  /** The step of 30 seconds of the last code. Neither it nor an earlier one is accepted again. */
  lastStep: integer('last_step'),
});

/** Codes for the loss of the app. Each works once. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code, whose random bits cannot be guessed. */
    codeHash: bytes('code_hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
