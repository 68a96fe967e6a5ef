import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '@caravan/kernel';

/** A login. The profile (nickname, picture) belongs to the account feature. */
export const userAccount = pgTable(
  'user_account',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    /** Colleagues see it. Null for shoppers, whose name is in their profile, and for staff without one. */
    name: text('name'),
    /** An argon2id PHC string, which includes its cost. Null until a shopper who came by a mailed code sets a password. */
    passwordHash: text('password_hash'),
    /** Increases with each new password, but not if the same password is hashed again. */
    passwordVersion: integer('password_version').notNull(),
    role: text('role', { enum: ['shopper', 'staff'] }).notNull(),
    /** The language of mails and messages. */
    language: text('language').$type<Language>().notNull(),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** The time at which the registration terms were accepted; null for staff. */
    agreedAt: timestamp('agreed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('user_account_email_key').on(sql`lower(${table.email})`),
    index('user_account_newest').on(table.createdAt, table.id),
    index('user_account_name')
      .using('gin', sql`lower(${table.name}) gin_trgm_ops`)
      .where(sql`${table.name} is not null`),
    check('user_account_role_check', sql`${table.role} in ('shopper', 'staff')`),
  ],
);

export type UserAccount = typeof userAccount.$inferSelect;
