import { open, opendir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { day, hour, newId } from '@caravan/kernel';
import { isDiskFull } from '../database/transactions/sql-state.ts';
import { FilesFull, FilesUnavailable, oldestBeyond, refuseEmpty, type Files, type StoredFile } from './files.ts';
import { makeFolders } from './make-folders.ts';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

const failed = (error: unknown): never => {
  const why = error instanceof Error ? error.message : String(error);
  throw new (isDiskFull(error) ? FilesFull : FilesUnavailable)(why, { cause: error });
};

/** Returns undefined for a missing file and reports other errors. */
const unlessMissing = (error: unknown): undefined => (codeOf(error) === 'ENOENT' ? undefined : failed(error));

/** Letters, digits, `-`, `_` and inner dots only, so that no key leaves the folder or names a draft. */
const isKey = (key: string): boolean => /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(key);

/** Folder of files that are being written. */
const drafts = '.drafts';

/** Opens a file. Tests replace it to simulate failures. */
export type OpenFile = typeof open;

/** Windows cannot open a folder; its file system preserves the order of renames. */
const syncFolder = async (openFile: OpenFile, folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await openFile(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

/**
 * Files in a folder. A file is written and synced under a temporary name and then renamed, so that no reader sees a
 * part of it.
 */
export const diskFiles = (location: string, openFile: OpenFile = open): Files => {
  const pathOf = (key: string): string => {
    if (!isKey(key)) throw new Error(`invalid file key: ${key}`);
    return join(location, key);
  };

  const write = async (path: string, bytes: Uint8Array): Promise<void> => {
    const handle = await openFile(path, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
  };

  const put: Files['put'] = async (key, bytes) => {
    refuseEmpty(key, bytes);
    const path = pathOf(key);
    const draft = join(location, drafts, newId());
    try {
      await makeFolders(dirname(draft));
      await makeFolders(dirname(path));
      await write(draft, bytes);
      await rename(draft, path);
      await syncFolder(openFile, dirname(path));
    } catch (error) {
      // Report the first error. The next sweep deletes a remaining draft.
      await rm(draft, { force: true }).catch(() => undefined);
      failed(error);
    }
  };

  const get: Files['get'] = async (key) => {
    if (!isKey(key)) return undefined;
    const read = await readFile(pathOf(key)).catch(unlessMissing);
    // Copies into separate memory, because a small Buffer shares Node's pool with data of other requests.
    return read?.byteLength ? new Uint8Array(read) : undefined;
  };

  const touch: Files['touch'] = async (key, now) => {
    const path = pathOf(key);
    const known = await stat(path).catch(unlessMissing);
    if (known && now.getTime() - known.mtimeMs > day) await utimes(path, now, now).catch(unlessMissing);
  };

  const stored = async function* (folder: string): AsyncGenerator<StoredFile> {
    const below = await opendir(join(location, folder), { recursive: true }).catch(unlessMissing);
    for await (const entry of below ?? []) {
      const name = join(entry.parentPath, entry.name);
      const known = entry.isFile() ? await stat(name).catch(unlessMissing) : undefined;
      if (known) yield { name, bytes: known.size, usedAt: known.mtime };
    }
  };

  const list = async function* (folder: string): AsyncGenerator<StoredFile> {
    try {
      for await (const { name, ...file } of stored(folder))
        yield { ...file, name: relative(location, name).replaceAll(sep, '/') };
    } catch (error) {
      failed(error);
    }
  };

  const deleteUnused: Files['deleteUnused'] = async (key, since) => {
    const path = pathOf(key);
    const known = await stat(path).catch(unlessMissing);
    if (!known || known.mtime >= since) return false;
    await rm(path, { force: true }).catch(failed);
    return true;
  };

  const deleteAll = async (files: Iterable<StoredFile> | AsyncIterable<StoredFile>): Promise<number> => {
    let deleted = 0;
    for await (const { name } of files) {
      await rm(name, { force: true });
      deleted += 1;
    }
    return deleted;
  };

  const untouched = async function* (folder: string, since: Date): AsyncGenerator<StoredFile> {
    for await (const file of stored(folder)) if (file.usedAt < since) yield file;
  };

  const deleteUntouched: Files['deleteUntouched'] = async (folder, since) => {
    // A server that was killed during a write leaves a draft.
    await deleteAll(untouched(drafts, new Date(Date.now() - hour)));
    return deleteAll(untouched(folder, since));
  };

  const deleteOldest: Files['deleteOldest'] = async (folder, maxBytes) => {
    const all: StoredFile[] = [];
    for await (const file of stored(folder)) all.push(file);
    return deleteAll(oldestBeyond(all, maxBytes));
  };

  return {
    put,
    get,
    touch,
    list,
    deleteUnused,
    has: async (key) => (await stat(pathOf(key)).catch(unlessMissing)) !== undefined,
    delete: async (key) => rm(pathOf(key), { force: true }).catch(failed),
    deleteUntouched: (folder, since) => deleteUntouched(folder, since).catch(failed),
    deleteOldest: (folder, maxBytes) => deleteOldest(folder, maxBytes).catch(failed),
  };
};
