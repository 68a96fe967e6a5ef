import { and, asc, desc, eq, gte, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { countedItems } from '@caravan/kernel';
import { containsText, readCursor, type Database } from '@caravan/server-core';
import { z } from '@caravan/kernel/zod';
import type { Queue, TaskQuery } from '@caravan/tasks/contract';
import { isFor, type TaskRow } from './task-step.repo.ts';
import { taskTable as tasks } from './task.table.ts';

export interface TaskFilter extends Omit<TaskQuery, 'queue' | 'cursor' | 'limit' | 'format'> {
  /** The queues of the caller, or the one that was asked for. */
  queues: readonly Queue[];
  staffId: string;
  now: Date;
}

/** The state is written out, because the partial indexes are found by it. */
const isListed = (state: TaskQuery['state'], isOwn: boolean): SQL =>
  state === 'waiting' ? sql`state = 'waiting'` : isOwn ? sql`state <> 'closed'` : sql`state = 'open'`;

const wanted = (filter: TaskFilter): SQL | undefined => {
  const { queues, staffId, now, state, mine, free, overdue, group, holder, country, ref, text } = filter;
  const [only, ...others] = queues;
  return and(
    isFor(staffId),
    isListed(state, mine === true || ref !== undefined),
    only !== undefined && others.length === 0 ? eq(tasks.queue, only) : inArray(tasks.queue, [...queues]),
    mine ? eq(tasks.holder, staffId) : undefined,
    free ? isNull(tasks.holder) : undefined,
    overdue ? lt(tasks.dueAt, now) : undefined,
    group === undefined ? undefined : sql`coalesce(${tasks.group}, '') = ${group}`,
    holder === undefined ? undefined : eq(tasks.holder, holder),
    country === undefined ? undefined : sql`${tasks.facts} ->> 'country' = ${country}`,
    ref === undefined ? undefined : eq(tasks.ref, ref),
    text === undefined ? undefined : containsText(tasks.search, text),
  );
};

interface Sorting {
  order: SQL[];
  /** The values of a row by which the list is sorted. */
  positionOf: (row: TaskRow) => (string | number)[];
  /** The rows after a cursor. */
  after: (cursor: string | undefined) => SQL | undefined;
}

const amount = sql`coalesce(${tasks.amountFen}, -1)`;
const groupKey = sql`coalesce(${tasks.group}, '')`;
const byTime = z.tuple([z.iso.datetime(), z.string()]);
const byAmount = z.tuple([z.int(), z.string()]);
const byText = z.tuple([z.string(), z.string()]);

const sortings: Record<TaskQuery['sort'], Sorting> = {
  due: {
    order: [asc(tasks.dueAt), asc(tasks.id)],
    positionOf: ({ dueAt, id }) => [dueAt.toISOString(), id],
    after: (cursor) => {
      const at = readCursor(cursor, byTime);
      return at && sql`(${tasks.dueAt}, ${tasks.id}) > (${at[0]}::timestamptz, ${at[1]})`;
    },
  },
  opened: {
    order: [asc(tasks.openedAt), asc(tasks.id)],
    positionOf: ({ openedAt, id }) => [openedAt.toISOString(), id],
    after: (cursor) => {
      const at = readCursor(cursor, byTime);
      return at && sql`(${tasks.openedAt}, ${tasks.id}) > (${at[0]}::timestamptz, ${at[1]})`;
    },
  },
  amount: {
    order: [desc(amount), desc(tasks.id)],
    positionOf: ({ amountFen, id }) => [amountFen ?? -1, id],
    after: (cursor) => {
      const at = readCursor(cursor, byAmount);
      return at && sql`(${amount}, ${tasks.id}) < (${at[0]}::int, ${at[1]})`;
    },
  },
  group: {
    order: [asc(groupKey), asc(tasks.id)],
    positionOf: ({ group, id }) => [group ?? '', id],
    after: (cursor) => {
      const at = readCursor(cursor, byText);
      return at && sql`(${groupKey}, ${tasks.id}) > (${at[0]}, ${at[1]})`;
    },
  },
};

export const positionOf = (sort: TaskQuery['sort']): Sorting['positionOf'] => sortings[sort].positionOf;

/** A task of these queues, open or not. */
export const findTask = async (db: Database, id: string, queues: readonly Queue[]): Promise<TaskRow | undefined> => {
  const [row] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), inArray(tasks.queue, [...queues])));
  return row;
};

export const findTasks = (
  db: Database,
  filter: TaskFilter,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<TaskRow[]> => {
  const { order, after } = sortings[filter.sort];
  return db
    .select()
    .from(tasks)
    .where(and(wanted(filter), after(cursor)))
    .orderBy(...order)
    .limit(limit);
};

/** The number of tasks; null beyond `countedItems`. */
export const countTasks = async (db: Database, filter: TaskFilter): Promise<number | null> => {
  const some = db
    .select({ id: tasks.id })
    .from(tasks)
    .where(wanted(filter))
    .limit(countedItems + 1)
    .as('some');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(some);
  const total = row?.total ?? 0;
  return total > countedItems ? null : total;
};

export interface HolderFigures {
  queue: Queue;
  holder: string | null;
  /** Who does not see the open tasks of the row in their queue. */
  notFor: string | null;
  open: number;
  overdue: number;
  /** Of the open or the closed ones. */
  oldestAt: Date;
  /** Closed since the given time; a row has either open or closed tasks. */
  done: number;
}

const none = sql<number>`0`;
const oldestAt = sql<Date>`min(${tasks.openedAt})`.mapWith(tasks.openedAt);

/** The open tasks of all queues by holder, and those that were closed since a time by who held them. */
export const readFigures = async (db: Database, now: Date, since: Date): Promise<HolderFigures[]> => {
  const { queue, holder, notFor } = tasks;
  const open = sql<number>`count(*)::int`;
  const overdue = sql<number>`(count(*) FILTER (WHERE ${tasks.dueAt} < ${now.toISOString()}::timestamptz))::int`;
  return unionAll(
    db
      .select({ queue, holder, notFor, open, overdue, oldestAt, done: none })
      .from(tasks)
      .where(sql`state = 'open'`)
      .groupBy(queue, holder, notFor),
    db
      .select({ queue, holder, notFor, open: none, overdue: none, oldestAt, done: open })
      .from(tasks)
      .where(and(sql`state = 'closed'`, gte(tasks.closedAt, since)))
      .groupBy(queue, holder, notFor),
  );
};
