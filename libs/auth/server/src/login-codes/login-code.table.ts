import { customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The newest mailed code of each e-mail, whether or not it has an account. A used one has no row. */
export const loginCode = pgTable(
  'login_code',
  {
    /** A keyed hash of the e-mail. */
    emailHash: bytes('email_hash').primaryKey(),
    /** A keyed hash of e-mail and code; the code itself is only in the mail. */
    codeHash: bytes('code_hash').notNull(),
    /** The id of the job that mailed it, so that a job that runs twice mails once. */
    jobId: text('job_id').notNull(),
    /** How often it was mistyped. */
    tries: integer('tries').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('login_code_expires_at_idx').on(table.expiresAt)],
);

/** The key of the hashes. */
export const authKeyTable = pgTable('auth_key', { name: text().primaryKey(), value: text().notNull() });
