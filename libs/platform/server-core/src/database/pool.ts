import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig, type QueryConfig, type QueryResult } from 'pg';
import { connectionsOf, type Connections } from './connections.ts';
import { probeOf } from './probe.ts';
import { wordsOf } from '../error-words.ts';
import { isSilent, sqlState } from './sql-state.ts';
import { isInsideTransaction, makeTransaction } from './transaction.ts';
import type { Database, Transaction } from './tx.ts';

export type Connection = Pick<PoolConfig, 'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'>;

export interface DatabasePool {
  db: Database;
  transaction: Transaction;
  pool: Pool;
  /** Numbers of open and of idle connections, and of callers that wait for one. */
  usage: () => { open: number; idle: number; waiting: number };
  /** Milliseconds that the longest waiting caller has waited; 0 if none waits. */
  longestWait: () => number;
  /** Whether PostgreSQL answers, checked on a connection that no caller uses. */
  answers: () => Promise<boolean>;
  close: () => Promise<void>;
}

export interface PoolOptions {
  max: number;
  /** Receives errors of idle connections. Without a listener such an error would end the process. */
  onError: (error: Error) => void;
  /** No time limits, because statements of migrations may take long. */
  unlimited?: boolean;
}

/**
 * Milliseconds. PostgreSQL itself ends a slow statement and reports it. Only a silent database, such as one whose
 * machine lost power, reaches `query_timeout`; the pool then drops the connection.
 */
const limits = {
  statement_timeout: 7_000,
  idle_in_transaction_session_timeout: 5_000,
  query_timeout: 8_000,
} satisfies PoolConfig;

/** If one connection is silent, the idle ones are too. Dropping them saves other callers the same wait. */
const dropIdle = async (pool: Pool): Promise<void> => {
  const dropped = Array.from({ length: pool.idleCount }, async () => {
    const client = await pool.connect();
    client.release(true);
  });
  await Promise.allSettled(dropped);
};

/**
 * Takes a connection, runs one statement and returns the connection. A connection that fails without an SQL state is
 * dropped.
 */
const queryWith =
  (take: Connections['take']) =>
  async (statement: string | QueryConfig, values?: unknown[]): Promise<QueryResult> => {
    const client = await take();
    let broken: Error | undefined;
    const onError = (error: Error): void => {
      broken = error;
    };
    client.on('error', onError);
    try {
      return await client.query(statement, values);
    } catch (error) {
      if (sqlState(error) === undefined) broken ??= error instanceof Error ? error : new Error(wordsOf(error));
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  };

/**
 * The pool of the root database. It throws inside a transaction, because the query would run on another connection,
 * outside the transaction. The caller would also wait for a second connection while it holds one, which deadlocks a
 * busy pool.
 */
const guardedPool = (pool: Pool, take: Connections['take']): Pool => {
  const guarded: Partial<Record<PropertyKey, unknown>> = { query: queryWith(take), connect: take };
  return new Proxy(pool, {
    get(target, key) {
      if (key in guarded && isInsideTransaction())
        throw new Error('the root database was used inside a transaction: pass tx on');
      const value: unknown = guarded[key] ?? Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};

/** Opens a pool with its root database and its transactions. */
export const openPool = (connection: Connection, { max, onError, unlimited = false }: PoolOptions): DatabasePool => {
  const pool = new Pool({
    ...connection,
    ...(unlimited ? {} : limits),
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'caravan',
  });
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) onError(error);
  });
  // PostgreSQL may end a new connection in the same packet that opens it, before its caller can listen. The caller's
  // statement fails then; without this listener the error would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('release', (error?: unknown) => {
    if (isSilent(error) && !closing) void dropIdle(pool);
  });
  const { take, waiting, longestWait } = connectionsOf(pool);
  const probe = probeOf(connection, pool);
  return {
    db: drizzle(guardedPool(pool, take)),
    transaction: makeTransaction(take, onError),
    pool,
    usage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: waiting() }),
    longestWait,
    answers: probe.answers,
    async close() {
      closing = true;
      await probe.close();
      await pool.end();
    },
  };
};
