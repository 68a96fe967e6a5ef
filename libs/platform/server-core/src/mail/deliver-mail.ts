import { eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Database } from '../database/transactions/tx.ts';
import { wordsOf } from '../error-words.ts';
import { handleJob, type JobDefinition } from '../jobs/jobs.ts';
import { mailTable } from './mail.table.ts';
import type { Outages } from '../outages.ts';
import { deliverMailJob, MailServerUnavailable } from './mailer.ts';

/** The sender's address: `?from=` of `SMTP_URL`, otherwise an address at the public host. */
const senderOf = (smtpUrl: string, publicUrl: string): string =>
  new URL(smtpUrl).searchParams.get('from') ?? `Caravan <no-reply@${new URL(publicUrl).hostname}>`;

/**
 * Nodemailer's codes for a mail server that cannot be reached or refuses our login. Any other error concerns one mail.
 */
const unavailable: ReadonlySet<unknown> = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAUTH',
  'EDNS',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
]);

const asOutage = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && unavailable.has(error.code)
    ? new MailServerUnavailable(wordsOf(error), { cause: error })
    : error;

/** Sends a mail to the mail server and deletes it, because it may contain a secret such as a reset link. */
export const deliverMail = (db: Database, config: Config, outages: Outages): JobDefinition[] => {
  const { smtpUrl, publicUrl } = config;
  if (!smtpUrl) return [];
  const server = new URL(smtpUrl);
  server.searchParams.delete('from');
  const transport = createTransport(server.href);
  const from = senderOf(smtpUrl, publicUrl);
  return [
    handleJob(deliverMailJob, async ({ mailId }) => {
      const [mail] = await db.select().from(mailTable).where(eq(mailTable.id, mailId));
      // An earlier run sent the mail and was interrupted before it could complete the job.
      if (!mail) return;
      const { to, subject, html, text } = mail;
      // The Message-ID does not change, so that mail servers recognise a mail that is sent twice.
      const messageId = `<${mailId}@${new URL(publicUrl).hostname}>`;
      await transport.sendMail({ from, to, subject, html, text, messageId }).catch((error: unknown) => {
        throw asOutage(error);
      });
      outages.over('mail server');
      await db.delete(mailTable).where(eq(mailTable.id, mailId));
    }),
  ];
};
