import { definePath } from '@caravan/kernel';

/** The console's pages of work, below `/console`. */
export const tasksConsolePaths = {
  /** All queues of the member of staff. */
  home: definePath('/'),
  /** The filters of a queue are those of `GET /staff/tasks`; `at` is the ref of the open task. */
  work: definePath('/work/:queue'),
};
