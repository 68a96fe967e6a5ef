import { fail, Failure } from '@caravan/kernel';

/** Ends the wait of a caller who has disconnected, so no answer can reach them. */
const abandoned = () => fail('unavailable', {}, { 'Retry-After': '2' });

/** The outcome of the work, or a failure as soon as the signal aborts. */
const orAbandoned = <T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> =>
  new Promise((resolve, reject) => {
    const onAbort = (): void => reject(abandoned());
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', onAbort));
  });

interface Flight<T> {
  result: Promise<T>;
  wanted: number;
  abandon: AbortController;
}

/**
 * Runs work once per key for all concurrent callers. When all of them have disconnected, the signal of the work
 * aborts. If the caller who started it was refused by a `Failure`, those who joined start their own.
 */
export const sharedWork = <T>() => {
  const running = new Map<string, Flight<T>>();

  const join = async (key: string, flight: Flight<T>, signal: AbortSignal | undefined): Promise<T> => {
    flight.wanted += 1;
    try {
      return await orAbandoned(flight.result, signal);
    } finally {
      flight.wanted -= 1;
      if (flight.wanted === 0) {
        flight.abandon.abort(abandoned());
        // Aborted work takes a moment to end. New callers start again.
        if (running.get(key) === flight) running.delete(key);
      }
    }
  };

  return async (
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    for (let underWay = running.get(key); underWay; underWay = running.get(key)) {
      try {
        return await join(key, underWay, signal);
      } catch (error) {
        if (!(error instanceof Failure) || signal?.aborted) throw error;
      }
    }
    const abandon = new AbortController();
    const flight: Flight<T> = { abandon, wanted: 0, result: start(abandon.signal) };
    running.set(key, flight);
    return join(key, flight, signal);
  };
};

export type SharedWork<T> = ReturnType<typeof sharedWork<T>>;
