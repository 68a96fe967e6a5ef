import { afterCommit, type Tx } from '@caravan/server-core';
import { fail, queuesOf, type Queue, type Task } from '@caravan/tasks/contract';
import { claimNext, lockTasks } from '../db/task-claim.repo.ts';
import { setHolder, type TaskRow } from '../db/task-step.repo.ts';
import { presentTasks, staffNames } from './present-task.ts';
import { changedMeanwhile } from './staff-changes.ts';
import type { TasksContext } from './tasks-context.ts';
import { holdWorker, workedQueues, type StaffCall } from './worker.ts';

const presentOne = async (context: TasksContext, tx: Tx, row: TaskRow): Promise<Task> => {
  const [task] = await presentTasks(context, tx, [row]);
  if (!task) throw new Error(`task ${row.id} was not presented`);
  return task;
};

/** Claims the free task of a queue that is due first; null if none is free. */
export const nextTask = (context: TasksContext, call: StaffCall, queue: Queue): Promise<Task | null> => {
  const { clock, transaction, tell } = context;
  return transaction(async (tx) => {
    workedQueues(await holdWorker(tx, context, call.session), queue);
    const row = await claimNext(tx, queue, call.session.userId, clock());
    if (!row) {
      call.unchanged();
      return null;
    }
    const { kind, ref } = row;
    await call.audit(tx, { action: 'task.claim', subject: { kind, ref }, data: { queue } });
    afterCommit(tx, () => tell.changed({ queue, ref }));
    return presentOne(context, tx, row);
  });
};

interface TakeOverOptions {
  id: string;
  note: string;
  /** The version that the caller has seen. */
  expected: number | undefined;
}

/** Takes a task from the member who holds it, and tells that member. */
export const takeOver = (
  context: TasksContext,
  call: StaffCall,
  { id, note, expected }: TakeOverOptions,
): Promise<Task> => {
  const { clock, transaction, tell } = context;
  const { userId } = call.session;
  return transaction(async (tx) => {
    const { staffRoles } = await holdWorker(tx, context, call.session);
    const [row] = await lockTasks(tx, [id], queuesOf(staffRoles));
    if (!row) throw fail('not_found');
    if (row.state === 'closed') throw fail('task_closed');
    const { kind, ref, queue, version, holder } = row;
    if (holder === userId && row.state === 'open') {
      call.unchanged();
      return presentOne(context, tx, row);
    }
    if (expected !== undefined && expected !== version)
      throw await changedMeanwhile(context, tx, { kind, ref, version });
    const [taken] = await setHolder(tx, [id], userId, clock());
    if (!taken) throw fail('not_found');
    await call.audit(tx, { action: 'task.take_over', subject: { kind, ref }, note, data: { queue, from: holder } });
    const nameOf = await staffNames(context, tx, [userId]);
    afterCommit(tx, () => {
      tell.changed({ queue, ref });
      if (holder !== null && holder !== userId)
        tell.taken({ staffId: holder, taken: { queue, ref, title: row.title, by: nameOf(userId), note } });
    });
    return presentOne(context, tx, taken);
  });
};
