import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MailedKind } from '@caravan/account/contract';
import type { WrittenText } from '@caravan/kernel';
import type { MailContent, MailedChoice, MailedGoods, Message } from '@caravan/server-core';

/** Short lines about goods, perhaps stored before a language was added. */
type StoredFacts = Partial<MailedGoods['facts']> & Pick<MailedGoods['facts'], 'en'>;

/** Texts of a message may have been stored before a language was added. */
export interface MailedMessage extends Pick<Message, 'link'> {
  title: WrittenText;
  body: WrittenText;
  mail?: Omit<MailContent, 'event' | 'goods' | 'choices'> & {
    event: WrittenText;
    goods: readonly (Omit<MailedGoods, 'facts'> & { facts: StoredFacts })[];
    choices?: readonly (Omit<MailedChoice, 'label'> & { label: WrittenText })[];
  };
}

/**
 * Messages whose mail is not written yet. It is written by a job after the commit; some wait for others of the same kind
 * (specification 16.6). A row is deleted with its mail.
 */
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
