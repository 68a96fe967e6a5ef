/** Whether a test runs its full volume. `npm run soak` sets `SOAK`; every other run takes a part of it. */
export const soaking = Boolean(process.env['SOAK']);

/** The end of the title of a test that only `npm run soak -- <name>` runs; `npm test` then says why it is skipped. */
export const leftToSoak = (name: string): string => (soaking ? '' : ` (npm run soak -- ${name} runs it: skipped)`);

/** The seed of random cases, which `tools/config/vite-library.ts` sets. */
export const soakSeed = Number(process.env['SOAK_SEED']);
