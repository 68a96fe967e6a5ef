import { newId } from '@caravan/kernel';
import { actingStaff, afterCommit, type Tx } from '@caravan/server-core';
import { fail } from '@caravan/tasks/contract';
import type { NewTask, TaskKey, Tasks } from '@caravan/tasks/port';
import {
  changeOpenTask,
  type Closing,
  closeOpenTasks,
  deleteTasks,
  holdOpenTasks,
  putOpenTasks,
  settleOpenTasks,
} from '../db/task-step.repo.ts';
import { staffNames } from './present-task.ts';
import { releaseHeld } from './release-held.ts';
import type { TasksContext } from './tasks-context.ts';

const isTask = (one: NewTask | TaskKey): one is NewTask => 'dueAt' in one;

/** The row of a task that was just opened. */
export const newTaskRow = (task: NewTask, now: Date) => {
  const { queue, ref, kind, title, dueAt } = task;
  const { facts = {}, amountFen = null, group = null, notFor = null, openedAt = now } = task;
  const content = { title, facts, amountFen, group, notFor, dueAt };
  return { id: newId(), queue, ref, kind, state: 'open' as const, ...content, openedAt };
};

/** The queues as other features write them, in the transactions of their steps. */
export const makeTasks = (context: Pick<TasksContext, 'clock' | 'staffMembers' | 'tell'>): Tasks => {
  const { clock, tell } = context;
  const closing = (): Closing => ({ now: clock(), staffId: actingStaff() ?? null });
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
      if (keys.length) tellOf(tx, await closeOpenTasks(tx, keys, closing()));
    },
    async settle(tx, wanted) {
      const now = clock();
      const rows = wanted.filter(isTask).map((task) => newTaskRow(task, now));
      const keys = wanted.filter((one) => !isTask(one));
      tellOf(tx, await settleOpenTasks(tx, rows, keys, closing()));
    },
    async update(tx, key, content) {
      if (await changeOpenTask(tx, key, content)) tellOf(tx, [key]);
    },
    async hold(tx, { queue, ref, staffId }) {
      const keys = [ref].flat().map((one) => ({ queue, ref: one }));
      const held = await holdOpenTasks(tx, keys, staffId, clock());
      const { holder, heldSince } = held.find((one) => one.holder !== null && one.holder !== staffId) ?? {};
      if (holder != null) {
        const nameOf = await staffNames(context, tx, [holder]);
        throw fail('claimed', { by: nameOf(holder), since: heldSince?.toISOString() });
      }
      tellOf(
        tx,
        held.filter((one) => one.holder === null),
      );
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
