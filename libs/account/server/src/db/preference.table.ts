import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MailedKind } from '@caravan/account/contract';

/** What somebody has chosen; whoever has no row has chosen nothing. The language is auth's, which writes mails in it, too. */
export const preferenceTable = pgTable('preference', {
  userId: text('user_id').primaryKey(),
  /** Amounts are shown in it beside CNY. */
  currency: text().notNull(),
  /** Kinds of letters that are not to go out as mails. */
  declinedMails: text('declined_mails').array().$type<MailedKind[]>().notNull().default(sql`'{}'`),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
