/** Numbers that look random and are the same for the same seed. */
export interface Seeded {
  /** From 0 to below `below`. */
  below: (below: number) => number;
  /** One of them; undefined where there is none. */
  oneOf: <T>(list: readonly T[]) => T | undefined;
}

/** Mulberry32: 32 bits of state are plenty to choose steps by. */
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
