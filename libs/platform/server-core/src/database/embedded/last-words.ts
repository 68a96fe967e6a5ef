import { open, stat, statfs } from 'node:fs/promises';

/** One process of PostgreSQL died, so it ends all others and recovers. */
const breaksDown = /PANIC: |terminating any other active server processes/;
const ready = 'ready to accept connections';
const errors = /\b(?:error|ERROR|FATAL|PANIC): +(.+)$/gm;

/** The last error that one of PostgreSQL's programs printed, without its severity. */
export const lastError = (printed: string): string | undefined => [...printed.matchAll(errors)].at(-1)?.[1];

/** Errors of the operating system, in PostgreSQL's English. Another attempt would only repeat them. */
const ofDisk =
  /No space left on device|Disk quota exceeded|Read-only file system|Permission denied|Input\/output error/;

export const isOfDisk = (error: string): boolean => ofDisk.test(error);

/** Another PostgreSQL starts on the same data, or remains of a killed one still exist. That passes. */
export const isOfAnother = (error: string): boolean => /already exists|still in use/.test(error);

const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(() => undefined))?.size ?? 0;

const longestRead = 64 * 1024;

/** The end of a file, from the size on that it had. */
const readSince = async (file: string, size: number): Promise<string> => {
  const position = Math.max(size, (await sizeOf(file)) - longestRead);
  const log = await open(file).catch(() => undefined);
  if (!log) return '';
  try {
    const { bytesRead, buffer } = await log.read({ buffer: Buffer.alloc(longestRead), position });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await log.close();
  }
};

/** PostgreSQL makes files of this size for its write-ahead log. */
const segmentBytes = 16 * 1024 * 1024;

const isFull = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < segmentBytes;
};

/** Reads why PostgreSQL ended. */
export interface LastWords {
  /** Only later lines count as an error. */
  forget: () => Promise<void>;
  /** The last error in the log. A full disk takes no line of the log, but can be asked. */
  error: () => Promise<string | undefined>;
  /**
   * The reason of a breakdown since the log was opened, also when PostgreSQL was started again: its log or the disk
   * says so. Its other errors are those of its clients.
   */
  breakdown: () => Promise<string | undefined>;
  /** Whether it broke down and has not recovered yet. A new start does not change that. */
  isDown: () => Promise<boolean>;
}

/** Reads them in the log of a folder. */
export const lastWordsIn = async (folder: string, logFile: string): Promise<LastWords> => {
  const opened = await sizeOf(logFile);
  let forgotten = opened;
  const words = async (since: number, counts: (line: string) => boolean): Promise<string | undefined> => {
    const lines = (await readSince(logFile, since)).split('\n').filter(counts);
    return lastError(lines.join('\n')) ?? ((await isFull(folder)) ? 'No space left on device' : undefined);
  };
  return {
    async forget() {
      forgotten = await sizeOf(logFile);
    },
    error: () => words(forgotten, () => true),
    breakdown: () => words(opened, (line) => line.includes('PANIC: ') || isOfDisk(line)),
    async isDown() {
      const lines = (await readSince(logFile, opened)).split('\n');
      const last = lines.findLast((line) => line.includes(ready) || breaksDown.test(line));
      return last !== undefined && breaksDown.test(last);
    },
  };
};
