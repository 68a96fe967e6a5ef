import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * The version that the caller has seen, from `If-Match`; undefined if the caller did not say. A write on another version
 * changes nothing.
 */
export type ExpectedVersion = number | undefined;

/** The condition under which a row is changed. */
export const isExpected = (column: PgColumn, expected: ExpectedVersion): SQL | undefined =>
  expected === undefined ? undefined : eq(column, expected);

export const nextVersion = (column: PgColumn): SQL => sql`${column} + 1`;
