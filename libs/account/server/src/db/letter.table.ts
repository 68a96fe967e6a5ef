import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LetterKind } from '@caravan/account/contract';
import type { Language } from '@caravan/kernel';

/** Station letters. One that was thrown away stays as a row without words, so that its key still says that it was sent. */
export const letterTable = pgTable(
  'letter',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    /** What its sender knows it by; see `Notifier`. */
    key: text().notNull(),
    kind: text().$type<LetterKind>().notNull(),
    title: jsonb().$type<Record<Language, string>>().notNull(),
    body: jsonb().$type<Record<Language, string>>().notNull(),
    link: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('letter_user_id_key_key').on(table.userId, table.key),
    // In the order in which the inbox shows them.
    index('letter_inbox_idx')
      .on(table.userId, sql`(${table.readAt} is not null)`, table.createdAt.desc(), table.id)
      .where(sql`${table.removedAt} is null`),
  ],
);
