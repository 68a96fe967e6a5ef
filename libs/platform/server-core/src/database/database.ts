import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool, type PoolConfig } from 'pg';
import { guardedPool } from './guarded-pool.ts';
import { limitQueries } from './limit-queries.ts';
import { nameStatements } from './name-statements.ts';
import { isSilent } from './sql-state.ts';
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
  /** For migrations, whose statements may take their time. */
  unlimited?: boolean;
}

/** Milliseconds. A statement that takes too long is ended by the database itself, which says so. */
const patience = { statement_timeout: 7_000, idle_in_transaction_session_timeout: 5_000 } as const;

/**
 * Milliseconds. Only a database that went away without a word, as when its machine lost power, exceeds it, and then the connection is given
 * up. What such a connection had begun the database ends by itself, so that its locks hold nobody up.
 */
const silence = 8_000;

/** Those that wait unused fell silent together with the one that was noticed; each would cost somebody the whole wait. */
const dropUnused = async (pool: Pool): Promise<void> => {
  const dropped = Array.from({ length: pool.idleCount }, async () => {
    const client = await pool.connect();
    client.release(true);
  });
  await Promise.allSettled(dropped);
};

/** A pool, the root database on it, and transactions. */
export const openPool = (connection: Connection, { max, onError, unlimited = false }: PoolOptions): DatabasePool => {
  const pool = new Pool({
    ...connection,
    ...(unlimited ? {} : patience),
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'caravan',
  });
  pool.on('connect', (client) => {
    if (!unlimited) limitQueries(client, silence);
    nameStatements(client);
  });
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) onError(error);
  });
  pool.on('release', (error?: unknown) => {
    if (isSilent(error) && !closing) void dropUnused(pool);
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
