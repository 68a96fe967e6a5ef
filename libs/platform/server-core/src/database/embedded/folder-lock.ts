import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process works on this data folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

export interface FolderLock {
  release: () => void;
}

const busy = 5;

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === busy;

/**
 * One process at a time on a data folder. Node cannot lock files itself, but the SQLite in it does so on every system: an open exclusive
 * transaction on an empty database is a lock of the operating system, which ends with the process, however that ends.
 */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'lock');
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new FolderInUse(`the data folder ${folder} is in use by another Caravan process`);
    throw new Error(`the data folder ${folder} cannot be locked: may this user write ${file}?`, { cause: error });
  }
  return { release: () => lock.close() };
};
