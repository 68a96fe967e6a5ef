import { newId } from '@caravan/kernel';
import { afterCommit, type Tx } from '@caravan/server-core';
import { fail } from '@caravan/tasks/contract';
import type { NewTask, TaskKey, Tasks } from '@caravan/tasks/port';
import {
  changeOpenTask,
  closeOpenTask,
  deleteTasks,
  lockOpenTask,
  putOpenTask,
  setHolder,
} from '../db/task-step.repo.ts';
import { staffNames } from './present-task.ts';
import { releaseHeld } from './release-held.ts';
import type { TasksContext } from './tasks-context.ts';

/** The row of a task that was just opened. */
export const newTaskRow = (task: NewTask, now: Date) => {
  const { queue, ref, kind, title, facts = {}, amountFen = null, group = null, dueAt, openedAt = now } = task;
  return { id: newId(), queue, ref, kind, state: 'open' as const, title, facts, amountFen, group, dueAt, openedAt };
};

/** The queues as other features write them, in the transactions of their steps. */
export const makeTasks = (context: Pick<TasksContext, 'clock' | 'staffMembers' | 'tell'>): Tasks => {
  const { clock, tell } = context;
  const tellIf = (tx: Tx, changed: boolean, { queue, ref }: TaskKey): void => {
    if (changed) afterCommit(tx, () => tell.changed({ queue, ref }));
  };
  return {
    async open(tx, task) {
      tellIf(tx, await putOpenTask(tx, newTaskRow(task, clock())), task);
    },
    async close(tx, key) {
      tellIf(tx, await closeOpenTask(tx, key, clock()), key);
    },
    async update(tx, key, content) {
      tellIf(tx, await changeOpenTask(tx, key, content), key);
    },
    async hold(tx, { staffId, ...key }) {
      const row = await lockOpenTask(tx, key);
      if (!row || row.holder === staffId) return;
      if (row.holder !== null) {
        const nameOf = await staffNames(context, tx, [row.holder]);
        throw fail('claimed', { by: nameOf(row.holder), since: row.heldSince?.toISOString() });
      }
      await setHolder(tx, [row.id], staffId, clock());
      tellIf(tx, true, key);
    },
    release: (tx, staffId, roles) => releaseHeld(tx, context, staffId, roles),
    async forget(tx, queue, refs) {
      if (!refs.length) return;
      for (const ref of await deleteTasks(tx, queue, refs)) tellIf(tx, true, { queue, ref });
    },
  };
};
