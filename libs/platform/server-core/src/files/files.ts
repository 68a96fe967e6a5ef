import { opendir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { day } from '@caravan/kernel';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Bytes that features keep beside the database. Keys are relative paths such as `avatars/4fGh.webp`; the feature chooses them, never a shopper. */
export interface Files {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** The bytes, or undefined where there is nothing under this key. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** Nothing happens where there is nothing under this key. */
  delete: (key: string) => Promise<void>;
  /** Says that what is under this key is still wanted, at most once a day; nothing happens where there is nothing. */
  touch: (key: string, now: Date) => Promise<void>;
  /** Deletes what lies below a folder and was neither put nor touched since; answers how many files that were. */
  deleteUntouched: (folder: string, since: Date) => Promise<number>;
}

/** What a file of that name was; undefined where there is none (any more). */
const unlessMissing = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
};

/** Files in a folder of `DATA_DIR`. */
export const openFiles = (dataDir: string): Files => {
  const location = join(dataDir, 'files');
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
