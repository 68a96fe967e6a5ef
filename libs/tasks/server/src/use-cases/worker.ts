import { fail, type Endpoint, type StaffRole } from '@caravan/kernel';
import type { Call, Tx } from '@caravan/server-core';
import { queuesOf, type Queue } from '@caravan/tasks/contract';
import type { TasksContext } from './tasks-context.ts';

/** The member of staff who calls. */
export interface Worker {
  userId: string;
  staffRoles: readonly StaffRole[];
}

/** A call that changes something, as the use cases need it. */
export type StaffCall = Pick<Call<Endpoint & { login: 'staff' }>, 'audit' | 'unchanged'> & { session: Worker };

/**
 * The caller with the roles of now, which stay until the transaction ends: a role that was lost since the call was
 * admitted gives no task.
 */
export const holdWorker = async (
  tx: Tx,
  { staffMembers }: Pick<TasksContext, 'staffMembers'>,
  { userId }: Worker,
): Promise<Worker> => ({ userId, staffRoles: await staffMembers().holdRoles(tx, userId) });

/** The queue that was asked for, or all of the worker's; a queue of other roles is forbidden. */
export const workedQueues = ({ staffRoles }: Worker, queue?: Queue): readonly Queue[] => {
  const own = queuesOf(staffRoles);
  if (queue === undefined) return own;
  if (!own.includes(queue)) throw fail('forbidden');
  return [queue];
};
