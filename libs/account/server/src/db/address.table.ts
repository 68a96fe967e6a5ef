import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Shipping and billing addresses. */
export const addressTable = pgTable(
  'address',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    kind: text({ enum: ['shipping', 'billing'] }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    /** The country code. The continent is derived from it. */
    country: text().notNull(),
    /** Empty if the country has no provinces. */
    province: text().notNull(),
    city: text().notNull(),
    detail: text().notNull(),
    /** Empty if the country has no postcodes. */
    postcode: text().notNull(),
    phone: text().notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Deleted addresses stay for a week without their data, so that a second deletion succeeds. */
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
