import { opendir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { day } from '@caravan/kernel';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Files } from './files.ts';

/** What a file of that name was; undefined where there is none (any more). */
const unlessMissing = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
};

/** Files in a folder. */
export const diskFiles = (location: string): Files => {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));

  const touch: Files['touch'] = async (key, now) => {
    const file = join(location, key);
    const known = await stat(file).catch(unlessMissing);
    if (known && now.getTime() - known.mtimeMs > day) await utimes(file, now, now).catch(unlessMissing);
  };

  const deleteUntouched: Files['deleteUntouched'] = async (folder, since) => {
    let deleted = 0;
    const below = await opendir(join(location, folder), { recursive: true }).catch(unlessMissing);
    for await (const entry of below ?? []) {
      const file = join(entry.parentPath, entry.name);
      const known = entry.isFile() ? await stat(file).catch(unlessMissing) : undefined;
      if (!known || known.mtime >= since) continue;
      await rm(file, { force: true });
      deleted += 1;
    }
    return deleted;
  };

  return {
    touch,
    deleteUntouched,
    put: (key, bytes) => disk.put(key, bytes),
    get: async (key) => ((await disk.exists(key)) ? disk.getBytes(key) : undefined),
    delete: (key) => disk.delete(key),
  };
};
