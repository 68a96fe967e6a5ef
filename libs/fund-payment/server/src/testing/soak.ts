import { soaking } from '@caravan/server-core/testing';

export const volume = (full: number, ordinary: number): number => (soaking ? full : ordinary);

/** Random integers from 0 to `below` - 1; the same seed gives the same sequence. */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

export const shuffled = <T>(items: readonly T[], random: (below: number) => number): T[] => {
  const mixed = [...items];
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    const other = random(index + 1);
    [mixed[index], mixed[other]] = [mixed[other] as T, mixed[index] as T];
  }
  return mixed;
};
