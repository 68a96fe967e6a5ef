import { holdsRole, type StaffRole } from '@caravan/kernel';
import { afterCommit, type Tx } from '@caravan/server-core';
import { queues, queuesOf } from '@caravan/tasks/contract';
import { clearHolderOutside, heldQueues } from '../db/task-claim.repo.ts';
import type { TasksContext } from './tasks-context.ts';

/** Releases what a member of staff holds in queues that these roles do not work. */
export const releaseHeld = async (
  tx: Tx,
  { tell }: Pick<TasksContext, 'tell'>,
  staffId: string,
  roles: readonly StaffRole[],
): Promise<void> => {
  const released = await clearHolderOutside(tx, staffId, queuesOf(roles));
  afterCommit(tx, () => released.forEach(({ queue, ref }) => tell.changed({ queue, ref })));
};

/**
 * Releases what nobody can work any more, because its holder lost the role or left. The console releases it in the
 * transaction of the change; the command for staff runs without the queues.
 */
export const releaseLost = async (context: TasksContext): Promise<void> => {
  const { db, transaction, staffMembers, log } = context;
  const held = await heldQueues(db);
  const members = await staffMembers().find(db, [...new Set(held.map(({ holder }) => holder))]);
  const rolesOf = (holder: string): readonly StaffRole[] => members.get(holder)?.roles ?? [];
  const lost = held.filter(({ holder, queue }) => !holdsRole(rolesOf(holder), queues[queue].roles));
  for (const holder of new Set(lost.map((one) => one.holder)))
    await transaction((tx) => releaseHeld(tx, context, holder, rolesOf(holder)));
  if (lost.length) log.info({ queues: lost.length }, 'tasks of members without their role were released');
};
