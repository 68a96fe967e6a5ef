import type { AskedProduct, ConversationKind, ConversationState } from '@caravan/support/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '@caravan/kernel';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Messages between a shopper and staff about one thing. */
export const conversationTable = pgTable(
  'conversation',
  {
    id: text().primaryKey(),
    /** For a visitor without an account an id that belongs to no account. */
    userId: text('user_id').notNull(),
    /** Where a visitor without an account gets the answer; null for a shopper. */
    visitorEmail: text('visitor_email'),
    /** The visitor's question is about it. */
    product: jsonb().$type<AskedProduct>(),
    kind: text().$type<ConversationKind>().notNull(),
    /** The number of the order or package; null without one. */
    ref: text(),
    state: text().$type<ConversationState>().notNull(),
    /** The language in which the shopper wrote last. */
    language: text().$type<Language>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** The time of the newest message that the shopper sees. */
    lastAt: instant('last_at').notNull(),
    /** Since when the shopper has waited for an answer. */
    waitingSince: instant('waiting_since'),
    firstAnsweredAt: instant('first_answered_at'),
    closedAt: instant('closed_at'),
    version: integer().notNull(),
  },
  (table) => [
    check('conversation_ref_check', sql`(${table.kind} IN ('general', 'request')) = (${table.ref} IS NULL)`),
    check('conversation_waiting_check', sql`(${table.state} = 'open') = (${table.waitingSince} IS NOT NULL)`),
    check('conversation_closed_check', sql`(${table.state} = 'closed') = (${table.closedAt} IS NOT NULL)`),
    check('conversation_visitor_check', sql`(${table.visitorEmail} IS NULL) = (${table.product} IS NULL)`),
    index('conversation_of_user').on(table.userId, table.lastAt, table.id),
    index('conversation_newest').on(table.lastAt, table.id),
    index('conversation_in_state').on(table.state, table.lastAt, table.id),
    index('conversation_about').on(table.ref),
    index('conversation_first_answer')
      .on(table.firstAnsweredAt)
      .where(sql`${table.firstAnsweredAt} IS NOT NULL`),
  ],
);

export const conversationMessageTable = pgTable(
  'conversation_message',
  {
    id: text().primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversationTable.id),
    /** The conversation's shopper, whose account must be open. */
    userId: text('user_id').notNull(),
    /** The member of staff who wrote it; null for the shopper. */
    staffId: text('staff_id'),
    /** A note among staff. */
    internal: boolean().notNull(),
    text: text().notNull(),
    /** The text as `searchText` has it; its indexes are in `0000_init.sql`. */
    search: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** The place among the messages of its conversation. */
    position: integer().notNull(),
  },
  (table) => [
    check('conversation_message_internal_check', sql`NOT ${table.internal} OR ${table.staffId} IS NOT NULL`),
    index('conversation_message_order').on(table.conversationId, table.position),
    index('conversation_message_of_user').on(table.userId),
    index('conversation_message_newest').on(table.createdAt),
  ],
);

/** Uploaded pictures of messages; the bytes are stored as files. */
export const conversationPictureTable = pgTable(
  'conversation_picture',
  {
    id: text().primaryKey(),
    /** The account that uploaded it, a shopper's or of staff. */
    userId: text('user_id').notNull(),
    /** The message that shows it; null until one does. Unused pictures are deleted after a day. */
    messageId: text('message_id').references(() => conversationMessageTable.id),
    position: integer().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('conversation_picture_of_message').on(table.messageId, table.position),
    index('conversation_picture_of_user').on(table.userId),
    index('conversation_picture_unused')
      .on(table.createdAt)
      .where(sql`${table.messageId} IS NULL`),
  ],
);

/** Secrets that the first process makes and all share. */
export const supportKeyTable = pgTable('support_key', {
  name: text().primaryKey(),
  /** 32 random bytes in base64. */
  value: text().notNull(),
});

export type ConversationRow = typeof conversationTable.$inferSelect;
/** Without the column of the search, which the repository writes. */
export type MessageRow = Omit<typeof conversationMessageTable.$inferSelect, 'search'>;
export type PictureRow = typeof conversationPictureTable.$inferSelect;
