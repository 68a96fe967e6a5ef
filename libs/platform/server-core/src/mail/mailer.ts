import { newId, type Clock, type Language } from '@caravan/kernel';
import type { Tx } from '../database/transactions/tx.ts';
import { defineJob, type Jobs } from '../jobs/jobs.ts';
import { mailTable } from './mail.table.ts';

/** A mail in the recipient's language. */
export interface Mail {
  to: string;
  language: Language;
  subject: string;
  html: string;
  text: string;
}

/**
 * Stores a mail in the transaction that causes it. It is sent after the commit, or never. `id` is that of the job that
 * writes the mail: a run that is repeated stores it once.
 */
export interface Mailer {
  send: (tx: Tx, mail: Mail, id?: string) => Promise<void>;
}

/** The mail server cannot be reached or refuses our login. */
export class MailServerUnavailable extends Error {
  override readonly name = 'MailServerUnavailable';
}

/** Mail servers may be down for hours. With doubled pauses of at most an hour, twenty attempts last most of a day. */
export const deliverMailJob = defineJob<{ mailId: string }>()({
  name: 'mail.deliver',
  retries: 20,
  retryDelay: 10,
  deadLetter: 'mail.undelivered',
});

/**
 * `delivers`: a mail server is configured. Otherwise mails stay in their table and the development mailbox shows them.
 */
export const makeMailer = ({ clock, jobs, delivers }: { clock: Clock; jobs: Jobs; delivers: boolean }): Mailer => ({
  async send(tx, mail, id = newId()) {
    const [stored] = await tx
      .insert(mailTable)
      .values({ id, ...mail, at: clock() })
      .onConflictDoNothing()
      .returning({ id: mailTable.id });
    if (stored && delivers) await jobs.send(tx, deliverMailJob, { mailId: id });
  },
});
