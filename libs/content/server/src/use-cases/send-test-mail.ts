import type { TestMail } from '@caravan/content/contract';
import { fail, type Language } from '@caravan/kernel';
import { tryMailServer, type Core, type Tx } from '@caravan/server-core';
import { composeTestMail } from '../mails/compose-test-mail.ts';
import type { ContentContext } from './content-context.ts';
import { readWebsite } from './read-website.ts';

export interface TestMailCall {
  staffId: string;
  language: Language;
  /** Writes the audit entry in the transaction that keeps a mail, if there is no mail server. */
  audit: (tx: Tx, outcome: TestMail['outcome']) => Promise<void>;
}

/** Sends a mail to the caller at once, to see whether mail works (specification 24.47). It is tried once and not queued. */
export const sendTestMail = async (
  core: Pick<Core, 'config' | 'mailer' | 'transaction'>,
  context: ContentContext,
  { staffId, language, audit }: TestMailCall,
): Promise<TestMail> => {
  const member = (await context.staffMembers().find(context.db, [staffId])).get(staffId);
  if (!member) throw fail('not_found');
  const shop = (await readWebsite(context)).WEBSITE_NAME;
  const to = member.email;
  const mail = await composeTestMail({ to, language, shop });
  const trial = await tryMailServer(core.config, mail, shop);
  const outcome = trial === undefined ? 'kept' : trial.sent ? 'sent' : 'failed';
  await core.transaction(async (tx) => {
    if (outcome === 'kept') await core.mailer.send(tx, mail);
    await audit(tx, outcome);
  });
  return {
    outcome,
    to,
    words: trial?.sent === false ? trial.words : null,
    mailbox: outcome === 'kept' ? `${core.config.publicUrl}/dev/mail` : null,
  };
};
