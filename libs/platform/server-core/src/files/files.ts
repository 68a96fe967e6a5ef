import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Bytes that features keep beside the database. Keys are relative paths such as `avatars/4fGh.webp`; the feature chooses them, never a shopper. */
export interface Files {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** The bytes, or undefined where there is nothing under this key. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** Nothing happens where there is nothing under this key. */
  delete: (key: string) => Promise<void>;
}

/** Files in a folder of `DATA_DIR`. */
export const openFiles = (dataDir: string): Files => {
  const disk = new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }));
  return {
    put: (key, bytes) => disk.put(key, bytes),
    get: async (key) => ((await disk.exists(key)) ? disk.getBytes(key) : undefined),
    delete: (key) => disk.delete(key),
  };
};
