import { fail, type Failure } from '@caravan/kernel';
import { listStaffActions, type Database } from '@caravan/server-core';
import { queuesOf, type LastAction } from '@caravan/tasks/contract';
import type { ChangedSubject } from '@caravan/tasks/port';
import { findTask } from '../db/task-list.repo.ts';
import { staffNames } from './present-task.ts';
import type { TasksContext } from './tasks-context.ts';
import type { Worker } from './worker.ts';

/** The last entry of the log about one thing, and the name of who made it. */
const lastOf = async (context: Pick<TasksContext, 'staffMembers'>, db: Database, kind: string, ref: string) => {
  const { items } = await listStaffActions(db, { subject: `${kind}:${ref}`, page: 1, page_size: 1 });
  const [last] = items;
  if (!last) return null;
  const nameOf = await staffNames(context, db, [last.staffId]);
  return {
    by: { id: last.staffId, name: nameOf(last.staffId) },
    at: last.at.toISOString(),
    action: last.action,
  };
};

/** Who did what last to the thing of a task of an own queue. */
export const lastActionOn = async (
  context: Pick<TasksContext, 'db' | 'staffMembers'>,
  { staffRoles }: Worker,
  id: string,
): Promise<LastAction | null> => {
  const task = await findTask(context.db, id, queuesOf(staffRoles));
  if (!task) throw fail('not_found');
  return lastOf(context, context.db, task.kind, task.ref);
};

/** The refusal of a change that was made on an older version, with the last action from the log. */
export const changedMeanwhile = async (
  context: Pick<TasksContext, 'staffMembers'>,
  db: Database,
  { kind, ref, version }: ChangedSubject,
): Promise<Failure> => {
  const last = await lastOf(context, db, kind, ref);
  return fail('changed_meanwhile', {
    by: last?.by.name ?? null,
    at: last?.at ?? null,
    action: last?.action ?? null,
    version,
  });
};
