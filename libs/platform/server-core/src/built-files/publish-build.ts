import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { desc, notInArray, sql } from 'drizzle-orm';
import type { Core } from '../feature.ts';
import type { Tx } from '../database/transactions/tx.ts';
import { builtFileTable as files, builtVersionTable as versions } from './built-file.table.ts';
import { builtFilesTopic } from './earlier-files.ts';

/** Built files below a prefix of URLs, such as `/assets`. */
export interface BuiltFolder {
  prefix: string;
  root: string;
}

/** The running build and the one before: browsers with a page of it still load its parts. */
const keptVersions = 2;
/** An arbitrary number, the same in every process. */
const lockKey = 7_217_002;
const rowsAtOnce = 50;

const filesIn = async ({ prefix, root }: BuiltFolder): Promise<{ path: string; file: string }[]> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: `${prefix}/${relative(root, file).replaceAll(sep, '/')}`, file }));
};

const store = async (tx: Tx, built: readonly { path: string; file: string }[]): Promise<void> => {
  for (let start = 0; start < built.length; start += rowsAtOnce) {
    const rows = built.slice(start, start + rowsAtOnce).map(async ({ path, file }) => ({
      path,
      bytes: await readFile(file),
    }));
    await tx
      .insert(files)
      .values(await Promise.all(rows))
      .onConflictDoNothing();
  }
};

const forgetOlder = async (tx: Tx): Promise<void> => {
  const kept = await tx.select().from(versions).orderBy(desc(versions.usedAt)).limit(keptVersions);
  const ids = kept.map(({ id }) => id);
  await tx.delete(versions).where(notInArray(versions.id, ids));
  await tx.delete(files).where(sql`${files.path} <> ALL (ARRAY(SELECT unnest(paths) FROM built_version))`);
};

/**
 * Stores the files of this build in the database, unless its processes did already, so that processes of the next or
 * the previous build can serve them: while a release is rolled out, a page of one build asks processes of the other
 * for its parts, and an open page asks long after.
 */
export const publishBuild = async (
  { db, transaction, caches, clock }: Pick<Core, 'db' | 'transaction' | 'caches' | 'clock'>,
  folders: readonly BuiltFolder[],
): Promise<void> => {
  const built = (await Promise.all(folders.map(filesIn))).flat();
  if (!built.length) return;
  const paths = built.map(({ path }) => path).toSorted();
  const id = createHash('sha256').update(paths.join('\n')).digest('base64url');
  const [newest] = await db.select({ id: versions.id }).from(versions).orderBy(desc(versions.usedAt)).limit(1);
  if (newest?.id === id) return;
  await transaction(async (tx) => {
    // Otherwise one process could delete a file that another one has just found stored.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockKey})`);
    await store(tx, built);
    const usedAt = clock();
    await tx
      .insert(versions)
      .values({ id, paths, usedAt })
      .onConflictDoUpdate({ target: versions.id, set: { usedAt } });
    await forgetOlder(tx);
    await caches.changed(tx, builtFilesTopic);
  });
};
