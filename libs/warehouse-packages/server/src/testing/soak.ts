/** `SOAK=1` runs as much as the claim says; every other run a part of it. */
export const soaking = Boolean(process.env['SOAK']);

/** The same cases again: `SOAK_SEED` of the run that found something. */
export const soakSeed = Number(process.env['SOAK_SEED'] ?? Math.trunc(Math.random() * 2 ** 31));
