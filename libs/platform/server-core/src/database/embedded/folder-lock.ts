import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process works on this data folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** Nothing can be kept in this data folder. */
export class FolderUnusable extends Error {
  override readonly name = 'FolderUnusable';
}

export interface FolderLock {
  release: () => void;
}

const busy = 5;

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === busy;

const makeFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new FolderUnusable(`DATA_DIR: the folder ${folder} cannot be made (${why})`, { cause: error });
  }
};

/**
 * One process at a time on a data folder. Node cannot lock files itself, but the SQLite in it does so on every system: an open exclusive
 * transaction on an empty database is a lock of the operating system, which ends with the process, however that ends.
 */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  await makeFolder(folder);
  const file = join(folder, 'lock');
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new FolderInUse(`the data folder ${folder} is in use by another Caravan process`);
    throw new FolderUnusable(`DATA_DIR: the folder ${folder} cannot be locked: may this user write ${file}?`, { cause: error });
  }
  return { release: () => lock.close() };
};
