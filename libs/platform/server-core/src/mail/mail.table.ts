import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Mails that wait for the mail server or, without one, for the development mailbox. */
export const mailTable = pgTable(
  'mail',
  {
    id: text().primaryKey(),
    to: text('recipient').notNull(),
    language: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    at: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('mail_created_at').on(table.at)],
);
