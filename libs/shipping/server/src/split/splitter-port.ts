import type { WorkFor } from '@caravan/server-core';
import type { SplitProblem, SplitSolution } from '@caravan/shipping/port';

/** Works out which goods travel in which parcel without blocking other requests. */
export interface Splitter {
  /**
   * The best plan that it finds in its time; null if it finds none. Throws the failures of a fair queue, and
   * `split_failed` if the work breaks off.
   */
  split: (problem: SplitProblem, workFor: WorkFor) => Promise<SplitSolution | null>;
  /** Stops all threads. */
  close: () => Promise<void>;
}
