import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { insideTransaction, type Tx } from './database.ts';
import { isInsideTransaction, runInsideTransaction } from './guarded-pool.ts';
import { isSilent, NoConnection, sqlState } from './sql-state.ts';

export type Transaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** serialization_failure and deadlock_detected: PostgreSQL undid the transaction, and the same again may well succeed. */
const worthAnotherTry = new Set(['40001', '40P01']);
const attempts = 6;

const txOf = (client: PoolClient): Tx => Object.assign(drizzle(client), { [insideTransaction]: true as const });

const connect = (pool: Pool): Promise<PoolClient> =>
  pool.connect().catch((cause: unknown) => {
    throw new NoConnection('no database connection', { cause });
  });

/** BEGIN and COMMIT: where PostgreSQL itself says nothing against it, the connection was lost, whatever the system calls that. */
const say = async (client: PoolClient, statement: string): Promise<void> => {
  try {
    await client.query(statement);
  } catch (error) {
    throw sqlState(error) === undefined ? new NoConnection(`the connection was lost at ${statement}`, { cause: error }) : error;
  }
};

const runOnce = async <T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const client = await connect(pool);
  let broken: Error | undefined;
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await say(client, 'BEGIN ISOLATION LEVEL READ COMMITTED');
    const result = await runInsideTransaction(() => work(txOf(client)));
    await say(client, 'COMMIT');
    return result;
  } catch (error) {
    if (isSilent(error)) {
      // A ROLLBACK would wait as long again. The pool learns by the cause that it was silence.
      broken ??= new Error('the connection did not answer', { cause: error });
    } else {
      await client.query('ROLLBACK').catch((rollbackError: Error) => {
        broken ??= rollbackError;
      });
    }
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
};

/**
 * Transactions on a pool: READ COMMITTED, run again after a deadlock or serialisation failure, never one inside another.
 *
 * Where the connection is lost while it commits, nobody knows whether it did: the call fails as unavailable and is never repeated here. An
 * Idempotency-Key, whose answer is committed together with the effect, tells when the caller tries again.
 */
export const makeTransaction =
  (pool: Pool): Transaction =>
  async (work) => {
    if (isInsideTransaction()) throw new Error('a transaction was opened inside a transaction: pass tx on');
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runOnce(pool, work);
      } catch (error) {
        if (attempt === attempts || !worthAnotherTry.has(sqlState(error) ?? '')) throw error;
        // Jitter, so that the two that met do not meet again.
        await sleep(Math.random() * 10 * 2 ** attempt);
      }
    }
  };
