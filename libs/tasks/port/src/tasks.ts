import type { Fen, StaffRole } from '@caravan/kernel';
import { onePort, type Tx, listPort, type Database } from '@caravan/server-core';
import type { Queue, TaskFacts } from '@caravan/tasks/contract';

/** A task by what it is about: a queue has at most one open task for each ref. */
export interface TaskKey {
  queue: Queue;
  /** The number or id that staff use, such as an order's number. */
  ref: string;
}

/** The parts of a task that its owner may change while it is open. */
export interface TaskContent {
  /** One line in the language of the goods or the customer, such as a number or a product's name. */
  title: string;
  /** Further contents of the queue's row, as the owning feature's console reads them. Removed when the task closes. */
  facts?: TaskFacts;
  /** The amount that is at stake, in fen. */
  amountFen?: Fen;
  /** Rows with the same group are worked together, such as the orders of one shop. */
  group?: string;
  /** When the task is overdue. */
  dueAt: Date;
}

/** A task to open. */
export interface NewTask extends TaskKey, TaskContent {
  /** The kind of the ref, as in the log of staff actions: `order`, `package`, `item`, `refund`, `conversation`, `lead`. */
  kind: string;
  /** The id of the staff member in whose queue it does not stand, because it decides about a step of theirs. */
  notFor?: string;
  /** When the work began to wait; the current time by default. */
  openedAt?: Date;
}

/** The task that a member of staff works on, or several of a queue. */
export interface Hold {
  queue: Queue;
  ref: string | readonly string[];
  staffId: string;
}

/**
 * The queues of work, for the features whose steps create and finish it. Every function writes in the transaction of
 * the step and does nothing when repeated.
 */
export interface Tasks {
  /** Opens tasks. If one is open already, its content becomes the given one, and its holder and age stay. */
  open: (tx: Tx, ...tasks: readonly NewTask[]) => Promise<void>;
  /** Closes the open tasks with these keys; does nothing about a key without one. */
  close: (tx: Tx, ...keys: readonly TaskKey[]) => Promise<void>;
  /** Opens the tasks of a step, and closes what is open of its other keys: one statement. */
  settle: (tx: Tx, wanted: readonly (NewTask | TaskKey)[]) => Promise<void>;
  /** Changes parts of an open task; does nothing without one. */
  update: (tx: Tx, key: TaskKey, content: Partial<TaskContent>) => Promise<void>;
  /**
   * Claims open tasks for the staff member that does their work. Without an open task it does nothing; a task that
   * another member holds fails with 409 `claimed`, `by` whom and `since` when.
   */
  hold: (tx: Tx, hold: Hold) => Promise<void>;
  /**
   * Releases the open tasks that a member of staff holds in queues that these roles do not work; without roles all of
   * them. For a member who loses roles or leaves.
   */
  release: (tx: Tx, staffId: string, roles: readonly StaffRole[]) => Promise<void>;
  /** Deletes all tasks of these refs, closed ones too, because their titles may name a person whose data is deleted. */
  forget: (tx: Tx, queue: Queue, refs: readonly string[]) => Promise<void>;
}

export const tasksPort = onePort<Tasks>('Tasks');

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
