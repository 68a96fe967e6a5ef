/** `SOAK=1` runs the full number of cases, every other run a tenth of it. */
export const soaking = Boolean(process.env['SOAK']);

/** Repeats the cases of a failed run: set `SOAK_SEED` to its seed. */
export const soakSeed = Number(process.env['SOAK_SEED'] ?? Math.trunc(Math.random() * 2 ** 31));
