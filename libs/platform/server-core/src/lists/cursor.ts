import { fail, type CursorPage } from '@caravan/kernel';
import type { z } from '@caravan/kernel/zod';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The place of an item in its list: the values by which the list is sorted, the last of them unique. */
type Position = readonly (string | number | null)[];

const written = (position: Position): string => Buffer.from(JSON.stringify(position)).toString('base64url');

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown;
  } catch {
    return undefined;
  }
};

/**
 * The position after which a page begins; undefined for the first page. A cursor that does not fit the list, for
 * example after a change of its sorting, fails with 422 `invalid`.
 */
export const readCursor = <T>(cursor: string | undefined, position: z.ZodType<T>): T | undefined => {
  if (cursor === undefined) return undefined;
  const read = position.safeParse(parsed(cursor));
  if (!read.success) throw fail('invalid', { fields: { cursor: 'bad_format' } });
  return read.data;
};

/** The rows behind a position, in a list that is sorted by a time and then by a unique key, both descending. */
export const olderThan = (
  time: PgColumn,
  key: PgColumn,
  at: readonly [time: string, key: string | number] | undefined,
): SQL | undefined => at && sql`(${time}, ${key}) < (${at[0]}::timestamptz, ${at[1]})`;

/**
 * A page of a list whose query read one row more than `limit`: the rows, and the cursor of the next page if there is
 * one.
 */
export const cutPage = <Row>(
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => Position,
): Pick<CursorPage<Row>, 'items' | 'next'> => {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last !== undefined ? written(positionOf(last)) : null };
};

/** The bytes of entries after which a page of large ones ends, below the limit of every page. */
const fullPage = 768 * 1024;

/**
 * Ends a page of entries that may be large before it is too long for an answer: the rest of it begins the next page. A page
 * has at least one entry.
 */
export const fitPage = <Entry>(page: CursorPage<Entry>, positionOf: (entry: Entry) => Position): CursorPage<Entry> => {
  let bytes = 0;
  const fitting = page.items.findIndex((entry, index) => {
    bytes += Buffer.byteLength(JSON.stringify(entry));
    return index > 0 && bytes > fullPage;
  });
  if (fitting === -1) return page;
  const items = page.items.slice(0, fitting);
  const last = items.at(-1);
  return last === undefined ? page : { ...page, items, next: written(positionOf(last)) };
};
