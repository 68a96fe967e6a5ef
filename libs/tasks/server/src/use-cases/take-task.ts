import { afterCommit, type Tx } from '@caravan/server-core';
import { fail, queuesOf, type Queue, type Task } from '@caravan/tasks/contract';
import { claimNext, lockTasks, queuesWithFree } from '../db/task-claim.repo.ts';
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

/** Claims in the first of these queues that has a free task. */
const claimFrom = async (tx: Tx, queues: readonly Queue[], holder: string, now: Date): Promise<TaskRow | undefined> => {
  for (const queue of queues) {
    const row = await claimNext(tx, queue, holder, now);
    if (row) return row;
  }
  return undefined;
};

/**
 * Claims the free task that is due first: of a queue, or of all queues of the caller. Null if none is free. Of two callers
 * at the same moment one may get a task that is due later.
 */
export const nextTask = (context: TasksContext, call: StaffCall, wanted: Queue | undefined): Promise<Task | null> => {
  const { clock, transaction, tell } = context;
  return transaction(async (tx) => {
    const worked = workedQueues(await holdWorker(tx, context, call.session), wanted);
    const queues = wanted === undefined ? await queuesWithFree(tx, worked, call.session.userId) : worked;
    const row = await claimFrom(tx, queues, call.session.userId, clock());
    if (!row) {
      call.unchanged();
      return null;
    }
    const { kind, ref, queue } = row;
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
    if (!row || row.notFor === userId) throw fail('not_found');
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
