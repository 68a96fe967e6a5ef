import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { installed } from './programs.ts';

/** A folder on a disk of its own, which a test can fill. */
export interface SmallDisk {
  fill: () => Promise<void>;
  free: () => Promise<void>;
  makeReadOnly: () => void;
  close: () => void;
}

const isFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** Mounts a disk in memory. Undefined if this user or this system may not. */
export const mountSmallDisk = (folder: string, megabytes: number): SmallDisk | undefined => {
  mkdirSync(folder, { recursive: true });
  const mount = (...args: string[]) => execFileSync(installed('mount') ?? '', [...args, folder], { stdio: 'ignore' });
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs');
  } catch {
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    async fill() {
      const file = await open(filler, 'a');
      try {
        for (let size = 1024 * 1024; size >= 512;)
          await file.write(Buffer.alloc(size, 1)).catch((error: unknown) => {
            if (!isFull(error)) throw error;
            size /= 2;
          });
      } finally {
        await file.close();
      }
    },
    free: () => rm(filler, { force: true }),
    makeReadOnly: () => mount('-o', 'remount,ro'),
    close: () => execFileSync(installed('umount') ?? '', ['--lazy', folder], { stdio: 'ignore' }),
  };
};
