import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool, type PoolConfig } from 'pg';
import { guardedPool } from './guarded-pool.ts';
import { makeTransaction, type Transaction } from './transaction.ts';

/** Queries without a way to open a transaction: `core.transaction` alone does that. */
export type Database = Omit<PgDatabase<NodePgQueryResultHKT, Record<string, never>>, 'transaction'>;

export const insideTransaction: unique symbol = Symbol('inside a transaction');

/** The database inside one transaction; a function that asks for a `Tx` cannot be given the root database. */
export type Tx = Database & { readonly [insideTransaction]: true };

/** Where PostgreSQL is. */
export type Connection = Pick<PoolConfig, 'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'>;

export interface DatabasePool {
  db: Database;
  transaction: Transaction;
  pool: Pool;
  close: () => Promise<void>;
}

export interface PoolOptions {
  max: number;
  /** Told of connections that break while nobody uses them; without it such a break would end the process. */
  onError: (error: Error) => void;
}

/** A pool, the root database on it, and transactions. */
export const openPool = (connection: Connection, { max, onError }: PoolOptions): DatabasePool => {
  const pool = new Pool({ ...connection, max, connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000, application_name: 'caravan' });
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) onError(error);
  });
  return {
    db: drizzle(guardedPool(pool)),
    transaction: makeTransaction(pool),
    pool,
    async close() {
      closing = true;
      await pool.end();
    },
  };
};
