import { inArray } from 'drizzle-orm';
import { z } from '@caravan/kernel/zod';
import type { Core } from '../feature.ts';
import { mailTable } from './mail.table.ts';
import { deliverMailJob } from './mailer.ts';

/** A mail without remaining attempts. It is sent again only if an operator requests it. */
export interface UndeliveredMail {
  id: string;
  to: string;
  subject: string;
  createdAt: Date;
  /** When the last attempt failed. */
  failedAt: Date;
  attempts: number;
  /** The mail server's answer, or the reason why it was not reached. */
  error: string;
}

const payload = z.object({ mailId: z.string() });

/** Returns the undelivered mails, oldest first, without their texts, which may contain secrets. */
export const listUndeliveredMails = async ({ db, jobs }: Pick<Core, 'db' | 'jobs'>): Promise<UndeliveredMail[]> => {
  const failures = (await jobs.givenUp(deliverMailJob)).flatMap(({ payload: data, ...failure }) => {
    const parsed = payload.safeParse(data);
    return parsed.success ? [{ ...failure, mailId: parsed.data.mailId }] : [];
  });
  if (!failures.length) return [];
  const { id, to, subject, at } = mailTable;
  const mails = await db
    .select({ id, to, subject, at })
    .from(mailTable)
    .where(
      inArray(
        id,
        failures.map(({ mailId }) => mailId),
      ),
    );
  const byId = new Map(mails.map((mail) => [mail.id, mail]));
  return failures
    .flatMap(({ mailId, failedAt, attempts, error }) => {
      const mail = byId.get(mailId);
      if (!mail) return [];
      return [{ id: mail.id, to: mail.to, subject: mail.subject, createdAt: mail.at, failedAt, attempts, error }];
    })
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
};
