import type { Queue } from './queues.ts';
import type { QueueFigures } from './tasks.schema.ts';

/** A task that changed, by what it is about. */
export interface TaskChange {
  queue: Queue;
  ref: string;
}

/** The message to a member of staff whose task another has taken over. */
export interface TakenTask extends TaskChange {
  title: string;
  /** The name of the staff member who took it. */
  by: string;
  note: string;
}

/**
 * The events of `GET /staff/live` with their data. `resync`: changes may have been missed, read everything again.
 */
export interface LiveEvents {
  tasks: readonly TaskChange[];
  figures: readonly QueueFigures[];
  taken: TakenTask;
  resync: null;
}

export type LiveEvent = { [K in keyof LiveEvents]: { event: K; data: LiveEvents[K] } }[keyof LiveEvents];
