import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const inMemory = '/dev/shm';
const gibibyte = 2 ** 30;

const hasRoom = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= 4 * gibibyte && process.availableMemory() >= 8 * gibibyte;
  } catch {
    return false;
  }
};

/**
 * Where tests keep databases: in memory, if the system has room for them there, otherwise in the folder for temporary
 * files. A database has a thousand files, and a file system on a disk may take seconds to make them.
 */
export const scratchRoot = process.platform === 'linux' && hasRoom() ? inMemory : tmpdir();
