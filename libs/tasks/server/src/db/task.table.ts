import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Queue, TaskFacts } from '@caravan/tasks/contract';

/**
 * One piece of work for staff. A queue has at most one open task for each ref; `wake_at` is the end of a pause. The
 * indexes are the orders in which a queue is listed, and the free tasks that `next` takes from.
 */
export const taskTable = pgTable(
  'task',
  {
    id: text().primaryKey(),
    queue: text().$type<Queue>().notNull(),
    kind: text().notNull(),
    ref: text().notNull(),
    state: text({ enum: ['open', 'waiting', 'closed'] }).notNull(),
    title: text().notNull(),
    /** Title, ref and group as `searchText` has them; the indexes are in `0000_init.sql`. */
    search: text().notNull(),
    facts: jsonb().$type<TaskFacts>().notNull(),
    amountFen: integer('amount_fen'),
    group: text(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    wakeAt: timestamp('wake_at', { withTimezone: true }),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** The id of the staff member who works on it. */
    holder: text(),
    heldSince: timestamp('held_since', { withTimezone: true }),
    /** The id of the staff member who must not do it, because it decides about a step of theirs. */
    notFor: text('not_for'),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('task_open_key')
      .on(table.queue, table.ref)
      .where(sql`state <> 'closed'`),
    // With the closed ones.
    index('task_of_ref').on(table.queue, table.ref),
    index('task_due')
      .on(table.queue, table.dueAt, table.id)
      .where(sql`state = 'open'`),
    index('task_opened')
      .on(table.queue, table.openedAt, table.id)
      .where(sql`state = 'open'`),
    index('task_amount')
      .on(table.queue, sql`coalesce(amount_fen, -1) DESC`, sql`id DESC`)
      .where(sql`state = 'open'`),
    index('task_group')
      .on(table.queue, sql`coalesce("group", '')`, table.id)
      .where(sql`state = 'open'`),
    index('task_free')
      .on(table.queue, table.dueAt, table.id)
      .where(sql`state = 'open' AND holder IS NULL`),
    index('task_held')
      .on(table.holder, table.queue, table.dueAt, table.id)
      .where(sql`state <> 'closed'`),
    index('task_closed')
      .on(table.closedAt)
      .where(sql`state = 'closed'`),
    index('task_wakes')
      .on(table.wakeAt)
      .where(sql`state = 'waiting'`),
  ],
);
