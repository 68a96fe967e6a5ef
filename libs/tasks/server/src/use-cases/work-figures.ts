import type { WorkFigures } from '@caravan/figures/port';
import { queueNames } from '@caravan/tasks/contract';
import { readFigures } from '../db/task-list.repo.ts';

/** The open work of all queues, in their order. */
export const workFigures: WorkFigures = {
  async open(db, now) {
    const byQueue = Map.groupBy(await readFigures(db, now), ({ queue }) => queue);
    return queueNames.flatMap((queue) => {
      const rows = byQueue.get(queue);
      if (!rows) return [];
      return {
        queue,
        open: rows.reduce((sum, { open }) => sum + open, 0),
        overdue: rows.reduce((sum, { overdue }) => sum + overdue, 0),
        oldestAt: new Date(Math.min(...rows.map(({ oldestAt }) => oldestAt.getTime()))),
      };
    });
  },
};
