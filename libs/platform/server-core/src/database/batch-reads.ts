import DataLoader from 'dataloader';

/** One statement names no more than so many. */
const mostAtOnce = 100;

/**
 * Reads that many callers make in the same turn of the event loop become one statement: `readAll` is given all their keys and answers
 * them in order, undefined for what is not there. Nothing is remembered: each read is asked of the database after it was called for.
 * Never inside a transaction, which would read on a connection of its own.
 */
export const batchReads = <Key, Found>(readAll: (keys: readonly Key[]) => Promise<readonly (Found | undefined)[]>): ((key: Key) => Promise<Found | undefined>) => {
  const loader = new DataLoader<Key, Found | undefined>(readAll, {
    cache: false,
    maxBatchSize: mostAtOnce,
    // Each connection’s request comes in a microtask queue of its own: all that have come in this turn are there when it ends.
    batchScheduleFn: (run) => setImmediate(run),
  });
  return (key) => loader.load(key);
};
