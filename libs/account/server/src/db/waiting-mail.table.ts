import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MailedKind } from '@caravan/account/contract';
import type { Message } from '@caravan/account/port';

/** What a mail needs of a message. */
export type MailedMessage = Pick<Message, 'title' | 'body' | 'link' | 'mail'>;

/** Messages whose mail waits for others of the same kind (specification 16.6). A row is deleted with its mail. */
export const waitingMailTable = pgTable(
  'waiting_mail',
  {
    /** The id of the message. */
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    kind: text().$type<MailedKind>().notNull(),
    message: jsonb().$type<MailedMessage>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('waiting_mail_of_user').on(table.userId, table.kind, table.createdAt, table.id)],
);
