import { fail, type Failure } from '@caravan/kernel';
import { listStaffActions, type Database } from '@caravan/server-core';
import type { ChangedSubject } from '@caravan/tasks/port';
import { staffNames } from './present-task.ts';
import type { TasksContext } from './tasks-context.ts';

/** The refusal of a change that was made on an older version, with the last action from the log. */
export const changedMeanwhile = async (
  context: Pick<TasksContext, 'staffMembers'>,
  db: Database,
  { kind, ref, version }: ChangedSubject,
): Promise<Failure> => {
  const { items } = await listStaffActions(db, { subject: `${kind}:${ref}`, page: 1, page_size: 1 });
  const [last] = items;
  const nameOf = await staffNames(context, db, last ? [last.staffId] : []);
  return fail('changed_meanwhile', {
    by: last ? nameOf(last.staffId) : null,
    at: last?.at.toISOString() ?? null,
    action: last?.action ?? null,
    version,
  });
};
