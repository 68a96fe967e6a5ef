import { execFile } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { wordsOf } from '../error-words.ts';
import { makeFolders } from '../files/make-folders.ts';

const run = promisify(execFile);

/** Some entries of one folder. */
export interface Part {
  folder: string;
  entries: readonly string[];
}

/** Linux, macOS and Windows all have a `tar`. */
const tar = async (...args: string[]): Promise<string> => {
  try {
    return (await run('tar', args, { maxBuffer: 512_000_000 })).stdout;
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(`tar: ${said || wordsOf(error)}`, { cause: error });
  }
};

/** Writes an archive that only its owner can read, under a temporary name until it is complete. */
export const pack = async (file: string, parts: readonly Part[]): Promise<void> => {
  const unfinished = `${file}.unfinished`;
  await makeFolders(dirname(file));
  const mask = process.umask(0o077);
  try {
    await tar('-czf', unfinished, ...parts.flatMap(({ folder, entries }) => ['-C', folder, ...entries]));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    process.umask(mask);
  }
};

/** Returns the names of all entries. Reads the whole archive, so that a truncated one fails here. */
export const listArchive = async (file: string): Promise<string[]> =>
  (await tar('-tzf', file)).split(/\r?\n/).filter(Boolean);

export const unpack = async (file: string, { folder, entries }: Part): Promise<void> => {
  await tar('-xzf', file, '-C', folder, ...entries);
};
