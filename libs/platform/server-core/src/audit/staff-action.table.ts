import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Staff actions in the order of their commits. A row is committed together with its action. A trigger in
 * `apps/server/migrations-extra` refuses every later change.
 */
export const staffActionTable = pgTable(
  'staff_action',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    staffId: text('staff_id').notNull(),
    action: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectRef: text('subject_ref').notNull(),
    note: text(),
    data: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index('staff_action_subject').on(table.subjectRef, table.id),
    index('staff_action_action').on(table.action, table.id),
  ],
);
