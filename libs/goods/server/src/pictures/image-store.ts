import type { Core } from '@caravan/server-core';

/** The folder of shops' pictures, by hash and width. */
export const imageFolder = 'goods-images';

/** Bytes that shops' pictures may use. A deleted picture is fetched again on request. */
export const maxImageBytes = 1024 * 1024 * 1024;
/** Bytes that are written between two checks of the total size. */
const bytesBetweenLooks = 32 * 1024 * 1024;

export interface ImageStoreOptions extends Pick<Core, 'files' | 'clock' | 'log'> {
  limits?: { maxBytes: number; betweenLooks: number };
}

export interface ImageStore {
  /** Undefined for an unknown name. A requested picture is not deleted for a month, unless space is short. */
  get: (name: string) => Promise<Uint8Array | undefined>;
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Resolves when no deletion is running. */
  settled: () => Promise<void>;
}

/** Stores shops' pictures in our files. Beyond a limit, the least recently used are deleted. */
export const makeImageStore = ({
  files,
  clock,
  log,
  limits = { maxBytes: maxImageBytes, betweenLooks: bytesBetweenLooks },
}: ImageStoreOptions): ImageStore => {
  let written = 0;
  let making: Promise<void> | undefined;

  const makeRoom = async (): Promise<void> => {
    try {
      // Leaves room below the limit for the writes until the next check.
      await files.deleteOldest(imageFolder, limits.maxBytes - limits.betweenLooks);
    } catch (error) {
      log.error({ err: error }, 'old pictures of shops could not be deleted');
    }
  };

  return {
    get: async (name) => {
      const file = `${imageFolder}/${name}`;
      const kept = await files.get(file);
      if (kept) await files.touch(file, clock());
      return kept;
    },
    put: async (name, bytes) => {
      // Nothing is added during a deletion: it would be added faster than it is deleted.
      await making;
      await files.put(`${imageFolder}/${name}`, bytes);
      written += bytes.byteLength;
      if (written < limits.betweenLooks || making) return;
      written = 0;
      making = makeRoom().finally(() => {
        making = undefined;
      });
    },
    settled: async () => making,
  };
};
