/** How much may run and wait at once. */
export interface ConcurrencyLimit {
  running: number;
  waiting: number;
  /** What a caller is told for whom even the queue has no place. */
  refuse: () => Error;
}

/** Runs at most `running` pieces of work at once, lets `waiting` more queue in order and refuses the rest at once. */
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

  // A place goes straight to who waits longest; counting it free in between would let a newcomer overtake.
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
