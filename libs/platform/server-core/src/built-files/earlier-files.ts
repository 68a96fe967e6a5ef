import { eq, sql } from 'drizzle-orm';
import type { Core } from '../feature.ts';
import { builtFileTable as files, builtVersionTable as versions } from './built-file.table.ts';

export const builtFilesTopic = 'built-files';

/** Reads a built file of this or another recent build by the path of its URL. Undefined for an unknown path. */
export type EarlierFiles = (path: string) => Promise<Buffer | undefined>;

/** Unknown paths cost no statement: the known ones are in memory. */
export const earlierFiles = ({ db, caches }: Pick<Core, 'db' | 'caches'>): EarlierFiles => {
  const known = caches.of<ReadonlySet<string>>(builtFilesTopic, { max: 1 });
  const readPaths = async (): Promise<ReadonlySet<string>> => {
    const rows = await db.select({ path: sql<string>`unnest(${versions.paths})` }).from(versions);
    return new Set(rows.map(({ path }) => path));
  };
  return async (path) => {
    if (!(await known.get('paths', readPaths)).has(path)) return undefined;
    const [row] = await db.select({ bytes: files.bytes }).from(files).where(eq(files.path, path));
    return row?.bytes;
  };
};
