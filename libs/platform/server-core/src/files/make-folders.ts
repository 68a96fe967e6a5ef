import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

const makeOne = async (folder: string, mode: number | undefined): Promise<boolean> => {
  try {
    await mkdir(folder, mode);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return false;
    throw error;
  }
};

/**
 * Makes a folder and the missing ones above it. Returns false if it exists already. Node's recursive `mkdir` never
 * returns where no folder can be made, as below `/proc`, and keeps a processor busy.
 */
export const makeFolders = async (folder: string, mode?: number): Promise<boolean> => {
  try {
    return await makeOne(folder, mode);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolders(dirname(folder), mode);
    return makeOne(folder, mode);
  }
};
