import { extname } from 'node:path';

/** The program of a thread that works plans out. It has this file's extension: `.ts` in the sources, `.js` in the built server. */
export const splitProgram = new URL(`./split.worker${extname(import.meta.filename)}`, import.meta.url);
