import { day } from '@caravan/kernel';
import { asc, gt, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Core } from '../feature.ts';
import { defineJob, RetryLater, type JobRun } from '../jobs/jobs.ts';
import type { StoredFile } from './files.ts';

/** A column whose values name files of a folder of the store. A folder may have several of them. */
export interface NamedFiles {
  /** Such as `avatars`. */
  folder: string;
  column: PgColumn;
  /** The value that names a file, by the file's key; undefined for a key of another form. */
  valueOf: (key: string) => string | undefined;
  /** The keys of the files that a value names; empty if it names none of this folder. */
  keysOf: (value: string) => readonly string[];
}

/** Files `folder/id.webp` that are named by a column of ids. `endings` are those of all files of an id. */
export const filesById = (folder: string, column: PgColumn, endings: readonly string[] = ['.webp']): NamedFiles => ({
  folder,
  column,
  valueOf: (key) => {
    const ending = endings.toSorted((a, b) => b.length - a.length).find((one) => key.endsWith(one));
    return ending === undefined ? undefined : key.slice(folder.length + 1, -ending.length);
  },
  keysOf: (id) => endings.map((ending) => `${folder}/${id}${ending}`),
});

export const sweepFilesJob = defineJob()({
  name: 'files.sweep',
  cron: '37 4 * * 0',
  retryDelay: 300,
  expires: 14_400,
});

const batchSize = 500;
/** Milliseconds that a file may be without a row: an upload stores the file first. */
const grace = day;
/** Missing files that the log names. */
const namedInLog = 20;

const batches = async function* <One>(all: AsyncIterable<One>): AsyncGenerator<One[]> {
  let batch: One[] = [];
  for await (const one of all) {
    batch.push(one);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
};

type SweepContext = Pick<Core, 'db' | 'files' | 'clock' | 'log' | 'counters'>;

/** Those of these files that no row names. */
const nameless = async (
  db: Core['db'],
  named: readonly NamedFiles[],
  files: readonly StoredFile[],
): Promise<StoredFile[]> => {
  const left = new Map(files.map((file) => [file.name, file]));
  for (const { column, valueOf, keysOf } of named) {
    const values = [...left.keys()].flatMap((key) => valueOf(key) ?? []);
    if (!values.length) continue;
    const rows = await db
      .selectDistinct({ value: sql<string>`${column}` })
      .from(column.table)
      .where(inArray(column, values));
    for (const { value } of rows) for (const key of keysOf(value)) left.delete(key);
  }
  return [...left.values()];
};

/** The values of a column, a batch at a time, in its order. */
async function* valuesOf(db: Core['db'], { column }: NamedFiles): AsyncGenerator<string[]> {
  for (let last: string | undefined = ''; last !== undefined;) {
    const rows: { value: string }[] = await db
      .selectDistinct({ value: sql<string>`${column}` })
      .from(column.table)
      .where(gt(column, last))
      .orderBy(asc(column))
      .limit(batchSize);
    if (rows.length) yield rows.map(({ value }) => value);
    last = rows.at(-1)?.value;
  }
}

/**
 * Deletes files that no row names and that were not written or touched for a day, and reports rows that name a missing file.
 * A file is judged after it was listed, and its age is read again before it is deleted, so that one that is stored or used
 * meanwhile stays. Folders without a column, such as the cache of shops' pictures, are not touched.
 */
export const sweepFiles = async (
  { db, files, clock, log, counters }: SweepContext,
  named: readonly NamedFiles[],
  { signal, stopping }: Pick<JobRun, 'signal' | 'stopping'>,
): Promise<void> => {
  const swept = { files: 0, bytes: 0 };
  const missing: string[] = [];
  let missingFiles = 0;
  const goOn = (): void => {
    if (signal.aborted || stopping.aborted) throw new RetryLater('the sweep of files goes on later');
  };
  try {
    for (const [folder, columns] of Map.groupBy(named, (one) => one.folder)) {
      for await (const batch of batches(files.list(folder))) {
        const since = new Date(clock().getTime() - grace);
        const old = batch.filter(({ usedAt }) => usedAt < since);
        for (const { name, bytes } of await nameless(db, columns, old)) {
          if (!(await files.deleteUnused(name, since))) continue;
          swept.files += 1;
          swept.bytes += bytes;
          counters.filesSwept(bytes);
        }
        goOn();
      }
      for (const column of columns)
        for await (const values of valuesOf(db, column)) {
          for (const key of values.flatMap(column.keysOf)) {
            if (await files.has(key)) continue;
            missingFiles += 1;
            if (missing.length < namedInLog) missing.push(key);
          }
          goOn();
        }
    }
  } finally {
    log.info({ swept }, 'files without a row were deleted');
    if (missingFiles) log.error({ missing, missingFiles }, 'rows name files that are missing');
  }
};
