import type { Clock } from '@caravan/kernel';

/** A clock that a test controls. */
export interface TestClock {
  now: Clock;
  set: (instant: string | Date) => void;
  advance: (milliseconds: number) => void;
}

/** Starts at the real time, so that it agrees with timestamps of the database. */
export const testClock = (start: Date = new Date()): TestClock => {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    set: (instant) => {
      current = new Date(instant).getTime();
    },
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
};
