import { newId, type Clock, type Language } from '@caravan/kernel';
import type { Tx } from '../database/database.ts';
import { defineJob, type Jobs } from '../jobs/jobs.ts';
import { mailTable } from './mail.table.ts';

/** A mail in the language of its reader. */
export interface Mail {
  to: string;
  language: Language;
  subject: string;
  html: string;
  text: string;
}

/** Writes a mail inside the transaction that causes it; it leaves after the commit, or never. */
export interface Mailer {
  send: (tx: Tx, mail: Mail) => Promise<void>;
}

/** Some mail servers are down for hours: with doubled pauses of at most an hour, twenty attempts last most of a day. */
export const deliverMailJob = defineJob<{ mailId: string }>()({ name: 'mail.deliver', retries: 20, retryDelay: 10 });

/** `delivers`: there is a mail server; otherwise mails stay in their table, where the development mailbox shows them. */
export const makeMailer = ({ clock, jobs, delivers }: { clock: Clock; jobs: Jobs; delivers: boolean }): Mailer => ({
  async send(tx, mail) {
    const id = newId();
    await tx.insert(mailTable).values({ id, ...mail, at: clock() });
    if (delivers) await jobs.send(tx, deliverMailJob, { mailId: id });
  },
});
