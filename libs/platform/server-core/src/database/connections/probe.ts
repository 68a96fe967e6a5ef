import { Pool, type PoolConfig } from 'pg';
import { sqlState } from '../transactions/sql-state.ts';

export interface Probe {
  /** Whether PostgreSQL answers in time. Concurrent callers share one check. */
  answers: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** Milliseconds; monitoring must know within two seconds. */
const patience = 1_200;

/**
 * Checks whether PostgreSQL answers, on a separate connection. On the pool, the check would wait behind all callers: a
 * busy server would look like one without a database, and lose its traffic.
 */
export const probeOf = (connection: PoolConfig, callers: Pick<Pool, 'totalCount'>): Probe => {
  const pool = new Pool({
    ...connection,
    max: 1,
    // The connection stays open, because a new one might be refused when it is needed.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    application_name: 'caravan-health',
  });
  // The next check reports the failure.
  pool.on('error', () => undefined);

  const ask = async (): Promise<boolean> => {
    try {
      await pool.query('SELECT 1');
      return true;
    } catch (error) {
      // PostgreSQL answered that it accepts no further connection. The callers have theirs.
      return sqlState(error) === '53300' && callers.totalCount > 0;
    }
  };
  const late = (): Promise<false> =>
    new Promise((resolve) => {
      setTimeout(() => resolve(false), patience).unref();
    });

  let asking: Promise<boolean> | undefined;
  return {
    answers: () =>
      (asking ??= Promise.race([ask(), late()]).finally(() => {
        asking = undefined;
      })),
    close: () => pool.end(),
  };
};
