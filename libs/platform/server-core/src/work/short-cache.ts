import type { Clock } from '@caravan/kernel';
import { LRUCache } from 'lru-cache';
import type { CountRead } from '../metrics/core-counters.ts';

export interface ShortCache<T> {
  get: (key: string, load: () => PromiseLike<T>) => Promise<T>;
  /** Drops all entries, after the data has changed. */
  clear: () => void;
}

export interface ShortCacheOptions {
  /** Milliseconds that a value is kept. */
  ttl: number;
  max: number;
  /** Counts the reads for `/metrics`. */
  count?: CountRead;
}

/**
 * A short-lived cache for values that are the same for all callers. Concurrent callers share one load; failures are not
 * cached.
 */
export const shortCache = <T>(clock: Clock, { ttl, max, count }: ShortCacheOptions): ShortCache<T> => {
  const entries = new LRUCache<string, Promise<T>>({
    max,
    ttl,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  return {
    get: (key, load) => {
      const known = entries.get(key);
      count?.(known ? 'hit' : 'miss');
      if (known) return known;
      // A query of drizzle runs each time that it is awaited; the promise of an async function runs it once.
      const value = (async () => load())();
      entries.set(key, value);
      value.catch(() => {
        if (entries.peek(key) === value) entries.delete(key);
      });
      return value;
    },
    clear: () => entries.clear(),
  };
};
