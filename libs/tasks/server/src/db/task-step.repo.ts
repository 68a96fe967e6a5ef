import { and, asc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
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

/** A task that may stand in the queue of this member of staff. */
export const isFor = (staffId: string): SQL => sql`${tasks.notFor} is distinct from ${staffId}`;

const isOpen = ({ queue, ref }: TaskKey): SQL | undefined =>
  and(eq(tasks.queue, queue), eq(tasks.ref, ref), ne(tasks.state, 'closed'));

/** Open tasks with these keys, of which there is at least one. */
const areOpen = (keys: readonly TaskKey[]): SQL | undefined => {
  const pairs = keys.map(({ queue, ref }) => sql`(${queue}, ${ref})`);
  return and(sql`(${tasks.queue}, ${tasks.ref}) in (${sql.join(pairs, sql`, `)})`, ne(tasks.state, 'closed'));
};

const raised = sql<number>`${tasks.version} + 1`;

/** Inserts open tasks, or gives those that are open this content. Returns the keys of those that changed. */
export const putOpenTasks = (tx: Tx, rows: readonly NewTaskRow[]) =>
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

/** An open task that was locked, with its holder before. */
interface HeldTask extends TaskKey {
  holder: string | null;
  heldSince: Date | null;
}

/**
 * Locks open tasks in the order of their ids, so that their holders stay until the transaction ends, and gives those to
 * the member that nobody holds. A task that was put aside is open again.
 */
export const holdOpenTasks = (tx: Tx, keys: readonly TaskKey[], holder: string, now: Date): Promise<HeldTask[]> => {
  const locked = tx
    .$with('locked')
    .as(
      tx
        .select({ id: tasks.id, queue: tasks.queue, ref: tasks.ref, holder: tasks.holder, heldSince: tasks.heldSince })
        .from(tasks)
        .where(areOpen(keys))
        .orderBy(asc(tasks.id))
        .for('update'),
    );
  const given = tx.$with('given').as(
    tx
      .update(tasks)
      .set({ holder, heldSince: now, state: 'open', wakeAt: null, version: raised })
      .from(locked)
      .where(and(eq(tasks.id, locked.id), isNull(locked.holder)))
      .returning({ id: tasks.id }),
  );
  return tx
    .with(locked, given)
    .select({ queue: locked.queue, ref: locked.ref, holder: locked.holder, heldSince: locked.heldSince })
    .from(locked);
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

/** When tasks are closed, and by whose step; null for a step that is not of staff. */
export interface Closing {
  now: Date;
  staffId: string | null;
}

/**
 * Closes open tasks, and returns the keys of those that were open. Their facts are deleted: nobody reads them again. The
 * holder stays, and a task that nobody held becomes that of the member whose step finished it: the day's figures count
 * it as theirs.
 */
export const closeOpenTasks = (tx: Tx, keys: readonly TaskKey[], { now, staffId }: Closing) =>
  tx
    .update(tasks)
    .set({
      state: 'closed',
      facts: {},
      closedAt: now,
      holder: sql`coalesce(${tasks.holder}, ${staffId})`,
      wakeAt: null,
      version: raised,
    })
    .where(areOpen(keys))
    .returning({ queue: tasks.queue, ref: tasks.ref });

/** Puts open tasks and closes others; returns the keys of those that changed. */
export const settleOpenTasks = async (
  tx: Tx,
  rows: readonly NewTaskRow[],
  keys: readonly TaskKey[],
  closing: Closing,
): Promise<TaskKey[]> => {
  if (!rows.length) return keys.length ? closeOpenTasks(tx, keys, closing) : [];
  if (!keys.length) return putOpenTasks(tx, rows);
  const settled = await tx.execute<{ queue: Queue; ref: string }>(sql`
    with closed as ${closeOpenTasks(tx, keys, closing)}, put as ${putOpenTasks(tx, rows)}
    select queue, ref from closed union all select queue, ref from put`);
  return settled.rows;
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
