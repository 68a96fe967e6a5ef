import { afterCommit, defineJob, type Database, type Tx } from '@caravan/server-core';
import type { Queue } from '@caravan/tasks/contract';
import type { NewTask, TaskKey, TaskSource } from '@caravan/tasks/port';
import { addOpenTasks, closeOpenTasks, openTaskKeys } from '../db/task-step.repo.ts';
import type { TasksContext } from './tasks-context.ts';
import { newTaskRow } from './write-tasks.ts';

export const reconcileTasksJob = defineJob()({ name: 'tasks.reconcile', cron: '23 * * * *' });

/** Tasks in one transaction, so that a start after an upgrade is quick. */
const atOnce = 1_000;

const batchesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, n) => all.slice(n * atOnce, (n + 1) * atOnce));

interface Differences {
  missing: NewTask[];
  unwanted: TaskKey[];
}

/** The open tasks, and what the features wanted after these were read. */
interface Sight {
  open: readonly TaskKey[];
  wanted: ReadonlyMap<string, NewTask>;
}

type Reader = Pick<TasksContext, 'db' | 'sources'>;

const keyOf = ({ queue, ref }: TaskKey): string => `${queue} ${ref}`;

const wantedTasks = async (db: Database, sources: readonly TaskSource[]): Promise<Map<string, NewTask>> => {
  const wanted = new Map<string, NewTask>();
  for (const source of sources) for (const task of await source.wanted(db)) wanted.set(keyOf(task), task);
  return wanted;
};

const look = async ({ db, sources }: Reader): Promise<Sight> => {
  const all = sources();
  const open = await openTaskKeys(db, [...new Set(all.map(({ queue }): Queue => queue))]);
  return { open, wanted: await wantedTasks(db, all) };
};

const differencesIn = ({ open, wanted }: Sight): Differences => {
  const isOpen = new Set(open.map(keyOf));
  return {
    missing: [...wanted].flatMap(([key, task]) => (isOpen.has(key) ? [] : [task])),
    unwanted: open.filter((key) => !wanted.has(keyOf(key))),
  };
};

/**
 * Compares the open tasks with what the features want. A step that runs at the same time makes a difference in one
 * sight only: missing is what was wanted before the open tasks were read the second time, too, and unwanted what nobody
 * wanted either time.
 */
const findDifferences = async (reader: Reader): Promise<Differences> => {
  const first = await look(reader);
  const { missing, unwanted } = differencesIn(first);
  if (!missing.length && !unwanted.length) return { missing, unwanted };
  const again = differencesIn(await look(reader));
  return {
    missing: again.missing.filter((task) => first.wanted.has(keyOf(task))),
    unwanted: again.unwanted.filter((key) => !first.wanted.has(keyOf(key))),
  };
};

/** Opens the tasks that are missing, for example of rows older than the queues, and closes those without work. */
export const reconcileTasks = async (context: TasksContext): Promise<void> => {
  const { missing, unwanted } = await findDifferences(context);
  const { transaction, clock, tell } = context;
  const inBatch = (write: (tx: Tx) => Promise<TaskKey[]>): Promise<void> =>
    transaction(async (tx) => {
      const changed = await write(tx);
      afterCommit(tx, () => changed.forEach(tell.changed));
    });
  for (const batch of batchesOf(missing))
    await inBatch((tx) =>
      addOpenTasks(
        tx,
        batch.map((task) => newTaskRow(task, clock())),
      ),
    );
  for (const batch of batchesOf(unwanted))
    await inBatch((tx) => closeOpenTasks(tx, batch, { now: clock(), staffId: null }));
  if (missing.length || unwanted.length)
    context.log.info({ opened: missing.length, closed: unwanted.length }, 'the queues were brought up to date');
};

/** Each line names a task that is missing, or open without work. */
export const auditTasks = async (context: Reader): Promise<string[]> => {
  const { missing, unwanted } = await findDifferences(context);
  return [
    ...missing.map(({ queue, ref }) => `the queue ${queue} has no task of ${ref}`),
    ...unwanted.map(({ queue, ref }) => `the queue ${queue} has a task of ${ref} without work`),
  ];
};
