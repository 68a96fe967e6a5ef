import { fail, type Endpoint, type StaffRole } from '@caravan/kernel';
import type { Call } from '@caravan/server-core';
import { queuesOf, type Queue } from '@caravan/tasks/contract';

/** The member of staff who calls. */
export interface Worker {
  userId: string;
  staffRoles: readonly StaffRole[];
}

/** A call that changes something, as the use cases need it. */
export type StaffCall = Pick<Call<Endpoint & { login: 'staff' }>, 'audit' | 'unchanged'> & { session: Worker };

/** The queue that was asked for, or all of the worker's; a queue of other roles is forbidden. */
export const workedQueues = ({ staffRoles }: Worker, queue?: Queue): readonly Queue[] => {
  const own = queuesOf(staffRoles);
  if (queue === undefined) return own;
  if (!own.includes(queue)) throw fail('forbidden');
  return [queue];
};
