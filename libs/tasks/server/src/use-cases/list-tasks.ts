import { cutPage } from '@caravan/server-core';
import type { TaskPage, TaskQuery } from '@caravan/tasks/contract';
import { countTasks, findTasks, positionOf, type TaskFilter } from '../db/task-list.repo.ts';
import { presentTasks } from './present-task.ts';
import type { TasksContext } from './tasks-context.ts';
import { workedQueues, type Worker } from './worker.ts';

/** The query's filter in the queues of the worker. */
export const filterOf = ({ clock }: Pick<TasksContext, 'clock'>, worker: Worker, query: TaskQuery): TaskFilter => {
  const { queue, ...filter } = query;
  return { ...filter, queues: workedQueues(worker, queue), staffId: worker.userId, now: clock() };
};

/** A page of tasks that the worker may do. */
export const listTasks = async (context: TasksContext, worker: Worker, query: TaskQuery): Promise<TaskPage> => {
  const { db } = context;
  const { cursor, limit, sort } = query;
  const filter = filterOf(context, worker, query);
  const [rows, count] = await Promise.all([
    findTasks(db, filter, { cursor, limit: limit + 1 }),
    countTasks(db, filter),
  ]);
  const { items, next } = cutPage(rows, limit, positionOf(sort));
  return { items: await presentTasks(context, db, items), next, count };
};
