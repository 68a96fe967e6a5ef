import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { TextKind, TextState } from '@caravan/account/contract';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A code for a number, or an event; the text is written when it is sent. */
export type TextContent =
  | { code: string; number: string }
  | {
      /** The number of the order or package. */
      about: string | null;
      /** ISO 8601. */
      until: string | null;
      /** The path of the page. */
      link: string | null;
    };

/** Text messages: those that wait, and what became of those of the last 30 days. */
export const textTable = pgTable(
  'text_message',
  {
    /** The id of the message in the inbox; a code has one of its own. */
    id: text().primaryKey(),
    /** Null once the account is closed. */
    userId: text('user_id'),
    kind: text().$type<TextKind>().notNull(),
    /** Null once it is sent or given up. */
    content: jsonb().$type<TextContent>(),
    state: text().$type<TextState>().notNull(),
    /** The gateway charges for each part. */
    parts: integer().notNull().default(0),
    /** A code of the gateway, or one of ours, if it was not sent, or not yet. */
    failure: text(),
    /** The gateway's name of it. */
    reference: text(),
    createdAt: moment('created_at').notNull(),
    /** When it was given to the gateway. It counts towards the limits. */
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('text_message_created_at_idx').on(table.createdAt, table.id),
    index('text_message_sent_at_idx')
      .on(table.sentAt)
      .where(sql`${table.sentAt} is not null`),
    index('text_message_user_id_idx').on(table.userId),
  ],
);

/** Limits on the parts that are sent in 24 hours. Without a row the usual limits apply. */
export const textLimitTable = pgTable('text_limit', {
  id: integer().primaryKey().default(1),
  /** For the whole shop. */
  perDay: integer('per_day').notNull(),
  perShopper: integer('per_shopper').notNull(),
  updatedAt: moment('updated_at').notNull(),
  /** Rises with each change; the first one is 1. */
  version: integer().notNull(),
});
