import type { Language } from '@caravan/kernel';
import type { LabelSize, PrintKind } from '@caravan/warehouse-packages/contract';
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Pages of labels whose signed links still work. Later prints delete older ones. */
export const labelPrintTable = pgTable('label_print', {
  id: text().primaryKey(),
  kind: text().$type<PrintKind>().notNull(),
  refs: jsonb().$type<string[]>().notNull(),
  size: text().$type<LabelSize>().notNull(),
  language: text().$type<Language>().notNull(),
  /** Whether the staff member may see recipients. */
  recipients: boolean().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export type LabelPrintRow = typeof labelPrintTable.$inferSelect;
