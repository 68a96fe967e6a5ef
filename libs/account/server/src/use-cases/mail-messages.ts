import { accountPaths, type MailedKind } from '@caravan/account/contract';
import type { Identity } from '@caravan/auth/port';
import { hour } from '@caravan/kernel';
import { defineJob, type Tx } from '@caravan/server-core';
import { findPreferences } from '../db/preference.repo.ts';
import type { MailedMessage } from '../db/waiting-mail.table.ts';
import { deleteWaitingMails, insertWaitingMail, lockWaitingMails } from '../db/waiting-mail.repo.ts';
import { composeMessageMail } from '../mails/compose-message-mail.ts';
import type { AccountContext } from './account-context.ts';

export type MailContext = Pick<
  AccountContext,
  'identities' | 'goodsPhotos' | 'clock' | 'mailer' | 'publicUrl' | 'jobs'
>;

/** The shopper and the kind of messages that share a mail. */
interface Addressed {
  userId: string;
  kind: MailedKind;
}

/** Where the shopper gets mails. */
interface Reached {
  recipient: Pick<Identity, 'email' | 'language'>;
}

/** Mails collected messages, if the message with this id still waits. */
export const mailCollectedJob = defineJob<Addressed & { id: string }>()({
  name: 'account.mail_collected',
  retries: 20,
  retryDelay: 10,
});

/** How long the first message waits for others. */
const collecting = hour;

/** Sends one mail about messages, at least one, unless the shopper has switched this kind off. */
const mailMessages = async (
  { goodsPhotos, mailer, publicUrl }: MailContext,
  tx: Tx,
  { userId, kind, recipient }: Addressed & Reached,
  messages: readonly MailedMessage[],
): Promise<void> => {
  const { declinedMails } = await findPreferences(tx, userId);
  if (declinedMails.includes(kind)) return;
  const { email, language } = recipient;
  const settings = publicUrl + accountPaths.setting.href();
  const itemIds = messages
    .flatMap(({ mail }) => (mail?.showsGoods ? mail.goods : []))
    .flatMap((one) => one.itemIds ?? []);
  const photos: ReadonlyMap<string, string> = itemIds.length ? await goodsPhotos().find(tx, itemIds) : new Map();
  await mailer.send(tx, await composeMessageMail({ email, language, messages, photos, publicUrl, settings }));
};

/**
 * Mails a new message at once or lets it wait for others. Each waiting message has its own job an hour later; the job
 * of the first one takes all that wait, and the jobs of the others find nothing left to do.
 */
export const mailMessage = async (
  context: MailContext,
  tx: Tx,
  { recipient, ...to }: Addressed & Reached & { id: string },
  message: MailedMessage,
): Promise<void> => {
  if (message.mail?.collect === undefined) return mailMessages(context, tx, { ...to, recipient }, [message]);
  const createdAt = context.clock();
  await insertWaitingMail(tx, { ...to, message, createdAt });
  const startAfter = new Date(createdAt.getTime() + collecting);
  await context.jobs.send(tx, mailCollectedJob, to, { startAfter });
};

/** Mails all waiting messages of the shopper in one mail. The deletion and the mail commit together. */
export const mailCollected = (
  context: MailContext & Pick<AccountContext, 'transaction'>,
  { id, userId, kind }: Addressed & { id: string },
): Promise<void> =>
  context.transaction(async (tx) => {
    const recipient = await context.identities().find(userId, tx);
    // A closing erases what waits.
    if (!recipient) return;
    const waiting = await lockWaitingMails(tx, userId, kind);
    if (!waiting.some((one) => one.id === id)) return;
    await deleteWaitingMails(
      tx,
      waiting.map((one) => one.id),
    );
    await mailMessages(
      context,
      tx,
      { userId, kind, recipient },
      waiting.map(({ message }) => message),
    );
  });
