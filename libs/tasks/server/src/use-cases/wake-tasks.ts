import { afterCommit, defineJob } from '@caravan/server-core';
import { wakeTasks } from '../db/task-claim.repo.ts';
import type { TasksContext } from './tasks-context.ts';

export const wakeTasksJob = defineJob()({ name: 'tasks.wake', cron: '* * * * *' });

/** Puts tasks back into their queues whose time has come. */
export const wakeDueTasks = ({
  transaction,
  clock,
  tell,
}: Pick<TasksContext, 'transaction' | 'clock' | 'tell'>): Promise<void> =>
  transaction(async (tx) => {
    const woken = await wakeTasks(tx, clock());
    afterCommit(tx, () => woken.forEach(tell.changed));
  });
