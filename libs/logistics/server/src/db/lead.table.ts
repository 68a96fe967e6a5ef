import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '@caravan/kernel';

/** Enquiries of the landing page. */
export const leadTable = pgTable(
  'lead',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    company: text('company').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    country: text('country').notNull(),
    monthlyParcels: integer('monthly_parcels').notNull(),
    message: text('message').notNull(),
    /** Company, name and e-mail as `searchText` has them; the indexes are in `0000_init.sql`. */
    search: text('search').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** A hash of the enquiry's text, which finds an enquiry that was sent twice. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When service ended the work on it; null before. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** Staff wrote it when they closed the enquiry. */
    note: text('note'),
  },
  (table) => [
    check('lead_closed_check', sql`(${table.closedAt} IS NULL) = (${table.note} IS NULL)`),
    index('lead_open_idx')
      .on(table.createdAt)
      .where(sql`${table.closedAt} IS NULL`),
    index('lead_created_at_idx').on(table.createdAt, table.id),
    index('lead_fingerprint_idx').on(table.fingerprint, table.createdAt),
  ],
);
