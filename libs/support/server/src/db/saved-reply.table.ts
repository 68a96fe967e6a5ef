import { integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** Texts that staff reuse in their answers. */
export const savedReplyTable = pgTable(
  'saved_reply',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    textEn: text('text_en').notNull(),
    textZh: text('text_zh').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    version: integer().notNull(),
  },
  (table) => [unique('saved_reply_name').on(table.name)],
);

export type SavedReplyRow = typeof savedReplyTable.$inferSelect;
