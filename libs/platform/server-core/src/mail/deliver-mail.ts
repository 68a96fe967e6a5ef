import { eq } from 'drizzle-orm';
import { wordsOf } from '../error-words.ts';
import type { Core } from '../feature.ts';
import { handleJob, type JobDefinition } from '../jobs/jobs.ts';
import { shopPort } from '../ports/core-ports.ts';
import { openMailServer } from './mail-server.ts';
import { mailTable } from './mail.table.ts';
import { deliverMailJob, MailServerUnavailable } from './mailer.ts';

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

type DeliveryContext = Pick<Core, 'db' | 'config' | 'outages' | 'ports'>;

/** Sends a mail to the mail server and deletes it, because it may contain a secret such as a reset link. */
export const deliverMail = ({ db, config, outages, ports }: DeliveryContext): JobDefinition[] => {
  const { smtpUrl, publicUrl } = config;
  if (!smtpUrl) return [];
  const { shop } = ports.use('mails', { shop: shopPort });
  const server = openMailServer(smtpUrl, { publicUrl }, shop);
  return [
    handleJob(deliverMailJob, async ({ mailId }) => {
      const [mail] = await db.select().from(mailTable).where(eq(mailTable.id, mailId));
      // An earlier run sent the mail and was interrupted before it could complete the job.
      if (!mail) return;
      await server.send(mail).catch((error: unknown) => {
        throw asOutage(error);
      });
      outages.over('mail server');
      await db.delete(mailTable).where(eq(mailTable.id, mailId));
    }),
  ];
};
