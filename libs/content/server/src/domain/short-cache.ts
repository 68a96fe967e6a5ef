import type { Clock } from '@caravan/kernel';

interface Entry<T> {
  value: Promise<T>;
  until: number;
}

export interface ShortCache<T> {
  get: (key: string, load: () => Promise<T>) => Promise<T>;
  /** Forgets everything, after what is kept has changed. */
  clear: () => void;
}

/** Answers that are the same for everybody, kept for a moment; those who ask at once share one load, and a failure is not kept. */
export const shortCache = <T>(clock: Clock, { ttl, max }: { ttl: number; max: number }): ShortCache<T> => {
  const entries = new Map<string, Entry<T>>();

  const makeRoom = (): void => {
    const [oldest] = entries.keys();
    if (entries.size >= max && oldest !== undefined) entries.delete(oldest);
  };

  return {
    get: (key, load) => {
      const now = clock().getTime();
      const known = entries.get(key);
      if (known && known.until > now) return known.value;
      entries.delete(key);
      makeRoom();
      const entry = { value: load(), until: now + ttl };
      entries.set(key, entry);
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return entry.value;
    },
    clear: () => {
      entries.clear();
    },
  };
};
