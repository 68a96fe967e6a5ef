import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { searchText, type Database, type Tx } from '@caravan/server-core';
import type { Queue } from '@caravan/tasks/contract';
import type { TaskContent, TaskKey } from '@caravan/tasks/port';
import { taskTable as tasks } from './task.table.ts';

type StoredTask = typeof tasks.$inferSelect;
/** Without the column of the search, which the repository writes. */
export type TaskRow = Omit<StoredTask, 'search'>;
type NewTaskRow = Omit<typeof tasks.$inferInsert, 'search'>;

const searchOf = ({ title, ref, group }: Pick<NewTaskRow, 'group' | 'ref' | 'title'>): string =>
  searchText(title, ref, group);

const isOpen = ({ queue, ref }: TaskKey): SQL | undefined =>
  and(eq(tasks.queue, queue), eq(tasks.ref, ref), ne(tasks.state, 'closed'));

const raised = sql<number>`${tasks.version} + 1`;

/** Inserts an open task, or gives the one that is open this content. Returns false if nothing changed. */
export const putOpenTask = async (tx: Tx, row: NewTaskRow): Promise<boolean> => {
  const { title, facts, amountFen, group, dueAt } = row;
  const content = { title, facts, amountFen, group, dueAt, search: searchOf(row) };
  const changed = await tx
    .insert(tasks)
    .values({ ...row, ...content })
    .onConflictDoUpdate({
      target: [tasks.queue, tasks.ref],
      targetWhere: sql`state <> 'closed'`,
      set: { ...content, version: raised },
      setWhere: sql`(${tasks.title}, ${tasks.facts}, ${tasks.amountFen}, ${tasks.group}, ${tasks.dueAt})
        IS DISTINCT FROM (excluded.title, excluded.facts, excluded.amount_fen, excluded."group", excluded.due_at)`,
    })
    .returning({ id: tasks.id });
  return changed.length > 0;
};

/** Returns the id of the task that was closed. Its facts are deleted, because they are not read again. */
export const closeOpenTask = async (tx: Tx, key: TaskKey, now: Date): Promise<boolean> => {
  const closed = await tx
    .update(tasks)
    .set({ state: 'closed', facts: {}, closedAt: now, wakeAt: null, version: raised })
    .where(isOpen(key))
    .returning({ id: tasks.id });
  return closed.length > 0;
};

export const changeOpenTask = async (tx: Tx, key: TaskKey, content: Partial<TaskContent>): Promise<boolean> => {
  const changed = await tx
    .update(tasks)
    .set({ ...content, version: raised })
    .where(isOpen(key))
    .returning();
  for (const task of changed)
    if (task.search !== searchOf(task))
      await tx
        .update(tasks)
        .set({ search: searchOf(task) })
        .where(eq(tasks.id, task.id));
  return changed.length > 0;
};

/** Locks the open task, so that its holder stays until the transaction ends. */
export const lockOpenTask = async (tx: Tx, key: TaskKey): Promise<TaskRow | undefined> => {
  const [row] = await tx.select().from(tasks).where(isOpen(key)).for('update');
  return row;
};

/** Gives tasks to a member of staff; a task that was put aside is open again. */
export const setHolder = (tx: Tx, ids: readonly string[], holder: string, now: Date): Promise<TaskRow[]> =>
  tx
    .update(tasks)
    .set({ holder, heldSince: now, state: 'open', wakeAt: null, version: raised })
    .where(inArray(tasks.id, [...ids]))
    .returning();

/** Inserts tasks that are not open yet, and returns their keys. */
export const addOpenTasks = (tx: Tx, rows: readonly NewTaskRow[]): Promise<TaskKey[]> =>
  tx
    .insert(tasks)
    .values(rows.map((row) => ({ ...row, search: searchOf(row) })))
    .onConflictDoNothing()
    .returning({ queue: tasks.queue, ref: tasks.ref });

/** Closes the open tasks of some refs of a queue, and returns their keys. */
export const closeOpenTasks = (tx: Tx, queue: Queue, refs: readonly string[], now: Date): Promise<TaskKey[]> =>
  tx
    .update(tasks)
    .set({ state: 'closed', facts: {}, closedAt: now, wakeAt: null, version: raised })
    .where(and(eq(tasks.queue, queue), inArray(tasks.ref, [...refs]), ne(tasks.state, 'closed')))
    .returning({ queue: tasks.queue, ref: tasks.ref });

export const openTaskKeys = (db: Database, queues: readonly Queue[]): Promise<TaskKey[]> =>
  db
    .select({ queue: tasks.queue, ref: tasks.ref })
    .from(tasks)
    .where(and(inArray(tasks.queue, [...queues]), ne(tasks.state, 'closed')));

/** Deletes the tasks of some refs of a queue, and returns the refs of those that were not closed. */
export const deleteTasks = async (tx: Tx, queue: Queue, refs: readonly string[]): Promise<string[]> => {
  const gone = await tx
    .delete(tasks)
    .where(and(eq(tasks.queue, queue), inArray(tasks.ref, [...refs])))
    .returning({ ref: tasks.ref, state: tasks.state });
  return gone.flatMap(({ ref, state }) => (state === 'closed' ? [] : [ref]));
};
