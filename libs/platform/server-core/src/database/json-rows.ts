import { getTableColumns, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Reads a row that PostgreSQL wrote as JSON by the names of its properties, as drizzle reads one from its columns. */
const rowReader = <T extends PgTable>(table: T): ((row: Record<string, unknown>) => InferSelectModel<T>) => {
  const columns = Object.entries(getTableColumns(table));
  return (row) =>
    Object.fromEntries(
      columns.map(([name, column]) => {
        const value = row[name];
        return [name, value === null ? null : column.mapFromDriverValue(value)];
      }),
    ) as InferSelectModel<T>;
};

/**
 * All rows of a table as one column, so that an aggregate and its parts are read by one statement: the field of a subquery
 * that is joined laterally. `name` is the column's name, which must be unique in the statement. Without rows it is an
 * empty list. JSON keeps integers up to 2^53 and instants to the microsecond; a table has at most 50 columns.
 *
 *     const events = db
 *       .select({ rows: jsonRows(eventTable, 'event_rows', asc(eventTable.seq)) })
 *       .from(eventTable)
 *       .where(eq(eventTable.orderNumber, page.number))
 *       .as('events');
 */
export const jsonRows = <T extends PgTable>(
  table: T,
  name: string,
  ...order: [SQL, ...SQL[]]
): SQL.Aliased<InferSelectModel<T>[]> => {
  const pairs = Object.entries(getTableColumns(table)).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`);
  const read = rowReader(table);
  return sql`coalesce(json_agg(json_build_object(${sql.join(pairs, sql`, `)}) order by ${sql.join(order, sql`, `)}), '[]')`
    .mapWith((rows: Record<string, unknown>[]) => rows.map(read))
    .as(name);
};
