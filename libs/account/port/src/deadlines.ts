import type { CalendarTime, Language } from '@caravan/kernel';
import { listPort } from '@caravan/server-core';

/** A moment by which a shopper has to do something, or at which something happens to their orders, goods or packages. */
export interface Deadline {
  /** Names it among all deadlines of all features, for ever, such as `CV2611048213K-pay`. */
  id: string;
  time: CalendarTime;
  /** Without persons, addresses and amounts. */
  title: Record<Language, string>;
  /** The path of the page about it. */
  path: string;
  /** When it began, or when its time was last changed. */
  changedAt: Date;
  /** How often its time was changed; 0 by default. */
  revision?: number;
}

/** The deadlines of a feature. Each feature whose pages show deadlines to shoppers implements it. */
export interface Deadlines {
  /**
   * Those that are open and not over, the earliest first, at most `limit`. The number of queries does not depend on the
   * number of deadlines.
   */
  of: (userId: string, now: Date, limit: number) => Promise<Deadline[]>;
}

export const deadlinesPort = listPort<Deadlines>('Deadlines');
