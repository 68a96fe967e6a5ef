import fc from 'fast-check';

/** `tools/config/vite-library.ts` sets it. */
fc.configureGlobal({ seed: Number(process.env['SOAK_SEED']) });
