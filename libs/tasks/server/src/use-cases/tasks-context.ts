import type { Core, Used } from '@caravan/server-core';
import type { TakenTask, TaskChange } from '@caravan/tasks/contract';
import { findablesPort, staffMembersPort, taskSourcesPort } from '@caravan/tasks/port';

/** A message to one member of staff. */
export interface Notice {
  staffId: string;
  taken: TakenTask;
}

/** Tells the consoles of changes, of this and of other server processes. */
export interface Tell {
  changed: (change: TaskChange) => void;
  taken: (notice: Notice) => void;
}

/** The ports of other features that the queues call. */
export const tasksNeeds = {
  /** Names the staff who hold tasks. */
  staffMembers: staffMembersPort,
  /** The rows that must have tasks, of every feature with a queue. */
  sources: taskSourcesPort,
  /** The things that the console's search finds. */
  findables: findablesPort,
};
export type TasksDependencies = Used<typeof tasksNeeds>;

export interface TasksContext extends Pick<Core, 'db' | 'transaction' | 'clock' | 'log'>, TasksDependencies {
  /** Tells every server process of a change, after its transaction has committed. */
  tell: Tell;
}
