import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MailedKind } from '@caravan/account/contract';

/** A user's preferences; without a row the defaults apply. The language belongs to auth, which also sends mails. */
export const preferenceTable = pgTable('preference', {
  userId: text('user_id').primaryKey(),
  /** Pages also show amounts in this currency. */
  currency: text().notNull(),
  /** The kinds of messages that the user does not want as mails. */
  declinedMails: text('declined_mails')
    .array()
    .$type<MailedKind[]>()
    .notNull()
    .default(sql`'{}'`),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
