import { eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { handleJob, type JobDefinition } from '../jobs/jobs.ts';
import { mailTable } from './mail.table.ts';
import { deliverMailJob } from './mailer.ts';

/** Who mails are from: `?from=` of `SMTP_URL`, otherwise an address at the public host. */
const senderOf = (smtpUrl: string, publicUrl: string): string =>
  new URL(smtpUrl).searchParams.get('from') ?? `Caravan <no-reply@${new URL(publicUrl).hostname}>`;

/** Hands a mail to the mail server and forgets it: what is in it, such as a reset link, is not to lie about. */
export const deliverMail = (db: Database, config: Config): JobDefinition[] => {
  const { smtpUrl, publicUrl } = config;
  if (!smtpUrl) return [];
  const server = new URL(smtpUrl);
  server.searchParams.delete('from');
  const transport = createTransport(server.href);
  const from = senderOf(smtpUrl, publicUrl);
  return [
    handleJob(deliverMailJob, async ({ mailId }) => {
      const [mail] = await db.select().from(mailTable).where(eq(mailTable.id, mailId));
      // A run before this one sent it and was cut off before it could say so.
      if (!mail) return;
      const { to, subject, html, text } = mail;
      // The same Message-ID each time, so that a mail sent twice can be recognised.
      await transport.sendMail({ from, to, subject, html, text, messageId: `<${mailId}@${new URL(publicUrl).hostname}>` });
      await db.delete(mailTable).where(eq(mailTable.id, mailId));
    }),
  ];
};
