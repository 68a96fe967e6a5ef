import { onePort, type CountedActions, type Database, type FigureTime } from '@caravan/server-core';
import type { Queue } from '@caravan/tasks/contract';

/** How often a member of staff did a kind of action. */
export interface WorkRow extends CountedActions {
  name: string;
}

/** The work of staff in the owner's figures. */
export interface WorkFigures {
  /** The queues with open tasks. */
  open: (db: Database, now: Date) => Promise<{ queue: Queue; open: number; overdue: number; oldestAt: Date }[]>;
  /** The number of these kinds of actions by each member of staff. */
  done: (db: Database, time: FigureTime, actions: readonly string[]) => Promise<WorkRow[]>;
}

export const workFiguresPort = onePort<WorkFigures>('WorkFigures');
