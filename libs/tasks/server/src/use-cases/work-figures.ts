import { countStaffActions } from '@caravan/server-core';
import { queueNames } from '@caravan/tasks/contract';
import type { WorkFigures } from '@caravan/tasks/port';
import { readFigures } from '../db/task-list.repo.ts';
import { staffNames } from './present-task.ts';
import type { TasksContext } from './tasks-context.ts';

/** The open work of all queues, in their order, and what each member of staff got done. */
export const workFigures = (context: Pick<TasksContext, 'staffMembers'>): WorkFigures => ({
  async open(db, now) {
    const all = await readFigures(db, now, now);
    const byQueue = Map.groupBy(
      all.filter(({ open }) => open > 0),
      ({ queue }) => queue,
    );
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

  async done(db, time, only) {
    const rows = await countStaffActions(db, { ...time, only });
    const nameOf = await staffNames(
      context,
      db,
      rows.map(({ staffId }) => staffId),
    );
    return rows.map((row) => ({ ...row, name: nameOf(row.staffId) }));
  },
});
