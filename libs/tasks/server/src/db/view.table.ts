import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Queue } from '@caravan/tasks/contract';

/** Filters of a queue that a member of staff saved; shared ones are seen by all who work the queue. */
export const taskViewTable = pgTable(
  'task_view',
  {
    id: text().primaryKey(),
    staffId: text('staff_id').notNull(),
    name: text().notNull(),
    queue: text().$type<Queue>().notNull(),
    query: text().notNull(),
    shared: boolean().notNull(),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('task_view_staff').on(table.staffId), index('task_view_queue').on(table.queue)],
);
