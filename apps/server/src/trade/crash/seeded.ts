/** Pseudo-random numbers, repeatable by seed. */
export interface Seeded {
  /** An integer from 0 to `below - 1`. */
  below: (below: number) => number;
  /** A random entry; undefined for an empty list. */
  oneOf: <T>(list: readonly T[]) => T | undefined;
}

/** Mulberry32; its 32 bits of state are enough to choose steps. */
export const seeded = (seed: number): Seeded => {
  let state = seed | 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return { below, oneOf: (list) => list[below(list.length)] };
};
