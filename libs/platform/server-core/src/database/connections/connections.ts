import type { Pool, PoolClient } from 'pg';
import { NoConnection, sqlState } from '../transactions/sql-state.ts';

/** Access to a pool's connections. */
export interface Connections {
  /** Waits for a connection, which the caller must release. Fails with `NoConnection`, whatever the reason. */
  take: () => Promise<PoolClient>;
  /** Callers that wait for a connection. */
  waiting: () => number;
  /** Milliseconds that the longest waiting caller has waited; 0 if none waits. */
  longestWait: () => number;
}

/** PostgreSQL's code for "too many connections". */
const tooMany = '53300';
/** Milliseconds between two attempts to open another connection. */
const askAgainAfter = 250;

interface Waiting {
  wake: () => void;
}

/** Callers that wait because PostgreSQL accepts no further connection, in order of arrival. */
const waitingRoom = (pool: Pool) => {
  const queue: Waiting[] = [];
  const wakeOne = (): void => queue.shift()?.wake();
  // The pool emits this before the connection is idle. The caller continues in a later turn, when it is idle.
  pool.on('release', wakeOne);
  return {
    wakeAll: (): void => {
      while (queue.length) wakeOne();
    },
    /** Resolves when this caller may try again, or after a timeout. */
    turn: (milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        const entry: Waiting = {
          wake: () => {
            clearTimeout(timer);
            resolve();
          },
        };
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(entry), 1);
          resolve();
        }, milliseconds);
        queue.push(entry);
      }),
  };
};

/**
 * Takes connections from the pool. If PostgreSQL refuses further connections because other programs use them, a caller
 * waits for one of the pool's own connections instead of failing.
 *
 * @param patience Milliseconds that a caller waits; the pool itself has the same limit.
 */
export const connectionsOf = (pool: Pool, patience: number): Connections => {
  const since = new Map<symbol, number>();
  const room = waitingRoom(pool);
  let refusedAt = -Infinity;
  pool.on('connect', () => {
    refusedAt = -Infinity;
    room.wakeAll();
  });

  /** At most one caller per `askAgainAfter` asks PostgreSQL, because each attempt starts a process there. */
  const shouldWait = (): boolean => pool.idleCount === 0 && performance.now() - refusedAt < askAgainAfter;

  const takeBefore = async (end: number): Promise<PoolClient> => {
    for (;;) {
      while (shouldWait() && performance.now() < end) await room.turn(askAgainAfter);
      // Other callers that wake up now see that this caller is trying.
      if (refusedAt !== -Infinity) refusedAt = performance.now();
      try {
        return await pool.connect();
      } catch (error) {
        if (sqlState(error) !== tooMany || performance.now() >= end) throw error;
        refusedAt = performance.now();
      }
    }
  };

  return {
    async take() {
      const caller = Symbol('caller');
      const now = performance.now();
      since.set(caller, now);
      try {
        return await takeBefore(now + patience);
      } catch (cause) {
        throw new NoConnection('no database connection', { cause });
      } finally {
        since.delete(caller);
      }
    },
    waiting: () => since.size,
    longestWait() {
      const [first] = since.values();
      return first === undefined ? 0 : performance.now() - first;
    },
  };
};
