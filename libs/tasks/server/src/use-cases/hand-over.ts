import { afterCommit } from '@caravan/server-core';
import { queues, queuesOf } from '@caravan/tasks/contract';
import type { Handover, HandoverResult, HeldWork } from '@caravan/tasks/port';
import { clearHolderOutside, countHeld, giveHeld } from '../db/task-claim.repo.ts';
import { countSharedViews, inheritViews } from '../db/view.repo.ts';
import type { TasksContext } from './tasks-context.ts';

type Context = Pick<TasksContext, 'clock' | 'tell'>;

/** Tasks of queues that the heir works go to the heir, all others back to their queues. */
const handOverTasks = async (
  { clock, tell }: Context,
  ...[tx, { from, heir, audit }]: Parameters<HeldWork['handOver']>
): Promise<HandoverResult> => {
  const moved = heir ? await giveHeld(tx, from, heir.id, queuesOf(heir.roles), clock()) : [];
  const released = await clearHolderOutside(tx, from, []);
  for (const { queue, kind, ref } of moved)
    await audit(tx, { action: 'task.assign', subject: { kind, ref }, data: { queue, from, to: heir?.id } });
  for (const { queue, kind, ref } of released)
    await audit(tx, { action: 'task.release', subject: { kind, ref }, data: { queue, from } });
  afterCommit(tx, () => [...moved, ...released].forEach(({ queue, ref }) => tell.changed({ queue, ref })));
  return { moved: moved.length, released: released.length };
};

/** Shared views of one who leaves go to the heir, or to the owner, because others use them. */
const handOverViews = async (
  ...[tx, { from, heir, by, audit }]: Parameters<HeldWork['handOver']>
): Promise<HandoverResult> => {
  const to = heir?.id ?? by;
  const views = await inheritViews(tx, from, to);
  for (const { id, name } of views)
    await audit(tx, { action: 'view.inherit', subject: { kind: 'view', ref: id }, data: { name, from, to } });
  return { moved: views.length, released: 0 };
};

const byQueue = (context: Context): HeldWork => ({
  held: async (db, staffId) =>
    (await countHeld(db, staffId)).map(({ queue, count }) => ({
      kind: 'task',
      queue,
      count,
      roles: queues[queue].roles,
    })),
  handOver: (tx, handover) => handOverTasks(context, tx, handover),
});

/** Everybody may have views; they are worth something to those who work the queue. */
const sharedViews: HeldWork = {
  async held(db, staffId) {
    const count = await countSharedViews(db, staffId);
    return count ? [{ kind: 'view', queue: null, count, roles: ['owner'] }] : [];
  },
  handOver: (tx, handover: Handover) =>
    handover.leaves ? handOverViews(tx, handover) : Promise.resolve({ moved: 0, released: 0 }),
};

/** The tasks and the shared views of a member of staff. */
export const heldByStaff = (context: Context): HeldWork[] => [byQueue(context), sharedViews];
