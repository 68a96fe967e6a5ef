import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** A drizzle database that cannot open a transaction; `core.transaction` does that. */
export type Database = Omit<PgDatabase<NodePgQueryResultHKT, Record<string, never>>, 'transaction'>;

export const insideTransaction: unique symbol = Symbol('inside a transaction');

/** The database inside one transaction. A `Tx` parameter does not accept the root database. */
export type Tx = Database & { readonly [insideTransaction]: true };

export type Transaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
