import { getTableColumns, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * All values of a row in the order of its table's columns, for an insertion that depends on the same statement:
 *
 *     tx.insert(lines).select(sql`select ${rowValues(lines, line)} from ${size} where ${size.lines} < 200`);
 */
export const rowValues = <T extends PgTable>(table: T, row: InferSelectModel<T>): SQL => {
  const columns = Object.entries(getTableColumns(table));
  const values: Record<string, unknown> = row;
  return sql.join(
    columns.map(([name, column]) => sql.param(values[name], column)),
    sql`, `,
  );
};
