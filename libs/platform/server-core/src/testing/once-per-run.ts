import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
// For the types of values that the global setup provides.
import type {} from './global-postgres.ts';

/**
 * The folder that `make` filled for the first spec file of this run that asked, below `parent`. Others only read it. The
 * global setup deletes it after the run.
 */
export const oncePerRun = async (
  parent: string,
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> => {
  const folder = join(parent, `${inject('runName')}-${name}`);
  if (existsSync(folder)) return folder;
  const unfinished = await mkdtemp(`${folder}-`);
  // Other users run programs in it.
  await chmod(unfinished, 0o755);
  await make(unfinished);
  try {
    await rename(unfinished, folder);
  } catch (error) {
    // Another worker asked at the same moment and was faster.
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
};
