import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';

const transactions = new AsyncLocalStorage<true>();

export const runInsideTransaction = <T>(work: () => Promise<T>): Promise<T> => transactions.run(true, work);

export const isInsideTransaction = (): boolean => transactions.getStore() === true;

/** For work that a transaction merely set off and that is none of its business, such as opening a connection of a pool of its own. */
export const runOutsideTransaction = <T>(work: () => T): T => transactions.exit(work);

const guarded: readonly PropertyKey[] = ['query', 'connect'];

/**
 * The pool as the root database sees it. Inside a transaction it throws: such a query would run on another connection, outside the
 * transaction, and wait for a connection while holding one, which ends in a deadlock as soon as the pool is busy.
 */
export const guardedPool = (pool: Pool): Pool =>
  new Proxy(pool, {
    get(target, key) {
      if (guarded.includes(key) && isInsideTransaction()) throw new Error('the root database was used inside a transaction: pass tx on');
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
