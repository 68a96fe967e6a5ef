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

/** Inserts open tasks, or gives those that are open this content. Returns the keys of those that changed. */
export const putOpenTasks = (tx: Tx, rows: readonly NewTaskRow[]): Promise<TaskKey[]> =>
  tx
    .insert(tasks)
    .values(rows.map((row) => ({ ...row, search: searchOf(row) })))
    .onConflictDoUpdate({
      target: [tasks.queue, tasks.ref],
      targetWhere: sql`state <> 'closed'`,
      set: {
        title: sql`excluded.title`,
        facts: sql`excluded.facts`,
        amountFen: sql`excluded.amount_fen`,
        group: sql`excluded."group"`,
        dueAt: sql`excluded.due_at`,
        search: sql`excluded.search`,
        version: raised,
      },
      setWhere: sql`(${tasks.title}, ${tasks.facts}, ${tasks.amountFen}, ${tasks.group}, ${tasks.dueAt})
        IS DISTINCT FROM (excluded.title, excluded.facts, excluded.amount_fen, excluded."group", excluded.due_at)`,
    })
    .returning({ queue: tasks.queue, ref: tasks.ref });

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

/** Closes open tasks, and returns the keys of those that were open. Their facts are deleted: nobody reads them again. */
export const closeOpenTasks = (tx: Tx, keys: readonly TaskKey[], now: Date): Promise<TaskKey[]> => {
  const pairs = keys.map(({ queue, ref }) => sql`(${queue}, ${ref})`);
  return tx
    .update(tasks)
    .set({ state: 'closed', facts: {}, closedAt: now, wakeAt: null, version: raised })
    .where(and(sql`(${tasks.queue}, ${tasks.ref}) in (${sql.join(pairs, sql`, `)})`, ne(tasks.state, 'closed')))
    .returning({ queue: tasks.queue, ref: tasks.ref });
};

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
