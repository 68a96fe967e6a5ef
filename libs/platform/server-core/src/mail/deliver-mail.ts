import { eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { wordsOf } from '../error-words.ts';
import type { Core } from '../feature.ts';
import { handleJob, type JobDefinition } from '../jobs/jobs.ts';
import { mailTable } from './mail.table.ts';
import { type Shop, shopPort } from '../ports/shop.ts';
import { deliverMailJob, MailServerUnavailable } from './mailer.ts';

/**
 * The sender: `?from=` of `SMTP_URL`, otherwise an address at the public host, with the name of the shop unless the address
 * comes with one.
 */
const senderOf = async (
  server: URL,
  publicUrl: string,
  shop: Shop,
): Promise<string | { name: string; address: string }> => {
  const from = server.searchParams.get('from') ?? `no-reply@${new URL(publicUrl).hostname}`;
  return from.includes('<') ? from : { name: await shop.name(), address: from };
};

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
  const server = new URL(smtpUrl);
  const address = new URL(smtpUrl);
  address.searchParams.delete('from');
  const transport = createTransport(address.href);
  const { shop } = ports.use('mails', { shop: shopPort });
  return [
    handleJob(deliverMailJob, async ({ mailId }) => {
      const [mail] = await db.select().from(mailTable).where(eq(mailTable.id, mailId));
      // An earlier run sent the mail and was interrupted before it could complete the job.
      if (!mail) return;
      const { to, subject, html, text } = mail;
      const from = await senderOf(server, publicUrl, shop());
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
