import type { Clock } from '@caravan/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/open-database.ts';
import type { Core } from './feature.ts';
import { openFiles } from './files/files.ts';
import { startJobs, type JobRunner } from './jobs/boss.ts';
import { makeMailer } from './mail/mailer.ts';

export interface RunningCore extends Core {
  jobs: JobRunner;
  /** Ends jobs; the database is closed by whoever opened it. */
  close: () => Promise<void>;
}

export interface CoreOptions {
  config: Config;
  database: OpenDatabase;
  log: FastifyBaseLogger;
  clock?: Clock;
  /** False where a test runs jobs itself. */
  backgroundJobs?: boolean;
}

/** What every feature is given, on an open database. */
export const startCore = async ({ config, database, log, clock = () => new Date(), backgroundJobs = true }: CoreOptions): Promise<RunningCore> => {
  const files = await openFiles(config);
  const jobs = await startJobs({ connection: database.connection, log, background: backgroundJobs });
  return {
    config,
    clock,
    log,
    db: database.db,
    transaction: database.transaction,
    jobs,
    mailer: makeMailer({ clock, jobs, delivers: config.smtpUrl !== undefined }),
    files,
    close: () => jobs.close(),
  };
};
