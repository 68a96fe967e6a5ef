import type { Clock } from '@caravan/kernel';
import type { FastifyBaseLogger } from 'fastify';
import { deleteAttemptsOver } from './attempts/attempt.repo.ts';
import { databaseAttempts, unlimitedAttempts } from './attempts/attempts.ts';
import { openCaches } from './cache/caches.ts';
import { openChannel } from './channel/channel.ts';
import type { Config } from './config.ts';
import { makeLogMonths } from './database/log-months.ts';
import type { OpenDatabase } from './database/postgres.ts';
import type { Core, FeatureServer } from './feature.ts';
import type { Files } from './files/files.ts';
import { openFiles } from './files/open-files.ts';
import { sweepFiles, sweepFilesJob } from './files/sweep-files.ts';
import { storageHealth } from './files/storage-health.ts';
import { forgetOldAnswers } from './idempotency/once.ts';
import { startJobs, type JobRunner } from './jobs/boss.ts';
import { defineJob, handleJob, type JobDefinition } from './jobs/jobs.ts';
import { deliverMail } from './mail/deliver-mail.ts';
import { makeMailer } from './mail/mailer.ts';
import { coreCounters } from './metrics/core-counters.ts';
import { makeOutages, type Outages } from './outages.ts';
import { startPdfPrinter } from './pdf/pdf-printer.ts';
import { openPorts } from './ports/ports.ts';
import { startPictures } from './pictures/pictures.ts';
import type { Tracing } from './server/watching/tracing.ts';

export interface RunningCore extends Core {
  jobs: JobRunner;
  /** Stops jobs, the channel, picture processes and threads. The caller closes the database. */
  close: () => Promise<void>;
}

export interface CoreOptions {
  config: Config;
  database: OpenDatabase;
  log: FastifyBaseLogger;
  clock?: Clock;
  outages?: Outages;
  /** Replaces the configured file store in a test. */
  files?: Files;
  /** Traces jobs. */
  tracing?: Tracing;
  /** False for a process that only sends jobs, and in tests that run jobs themselves. */
  backgroundJobs?: boolean;
}

/** Makes the core of all features on an open database. */
export const startCore = async ({
  config,
  database,
  log,
  clock = () => new Date(),
  outages = makeOutages(log),
  files: given,
  tracing,
  backgroundJobs = true,
}: CoreOptions): Promise<RunningCore> => {
  const files = given ?? (await openFiles(config));
  const pictures = startPictures();
  const pdf = startPdfPrinter(log);
  const counters = coreCounters();
  const jobs = await startJobs({
    connection: database.sessions ?? database.connection,
    pooled: database.sessions === undefined,
    log,
    outages,
    counters,
    ...(tracing ? { tracing } : {}),
    background: backgroundJobs,
  });
  const channel = openChannel({
    connection: database.sessions,
    db: database.db,
    outages,
    onError: (error) => log.error({ err: error }, 'live changes'),
  });
  const caches = openCaches({
    db: database.db,
    clock,
    channel,
    onError: (error) => {
      if (!outages.report(error)) log.error({ err: error }, 'the versions of caches could not be read');
    },
  });
  return {
    config,
    clock,
    log,
    db: database.db,
    transaction: database.transaction,
    database,
    jobs,
    channel,
    counters,
    attempts: config.rateLimits ? databaseAttempts(database.db, clock) : unlimitedAttempts,
    caches,
    outages,
    mailer: makeMailer({ clock, jobs, delivers: config.smtpUrl !== undefined }),
    files,
    pictures,
    pdf,
    storage: storageHealth(files, clock),
    ports: openPorts(),
    close: async () => {
      await jobs.close();
      caches.close();
      await channel.close();
      await pictures.close();
      await pdf.close();
    },
  };
};

const forgetAnswersJob = defineJob()({ name: 'idempotency.forget', cron: '17 * * * *' });
export const forgetAttemptsJob = defineJob()({ name: 'attempts.forget', cron: '27 * * * *' });

const logMonthsJob = defineJob()({ name: 'log.months', cron: '11 1 * * *' });

/** Background jobs of the platform itself. */
export const coreJobs = (core: Core, features: readonly FeatureServer[]): JobDefinition[] => {
  const { db, transaction, clock } = core;
  const named = features.flatMap(({ files = [] }) => files);
  return [
    ...deliverMail(core),
    handleJob(forgetAnswersJob, () => forgetOldAnswers(db, clock)),
    handleJob(forgetAttemptsJob, () => deleteAttemptsOver(db, clock())),
    handleJob(logMonthsJob, () => makeLogMonths(db, transaction, clock())),
    handleJob(sweepFilesJob, (_, run) => sweepFiles(core, named, run)),
  ];
};
