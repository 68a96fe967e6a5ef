import { afterCommit, type Tx } from '@caravan/server-core';
import {
  fail,
  queues,
  queuesOf,
  type Assignee,
  type AssignTasks,
  type BulkResult,
  type ClaimTasks,
  type Queue,
  type ReleaseTasks,
  type SnoozeTasks,
} from '@caravan/tasks/contract';
import { holdsRole, type StaffRole } from '@caravan/kernel';
import { clearHolder, lockTasks, putAside } from '../db/task-claim.repo.ts';
import { setHolder, type TaskRow } from '../db/task-step.repo.ts';
import { presentTasks, staffNames } from './present-task.ts';
import type { TasksContext } from './tasks-context.ts';
import { holdWorker, workedQueues, type StaffCall, type Worker } from './worker.ts';

type Refusal = BulkResult['refused'][number]['reason'];

/** One change of many tasks. */
interface TaskChanges {
  ids: readonly string[];
  action: 'task.claim' | 'task.release' | 'task.assign' | 'task.snooze';
  note?: string | undefined;
  data?: Record<string, unknown>;
  /** The member who is to hold the tasks, if it is not the caller. */
  heir?: string;
  /** Why the caller may not change this task; an heir has these roles. */
  refusal: (row: TaskRow, heirRoles: readonly StaffRole[]) => Refusal | null;
  /** True if the task is already as the caller wants it. */
  isDone: (row: TaskRow) => boolean;
  change: (tx: Tx, ids: readonly string[]) => Promise<TaskRow[]>;
}

/** Changes each task that may be changed, and says of every other one why it was not. */
const changeTasks = (context: TasksContext, call: StaffCall, changes: TaskChanges): Promise<BulkResult> =>
  context.transaction(async (tx) => {
    const { ids, action, note, data, heir, refusal, isDone, change } = changes;
    // Roles are locked before tasks, as a change of roles locks them.
    const { staffRoles } = await holdWorker(tx, context, call.session);
    const heirRoles = heir === undefined ? [] : await context.staffMembers().holdRoles(tx, heir);
    const locked = await lockTasks(tx, ids, queuesOf(staffRoles));
    const byId = new Map(locked.map((row) => [row.id, row]));
    const refused = new Map<string, Refusal>();
    for (const id of ids) {
      const row = byId.get(id);
      const isUnknown = row === undefined || row.notFor === call.session.userId;
      const reason = isUnknown ? 'not_found' : row.state === 'closed' ? 'task_closed' : refusal(row, heirRoles);
      if (reason) refused.set(id, reason);
    }
    const allowed = locked.filter(({ id }) => !refused.has(id));
    const due = allowed.filter((row) => !isDone(row)).map(({ id }) => id);
    const changed = new Map((due.length ? await change(tx, due) : []).map((row) => [row.id, row]));
    for (const { queue, kind, ref } of changed.values()) {
      await call.audit(tx, { action, subject: { kind, ref }, note, data: { queue, ...data } });
      afterCommit(tx, () => context.tell.changed({ queue, ref }));
    }
    if (changed.size === 0) call.unchanged();

    const done = allowed.map((row) => changed.get(row.id) ?? row);
    const nameOf = await staffNames(
      context,
      tx,
      locked.map(({ holder }) => holder),
    );
    return {
      done: await presentTasks(context, tx, done),
      refused: [...refused].map(([id, reason]) => {
        const { holder = null, heldSince = null } = reason === 'claimed' ? (byId.get(id) ?? {}) : {};
        return { id, reason, by: holder && nameOf(holder), since: heldSince?.toISOString() ?? null };
      }),
    };
  });

/** A task of another member stays with that member. */
const othersRefuse =
  ({ userId }: Worker) =>
  ({ holder }: TaskRow): Refusal | null =>
    holder === null || holder === userId ? null : 'claimed';

export const claimTasks = (context: TasksContext, call: StaffCall, { ids }: ClaimTasks): Promise<BulkResult> => {
  const { userId } = call.session;
  return changeTasks(context, call, {
    ids,
    action: 'task.claim',
    refusal: othersRefuse(call.session),
    isDone: ({ holder, state }) => holder === userId && state === 'open',
    change: (tx, due) => setHolder(tx, due, userId, context.clock()),
  });
};

export const releaseTasks = (
  context: TasksContext,
  call: StaffCall,
  { ids, note }: ReleaseTasks,
): Promise<BulkResult> =>
  changeTasks(context, call, {
    ids,
    note,
    action: 'task.release',
    // An owner can release everybody's, as those of a member who is away.
    refusal: call.session.staffRoles.includes('owner') ? () => null : othersRefuse(call.session),
    isDone: ({ holder }) => holder === null,
    change: clearHolder,
  });

/** The members to whom the tasks of an own queue may be given. */
export const listAssignees = async (
  { db, staffMembers }: TasksContext,
  worker: Worker,
  queue: Queue,
): Promise<Assignee[]> => {
  workedQueues(worker, queue);
  const found = await staffMembers().holding(db, queues[queue].roles);
  return found.map(({ id, name }) => ({ id, name }));
};

/** Gives tasks to a member who works their queue. */
export const assignTasks = (
  context: TasksContext,
  call: StaffCall,
  { ids, staff_id, note }: AssignTasks,
): Promise<BulkResult> => {
  const isOthers = othersRefuse(call.session);
  return changeTasks(context, call, {
    ids,
    note,
    action: 'task.assign',
    data: { to: staff_id },
    heir: staff_id,
    refusal: (row, heirRoles) => {
      if (row.holder === staff_id) return null;
      const isAllowed = row.notFor !== staff_id && holdsRole(heirRoles, queues[row.queue].roles);
      return isAllowed ? isOthers(row) : 'staff_unknown';
    },
    isDone: ({ holder, state }) => holder === staff_id && state === 'open',
    change: (tx, due) => setHolder(tx, due, staff_id, context.clock()),
  });
};

/** Puts tasks aside until a time; who holds one keeps it. */
export const snoozeTasks = (
  context: TasksContext,
  call: StaffCall,
  { ids, until, note }: SnoozeTasks,
): Promise<BulkResult> => {
  const wakeAt = new Date(until);
  if (wakeAt <= context.clock()) throw fail('in_the_past', { fields: { until: 'in_the_past' } });
  return changeTasks(context, call, {
    ids,
    note,
    action: 'task.snooze',
    data: { until },
    refusal: othersRefuse(call.session),
    isDone: (row) => row.state === 'waiting' && row.wakeAt?.getTime() === wakeAt.getTime(),
    change: (tx, due) => putAside(tx, due, wakeAt),
  });
};
