import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MessageKind, WrittenText } from '@caravan/kernel';

/** Station messages. A deleted message stays as a row without its text, so that its key prevents a second delivery. */
export const messageTable = pgTable(
  'letter',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    /** The sender's key for the message; see `Notifier`. */
    key: text().notNull(),
    kind: text().$type<MessageKind>().notNull(),
    title: jsonb().$type<WrittenText>().notNull(),
    body: jsonb().$type<WrittenText>().notNull(),
    link: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('letter_user_id_key_key').on(table.userId, table.key),
    // The order of the inbox.
    index('letter_inbox_idx')
      .on(table.userId, sql`(${table.readAt} is not null)`, table.createdAt.desc(), table.id)
      .where(sql`${table.removedAt} is null`),
    index('letter_created_at').on(table.createdAt),
  ],
);
