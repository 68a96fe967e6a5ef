import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Somebody who can log in. The profile (nickname, picture) is account's. */
export const userAccount = pgTable(
  'user_account',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    /** argon2id as a PHC string; its cost travels with it. */
    passwordHash: text('password_hash').notNull(),
    /** Rises with each new password, and stays when the same one is hashed anew. */
    passwordVersion: integer('password_version').notNull(),
    role: text('role', { enum: ['shopper', 'staff'] }).notNull(),
    /** Of mails and letters. */
    language: text('language', { enum: ['en', 'zh'] }).notNull(),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** When the registration terms were agreed to; staff are made without. */
    agreedAt: timestamp('agreed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('user_account_email_key').on(sql`lower(${table.email})`),
    check('user_account_role_check', sql`${table.role} in ('shopper', 'staff')`),
    check('user_account_language_check', sql`${table.language} in ('en', 'zh')`),
  ],
);
