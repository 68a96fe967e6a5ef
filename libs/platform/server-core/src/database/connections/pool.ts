import { setTimeout as passing } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig, type QueryConfig, type QueryResult } from 'pg';
import { connectionsOf, type Connections } from './connections.ts';
import { probeOf } from './probe.ts';
import { wordsOf } from '../../error-words.ts';
import { isSilent, sqlState } from '../transactions/sql-state.ts';
import { isInsideTransaction, makeTransaction } from '../transactions/transaction.ts';
import type { Database, Transaction } from '../transactions/tx.ts';

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
  /** Milliseconds that a caller waits for a connection: 5 s, if nothing else is said. */
  patience?: number;
  /** A pooler lends connections for one transaction each, so that nothing of a session lasts. */
  pooled?: boolean;
}

/**
 * Milliseconds. PostgreSQL itself ends a slow statement and reports it. Only a silent database, such as one whose
 * machine lost power, reaches `query_timeout`; the pool then drops the connection.
 */
export const ofSession = { statement_timeout: 7_000, idle_in_transaction_session_timeout: 5_000 } satisfies PoolConfig;
const limits = { ...ofSession, query_timeout: 8_000 } satisfies PoolConfig;
/** Milliseconds for the farewell of all connections. A silent database never answers it, and a stop must not wait for it. */
const goodbye = 3_000;
const begin = 'BEGIN ISOLATION LEVEL READ COMMITTED';
/**
 * Behind a pooler of transactions each transaction sets the limits of the session for itself. A single statement has
 * only `query_timeout`.
 */
const limitsOf = ({ unlimited, pooled }: Pick<PoolOptions, 'unlimited' | 'pooled'>): PoolConfig => {
  if (unlimited) return {};
  return pooled ? { query_timeout: limits.query_timeout } : limits;
};
const beginOf = ({ pooled }: Pick<PoolOptions, 'pooled'>): string =>
  pooled
    ? [begin, ...Object.entries(ofSession).map(([name, value]) => `SET LOCAL ${name} = ${value}`)].join('; ')
    : begin;

/** A statement with a name is prepared for the session. Without it, it is planned each time. */
const nameless = (statement: string | QueryConfig): string | QueryConfig =>
  typeof statement === 'string' ? statement : { ...statement, name: undefined };

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
  (take: Connections['take'], pooled: boolean) =>
  async (statement: string | QueryConfig, values?: unknown[]): Promise<QueryResult> => {
    const client = await take();
    let broken: Error | undefined;
    const onError = (error: Error): void => {
      broken = error;
    };
    client.on('error', onError);
    try {
      return await client.query(pooled ? nameless(statement) : statement, values);
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
const guardedPool = (pool: Pool, take: Connections['take'], pooled: boolean): Pool => {
  const guarded: Partial<Record<PropertyKey, unknown>> = { query: queryWith(take, pooled), connect: take };
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
export const openPool = (connection: Connection, options: PoolOptions): DatabasePool => {
  const { max, onError, pooled = false, patience = 5_000 } = options;
  const pool = new Pool({
    ...connection,
    ...limitsOf(options),
    max,
    connectionTimeoutMillis: patience,
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
  const { take, waiting, longestWait } = connectionsOf(pool, patience);
  const probe = probeOf(connection, pool);
  return {
    db: drizzle(guardedPool(pool, take, pooled)),
    transaction: makeTransaction({ take, begin: beginOf(options), onError }),
    pool,
    usage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: waiting() }),
    longestWait,
    answers: probe.answers,
    async close() {
      closing = true;
      const ended = Promise.all([probe.close(), pool.end()]);
      await Promise.race([ended, passing(goodbye, undefined, { ref: false })]);
    },
  };
};

/** The `postgres://` address of a connection, also of one by a socket. */
export const connectionUrl = ({ connectionString, host, port, user, password, database }: Connection): string => {
  if (connectionString !== undefined) return connectionString;
  const [name, secret, place] = [user, password, host].map((part) => encodeURIComponent(String(part ?? '')));
  return `postgres://${name}:${secret}@${place}:${port}/${database}`;
};
