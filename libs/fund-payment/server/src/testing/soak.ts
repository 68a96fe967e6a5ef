/** `SOAK=1` runs as much as the claim says; every other run a part of it. */
export const soaking = Boolean(process.env['SOAK']);

/** The same cases again: `SOAK_SEED` of the run that found something. */
export const soakSeed = Number(process.env['SOAK_SEED'] ?? Math.trunc(Math.random() * 2 ** 31));

export const volume = (full: number, ordinary: number): number => (soaking ? full : ordinary);

/** Numbers from 0 up to, but not including, `below`; the same for the same seed. */
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
