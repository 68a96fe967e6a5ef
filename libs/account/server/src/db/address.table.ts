import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Where a shopper's parcels go and bills are written to. */
export const addressTable = pgTable(
  'address',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    kind: text({ enum: ['shipping', 'billing'] }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    /** Country code; the continent follows from it. */
    country: text().notNull(),
    /** Empty where the country has none. */
    province: text().notNull(),
    city: text().notNull(),
    detail: text().notNull(),
    /** Empty where the country has none. */
    postcode: text().notNull(),
    phone: text().notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Removed ones stay a week without a word in them, so that removing one again is no error. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    index('address_user_id_idx').on(table.userId, table.createdAt),
    uniqueIndex('address_default_key')
      .on(table.userId, table.kind)
      .where(sql`${table.isDefault}`),
    index('address_removed_at_idx')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    check('address_kind_check', sql`${table.kind} in ('shipping', 'billing')`),
  ],
);
