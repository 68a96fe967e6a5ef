import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { coreJobs, startCore, type RunningCore } from '../core.ts';
import { joinDatabase } from '../database/postgres.ts';
import { deliverMailJob } from './mailer.ts';
import { listUndeliveredMails } from './undelivered-mails.ts';

export interface MailsCommandOptions {
  config: Config;
  log: FastifyBaseLogger;
  migrationsFolder: string;
  notice: (line: string) => void;
}

const withCore = async <T>(options: MailsCommandOptions, work: (core: RunningCore) => Promise<T>): Promise<T> => {
  const { config, log } = options;
  const onError = (error: Error): void => log.error({ err: error }, 'database');
  const database = await joinDatabase({ ...options, onError });
  try {
    const core = await startCore({ config, database, log, backgroundJobs: false });
    try {
      await core.jobs.prepare(coreJobs(core, []));
      return await work(core);
    } finally {
      await core.close();
    }
  } finally {
    await database.close();
  }
};

/**
 * `list` shows the mails without remaining attempts; `resend` queues all of them again. A running server sends them
 * within seconds, otherwise the next one that starts. Returns lines for the operator, or undefined for an unknown
 * command.
 */
export const mailsCommand = async (
  verb: string | undefined,
  options: MailsCommandOptions,
): Promise<string[] | undefined> => {
  if (verb !== 'list' && verb !== 'resend') return undefined;
  if (options.config.smtpUrl === undefined) throw new Error('SMTP_URL is not set: mails are only shown at /dev/mail');
  return withCore(options, async (core) => {
    if (verb === 'resend') return [`Mails queued again: ${await core.jobs.tryAgain(deliverMailJob)}`];
    const mails = await listUndeliveredMails(core);
    return [
      ...mails.map(({ failedAt, to, subject, error }) => `${failedAt.toISOString()}  ${to}  ${subject}: ${error}`),
      `Undelivered mails: ${mails.length}`,
    ];
  });
};
