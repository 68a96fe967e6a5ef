import { newId } from '@caravan/kernel';
import { afterCommit, type Tx } from '@caravan/server-core';
import { fail } from '@caravan/tasks/contract';
import type { NewTask, TaskKey, Tasks } from '@caravan/tasks/port';
import {
  changeOpenTask,
  closeOpenTasks,
  deleteTasks,
  lockOpenTask,
  putOpenTasks,
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
  const tellOf = (tx: Tx, changed: readonly TaskKey[]): void => {
    if (changed.length) afterCommit(tx, () => changed.forEach(({ queue, ref }) => tell.changed({ queue, ref })));
  };
  return {
    async open(tx, ...opened) {
      const now = clock();
      const rows = opened.map((task) => newTaskRow(task, now));
      if (rows.length) tellOf(tx, await putOpenTasks(tx, rows));
    },
    async close(tx, ...keys) {
      if (keys.length) tellOf(tx, await closeOpenTasks(tx, keys, clock()));
    },
    async update(tx, key, content) {
      if (await changeOpenTask(tx, key, content)) tellOf(tx, [key]);
    },
    async hold(tx, { staffId, ...key }) {
      const row = await lockOpenTask(tx, key);
      if (!row || row.holder === staffId) return;
      if (row.holder !== null) {
        const nameOf = await staffNames(context, tx, [row.holder]);
        throw fail('claimed', { by: nameOf(row.holder), since: row.heldSince?.toISOString() });
      }
      await setHolder(tx, [row.id], staffId, clock());
      tellOf(tx, [key]);
    },
    release: (tx, staffId, roles) => releaseHeld(tx, context, staffId, roles),
    async forget(tx, queue, refs) {
      if (!refs.length) return;
      const gone = await deleteTasks(tx, queue, refs);
      tellOf(
        tx,
        gone.map((ref) => ({ queue, ref })),
      );
    },
  };
};
