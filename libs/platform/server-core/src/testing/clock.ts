import type { Clock } from '@caravan/kernel';

/** A clock that moves only when a test says so. */
export interface TestClock {
  now: Clock;
  set: (instant: string | Date) => void;
  advance: (milliseconds: number) => void;
}

/** Starts at the real time, so that it agrees with what the database itself stamps. */
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
