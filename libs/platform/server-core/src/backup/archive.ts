import { execFile } from 'node:child_process';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Some entries of one folder. */
export interface Part {
  folder: string;
  entries: readonly string[];
}

/** The system's own `tar`, which Linux, macOS and Windows all have. */
const tar = async (...args: string[]): Promise<string> => {
  try {
    return (await run('tar', args, { maxBuffer: 512_000_000 })).stdout;
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(`tar: ${said || (error instanceof Error ? error.message : String(error))}`, { cause: error });
  }
};

/** Packs into a file that only we may read; one that was broken off never passes for a whole one. */
export const pack = async (file: string, parts: readonly Part[]): Promise<void> => {
  const unfinished = `${file}.unfinished`;
  await mkdir(dirname(file), { recursive: true });
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

/** Names of all that is in an archive; reads it to its end, so that one which is cut short is found here. */
export const listArchive = async (file: string): Promise<string[]> => (await tar('-tzf', file)).split(/\r?\n/).filter(Boolean);

export const unpack = async (file: string, { folder, entries }: Part): Promise<void> => {
  await tar('-xzf', file, '-C', folder, ...entries);
};
