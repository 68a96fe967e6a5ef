import { listPort, type Database } from '@caravan/server-core';
import type { Queue } from '@caravan/tasks/contract';
import type { NewTask } from './tasks.ts';

/** The rows of a feature that must have an open task in a queue. */
export interface TaskSource {
  queue: Queue;
  /**
   * The tasks that must be open now, read from the feature's own tables. The start of the server and a job open those
   * that are missing and close those that are not wanted; `npm run audit:books` reports both.
   */
  wanted: (db: Database) => Promise<NewTask[]>;
}

export const taskSourcesPort = listPort<TaskSource>('TaskSource');
