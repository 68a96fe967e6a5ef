import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Connections } from '../connections/connections.ts';
import { isCollision, isSilent, NoConnection, sqlState } from './sql-state.ts';
import { runAfterCommit } from './after-commit.ts';
import { insideTransaction, type Transaction, type Tx } from './tx.ts';

const transactions = new AsyncLocalStorage<true>();

export const isInsideTransaction = (): boolean => transactions.getStore() === true;

const attempts = 6;

const txOf = (client: PoolClient): Tx => Object.assign(drizzle(client), { [insideTransaction]: true as const });

type Take = Connections['take'];

export interface TransactionOptions {
  take: Take;
  /** The statement that begins a transaction. */
  begin: string;
  /** Receives errors of the functions of `afterCommit`. */
  onError: (error: Error) => void;
}

/** Runs BEGIN or COMMIT. An error without an SQL state means that the connection was lost. */
const say = async (client: PoolClient, statement: string): Promise<void> => {
  try {
    await client.query(statement);
  } catch (error) {
    throw sqlState(error) === undefined
      ? new NoConnection(`the connection was lost at ${statement}`, { cause: error })
      : error;
  }
};

const runOnce = async <T>(
  { take, begin }: TransactionOptions,
  work: (tx: Tx) => Promise<T>,
): Promise<{ result: T; tx: Tx }> => {
  const client = await take();
  const tx = txOf(client);
  let broken: Error | undefined;
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await say(client, begin);
    const result = await transactions.run(true, () => work(tx));
    await say(client, 'COMMIT');
    return { result, tx };
  } catch (error) {
    if (isSilent(error)) {
      // A ROLLBACK would time out too. This cause makes the pool drop its idle connections.
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
 * Runs work in a READ COMMITTED transaction. Retries after a deadlock or a serialisation failure, and refuses nested
 * transactions. After the commit it runs the functions of `afterCommit`; `onError` receives what they throw.
 *
 * If the connection is lost during COMMIT, the outcome is unknown: the call fails as unavailable and is not retried
 * here. The caller can retry safely, because the answer under its Idempotency-Key is committed with the effect.
 */
export const makeTransaction =
  (options: TransactionOptions): Transaction =>
  async (work) => {
    if (isInsideTransaction()) throw new Error('a transaction was opened inside a transaction: pass tx on');
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { result, tx } = await runOnce(options, work);
        runAfterCommit(tx, options.onError);
        return result;
      } catch (error) {
        if (attempt === attempts || !isCollision(error)) throw error;
        // Jitter prevents that both transactions collide again.
        await sleep(Math.random() * 10 * 2 ** attempt);
      }
    }
  };
