import type { Core } from '@caravan/server-core';
import type { TakenTask, TaskChange } from '@caravan/tasks/contract';
import type { Findable, StaffMembers, TaskSource } from '@caravan/tasks/port';

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

/** What the queues need from other features. */
export interface TasksDependencies {
  /** Names the staff who hold tasks. */
  staffMembers: () => StaffMembers;
  /** The rows that must have tasks, of every feature with a queue. */
  sources: () => readonly TaskSource[];
  /** The things that the console's search finds. */
  findables: () => readonly Findable[];
}

/** The dependencies of the use cases. */
export interface TasksContext extends Pick<Core, 'db' | 'transaction' | 'clock' | 'log'>, TasksDependencies {
  /** Tells every server process of a change, after its transaction has committed. */
  tell: Tell;
}
