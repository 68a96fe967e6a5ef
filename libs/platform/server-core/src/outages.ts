import type { FastifyBaseLogger } from 'fastify';
import { isConnectionLost, isDatabaseUnavailable } from './database/transactions/sql-state.ts';
import { FilesUnavailable } from './files/files.ts';
import { MailServerUnavailable } from './mail/mailer.ts';
import { conditionLog } from './server/watching/condition-log.ts';

/** The external services that the server depends on. */
export type Dependency = 'database' | 'file store' | 'mail server';

/** The outages of dependencies. An outage is one error in the log, for any number of affected requests and jobs. */
export interface Outages {
  /** Reports an error if it means that a dependency does not answer. Returns true in that case. */
  report: (error: unknown) => boolean;
  /** Reports an error of a database connection outside a query. Returns true if it means an outage. */
  reportConnection: (error: unknown) => boolean;
  /** Reports that a dependency answers. */
  over: (dependency: Dependency) => void;
}

/**
 * Milliseconds without an error after which an outage is over. Mails are retried after at most an hour, and a
 * delivered mail ends the outage.
 */
const quiet: Record<Dependency, number> = { database: 60_000, 'file store': 60_000, 'mail server': 2 * 3_600_000 };

const dependencyOf = (error: unknown): Dependency | undefined => {
  if (isDatabaseUnavailable(error)) return 'database';
  if (error instanceof FilesUnavailable) return 'file store';
  return error instanceof MailServerUnavailable ? 'mail server' : undefined;
};

export const makeOutages = (log: FastifyBaseLogger): Outages => {
  const logOf = (dependency: Dependency) =>
    conditionLog<unknown>({
      quiet: quiet[dependency],
      onBegin: (error) => log.error({ err: error }, `the ${dependency} does not answer`),
      onEnd: (errors) => log.warn({ errors }, `the outage of the ${dependency} is over`),
    });
  const logs = { database: logOf('database'), 'file store': logOf('file store'), 'mail server': logOf('mail server') };
  return {
    report(error) {
      const dependency = dependencyOf(error);
      if (dependency) logs[dependency].happened(error);
      return dependency !== undefined;
    },
    reportConnection(error) {
      const isLost = isConnectionLost(error);
      if (isLost) logs.database.happened(error);
      return isLost;
    },
    over: (dependency) => logs[dependency].ended(),
  };
};
