import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, notInArray, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import type { Queue, TaskChange } from '@caravan/tasks/contract';
import { isFor, type TaskRow } from './task-step.repo.ts';
import { taskTable as tasks } from './task.table.ts';

const raised = sql<number>`${tasks.version} + 1`;

/** Locks tasks in the order of their ids, so that two calls about the same tasks wait for each other. */
export const lockTasks = (tx: Tx, ids: readonly string[], queues: readonly Queue[]): Promise<TaskRow[]> =>
  tx
    .select()
    .from(tasks)
    .where(and(inArray(tasks.id, [...ids]), inArray(tasks.queue, [...queues])))
    .orderBy(asc(tasks.id))
    .for('update');

export const clearHolder = (tx: Tx, ids: readonly string[]): Promise<TaskRow[]> =>
  tx
    .update(tasks)
    .set({ holder: null, heldSince: null, version: raised })
    .where(inArray(tasks.id, [...ids]))
    .returning();

/** Takes the open tasks of a holder away, but for those of these queues. */
export const clearHolderOutside = (
  tx: Tx,
  holder: string,
  queues: readonly Queue[],
): Promise<(TaskChange & { kind: string })[]> =>
  tx
    .update(tasks)
    .set({ holder: null, heldSince: null, version: raised })
    .where(and(eq(tasks.holder, holder), ne(tasks.state, 'closed'), notInArray(tasks.queue, [...queues])))
    .returning({ queue: tasks.queue, ref: tasks.ref, kind: tasks.kind });

/** How many open tasks a member holds, by queue. */
export const countHeld = (db: Database, holder: string): Promise<{ queue: Queue; count: number }[]> =>
  db
    .select({ queue: tasks.queue, count: sql<number>`count(*)::int` })
    .from(tasks)
    .where(and(eq(tasks.holder, holder), ne(tasks.state, 'closed')))
    .groupBy(tasks.queue);

/** Gives the open tasks of a holder in these queues to another member who may do them; what was put aside stays aside. */
export const giveHeld = (
  tx: Tx,
  from: string,
  to: string,
  queues: readonly Queue[],
  now: Date,
): Promise<(TaskChange & { kind: string })[]> =>
  tx
    .update(tasks)
    .set({ holder: to, heldSince: now, version: raised })
    .where(and(eq(tasks.holder, from), ne(tasks.state, 'closed'), inArray(tasks.queue, [...queues]), isFor(to)))
    .returning({ queue: tasks.queue, ref: tasks.ref, kind: tasks.kind });

/** Who holds open tasks, and in which queues. */
export const heldQueues = (db: Database): Promise<{ holder: string; queue: Queue }[]> =>
  db
    .selectDistinct({ holder: sql<string>`${tasks.holder}`, queue: tasks.queue })
    .from(tasks)
    .where(and(isNotNull(tasks.holder), ne(tasks.state, 'closed')));

export const putAside = (tx: Tx, ids: readonly string[], wakeAt: Date): Promise<TaskRow[]> =>
  tx
    .update(tasks)
    .set({ state: 'waiting', wakeAt, version: raised })
    .where(inArray(tasks.id, [...ids]))
    .returning();

/** Opens the tasks again whose time has come. */
export const wakeTasks = (tx: Tx, now: Date): Promise<TaskChange[]> =>
  tx
    .update(tasks)
    .set({ state: 'open', wakeAt: null, version: raised })
    .where(and(sql`state = 'waiting'`, lte(tasks.wakeAt, now)))
    .returning({ queue: tasks.queue, ref: tasks.ref });

/** Those of these queues that have a free task for a member; the one whose task is due first comes first. */
export const queuesWithFree = async (tx: Tx, queues: readonly Queue[], staffId: string): Promise<Queue[]> => {
  if (!queues.length) return [];
  const firsts = queues.map(
    (queue) => sql`(SELECT ${tasks.queue}, ${tasks.dueAt} FROM ${tasks}
      WHERE ${tasks.queue} = ${queue} AND state = 'open' AND ${tasks.holder} IS NULL AND ${isFor(staffId)}
      ORDER BY ${tasks.dueAt}, ${tasks.id} LIMIT 1)`,
  );
  const { rows } = await tx.execute<{ queue: Queue }>(
    sql`SELECT queue FROM (${sql.join(firsts, sql` UNION ALL `)}) firsts ORDER BY due_at, queue`,
  );
  return rows.map(({ queue }) => queue);
};

/**
 * Claims the free task that is due first. Callers at the same moment skip each other's locked rows, so none waits and
 * no task is given twice.
 */
export const claimNext = async (tx: Tx, queue: Queue, holder: string, now: Date): Promise<TaskRow | undefined> => {
  const first = tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.queue, queue), sql`state = 'open'`, isNull(tasks.holder), isFor(holder)))
    .orderBy(asc(tasks.dueAt), asc(tasks.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await tx
    .update(tasks)
    .set({ holder, heldSince: now, version: raised })
    .where(eq(tasks.id, sql`(${first})`))
    .returning();
  return row;
};
