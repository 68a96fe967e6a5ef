import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
    language: text('language', { enum: ['en', 'zh'] }).notNull(),
    /** A hash of the enquiry's text, which finds an enquiry that was sent twice. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('lead_created_at_idx').on(table.createdAt, table.id),
    index('lead_fingerprint_idx').on(table.fingerprint, table.createdAt),
  ],
);
