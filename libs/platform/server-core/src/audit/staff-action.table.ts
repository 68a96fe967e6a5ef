import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { StaffRole } from '@caravan/kernel';

/**
 * Staff actions in the order of their commits. A row is committed together with its action. Triggers in
 * `apps/server/migrations` refuse every later change, and every row of somebody without one of its roles; they make the table one that is
 * partitioned by month.
 */
export const staffActionTable = pgTable(
  'staff_action',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The account, or `command` for the operator, who acts by commands and variables and has no account. */
    staffId: text('staff_id').notNull(),
    /** The roles of which the account had to hold one. Empty for the operator. */
    roles: text().array().$type<StaffRole[]>().notNull(),
    action: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectRef: text('subject_ref').notNull(),
    note: text(),
    data: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index('staff_action_subject').on(table.subjectRef, table.id),
    index('staff_action_at').on(table.at),
    index('staff_action_action').on(table.action, table.id),
    check('staff_action_roles_check', sql`(${table.staffId} = 'command') = (${table.roles} = '{}')`),
  ],
);
