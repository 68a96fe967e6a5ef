import { shopDay, startOfShopDay } from '@caravan/kernel';
import { shortCache } from '@caravan/server-core';
import { queuesOf, type QueueFigures } from '@caravan/tasks/contract';
import { readFigures, type HolderFigures } from '../db/task-list.repo.ts';
import type { TasksContext } from './tasks-context.ts';
import type { Worker } from './worker.ts';

/** Milliseconds. A process counts the tasks at most once in this time, for all callers. */
const countedFor = 1_000;

const sum = (rows: readonly HolderFigures[], part: 'open' | 'overdue' | 'done'): number =>
  rows.reduce((total, row) => total + row[part], 0);

export interface Figures {
  /** The queues of a member of staff with their numbers. */
  of: (worker: Worker) => Promise<QueueFigures[]>;
  /** The next call counts anew. */
  forget: () => void;
}

/** The numbers of the queues, counted once for all members of staff. */
export const queueFigures = ({ db, clock }: Pick<TasksContext, 'db' | 'clock'>): Figures => {
  const cache = shortCache<HolderFigures[]>(clock, { ttl: countedFor, max: 1 });
  const of: Figures['of'] = async ({ userId, staffRoles }) => {
    const all = await cache.get('all', () => {
      const now = clock();
      return readFigures(db, now, startOfShopDay(shopDay(now)));
    });
    const byQueue = Map.groupBy(all, ({ queue }) => queue);
    return queuesOf(staffRoles).map((queue) => {
      const rows = (byQueue.get(queue) ?? []).filter(({ open, notFor }) => open === 0 || notFor !== userId);
      const own = rows.filter(({ holder }) => holder === userId);
      const oldest = rows.filter(({ open }) => open > 0).map(({ oldestAt }) => oldestAt.getTime());
      return {
        queue,
        open: sum(rows, 'open'),
        mine: sum(own, 'open'),
        overdue: sum(rows, 'overdue'),
        oldest_at: oldest.length ? new Date(Math.min(...oldest)).toISOString() : null,
        done_today: sum(rows, 'done'),
        done_today_by_me: sum(own, 'done'),
      };
    });
  };
  return { of, forget: cache.clear };
};
