import { getTableColumns, sql, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgTable, SubqueryWithSelection } from 'drizzle-orm/pg-core';
import type { Database } from './transactions/tx.ts';

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

/** All rows of a table as one column of JSON, which is read as the rows themselves. */
const jsonRows = <T extends PgTable>(
  table: T,
  name: string,
  order: readonly SQL[],
): SQL.Aliased<InferSelectModel<T>[]> => {
  const pairs = Object.entries(getTableColumns(table)).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`);
  return sql`coalesce(json_agg(json_build_object(${sql.join(pairs, sql`, `)}) order by ${sql.join([...order], sql`, `)}), '[]')`
    .mapWith((rows: Record<string, unknown>[]) => rows.map(rowReader(table)))
    .as(name);
};

/** Which rows of a table belong to the row beside which they are read. */
export interface PartRows {
  where: SQL;
  order: readonly [SQL, ...SQL[]];
  /** The table that names the owner, if the rows do not: `where` may speak of both. */
  through?: { table: PgTable; on: SQL };
}

/** Such a subquery where another feature joins it, by a port. */
export type RowsSubquery<Row, Name extends string> = SubqueryWithSelection<{ rows: SQL.Aliased<Row[]> }, Name>;

/**
 * The rows of a part as a subquery for a lateral join, so that an aggregate and its parts are read by one statement:
 * `rows` is their list, empty without any. JSON keeps integers up to 2^53 and instants to the microsecond; a table has at
 * most 50 columns.
 *
 *     const events = partRows(db, eventTable, 'events', {
 *       where: eq(eventTable.orderNumber, page.number),
 *       order: [asc(eventTable.seq)],
 *     });
 *     db.select().from(page).crossJoinLateral(events);
 */
export const partRows = <T extends PgTable, Name extends string>(
  db: Database,
  table: T,
  name: Name,
  { where, order, through }: PartRows,
) => {
  const fields = { rows: jsonRows(table, `${name}_rows`, order) };
  const from = through
    ? db
        .select(fields)
        .from(through.table)
        .innerJoin(table as PgTable, through.on)
    : db.select(fields).from(table as PgTable);
  return from.where(where).as(name);
};
