/** How many tasks may run and wait at once. */
export interface ConcurrencyLimit {
  running: number;
  waiting: number;
  /** Makes the error for a caller if the queue is full. */
  refuse: () => Error;
}

/** Runs at most `running` tasks at once, queues up to `waiting` more in order, and refuses the others at once. */
export const limitConcurrency = ({ running, waiting, refuse }: ConcurrencyLimit) => {
  const queue: (() => void)[] = [];
  let free = running;

  const enter = async (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (queue.length >= waiting) throw refuse();
    await new Promise<void>((resolve) => queue.push(resolve));
  };

  // Gives the place directly to the longest waiting task. If the place became free in between, a new caller could
  // overtake.
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
