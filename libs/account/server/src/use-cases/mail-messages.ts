import { type MailedKind } from '@caravan/account/contract';
import type { Identity } from '@caravan/auth/port';
import { hour } from '@caravan/kernel';
import { accountPaths } from '@caravan/routes';
import { defineJob, type Tx } from '@caravan/server-core';
import type { MailedMessage } from '../db/waiting-mail.table.ts';
import { deleteWaitingMails, lockCollectedMails, type WaitingMail } from '../db/waiting-mail.repo.ts';
import { composeMessageMail } from '../mails/compose-message-mail.ts';
import type { AccountContext } from './account-context.ts';
import { reachOf } from '../db/reach.repo.ts';

export type MailContext = Pick<
  AccountContext,
  'identities' | 'goodsPhotos' | 'clock' | 'mailer' | 'publicUrl' | 'jobs' | 'shop' | 'texts'
>;

/** The shopper and the kind of messages that share a mail. */
interface Addressed {
  userId: string;
  kind: MailedKind;
}

/** Writes the mail about the message with this id, if it still waits. */
export const mailMessageJob = defineJob<Pick<Addressed, 'userId'> & { id: string }>()({
  name: 'account.mail_message',
  retries: 20,
  retryDelay: 10,
});

/** Mails collected messages, if the message with this id still waits. */
export const mailCollectedJob = defineJob<Addressed & { id: string }>()({
  name: 'account.mail_collected',
  retries: 20,
  retryDelay: 10,
});

/** How long the first message waits for others. */
const collecting = hour;

/** A mail in the making; the name of the shop is read before the transaction. */
interface Mailing extends Addressed {
  recipient: Pick<Identity, 'email' | 'language'>;
  shop: string;
}

/** Sends one mail about messages, at least one, unless the shopper has switched this kind off. */
const mailMessages = async (
  { goodsPhotos, mailer, publicUrl }: MailContext,
  tx: Tx,
  { userId, kind, recipient, shop }: Mailing,
  messages: readonly MailedMessage[],
): Promise<void> => {
  const { declinedMails } = await reachOf(tx, userId);
  if (declinedMails.includes(kind)) return;
  const { email, language } = recipient;
  const settings = publicUrl + accountPaths.setting.href();
  const itemIds = messages
    .flatMap(({ mail }) => (mail?.showsGoods ? mail.goods : []))
    .flatMap((one) => one.itemIds ?? []);
  const photos: ReadonlyMap<string, string> = itemIds.length ? await goodsPhotos().find(tx, itemIds) : new Map();
  await mailer.send(tx, await composeMessageMail({ email, language, messages, photos, publicUrl, settings, shop }));
};

/**
 * Lets the mail about a new message be written after the commit, at once or with others. Each message that waits for
 * others has its own job an hour later; the job of the first one takes all that wait, and the jobs of the others find
 * nothing left to do.
 */
export const queueMail = (
  { jobs }: Pick<MailContext, 'jobs'>,
  tx: Tx,
  { id, userId, kind, message, createdAt }: WaitingMail,
): Promise<void> => {
  if (message.mail?.collect === undefined) return jobs.send(tx, mailMessageJob, { id, userId });
  const startAfter = new Date(createdAt.getTime() + collecting);
  return jobs.send(tx, mailCollectedJob, { id, userId, kind }, { startAfter });
};

/** Mails a message that waits for no other. The deletion and the mail commit together. */
export const mailMessage = async (
  context: MailContext & Pick<AccountContext, 'transaction'>,
  { id, userId }: Pick<Addressed, 'userId'> & { id: string },
): Promise<void> => {
  const shop = await context.shop().name();
  await context.transaction(async (tx) => {
    const recipient = await context.identities().find(userId, tx);
    // A closing erases what waits.
    if (!recipient) return;
    const [waiting] = await deleteWaitingMails(tx, [id]);
    if (waiting) await mailMessages(context, tx, { userId, kind: waiting.kind, recipient, shop }, [waiting.message]);
  });
};

/** Mails all messages of a kind that wait for others in one mail. The deletion and the mail commit together. */
export const mailCollected = async (
  context: MailContext & Pick<AccountContext, 'transaction'>,
  { id, userId, kind }: Addressed & { id: string },
): Promise<void> => {
  const shop = await context.shop().name();
  await context.transaction(async (tx) => {
    const recipient = await context.identities().find(userId, tx);
    // A closing erases what waits.
    if (!recipient) return;
    const waiting = await lockCollectedMails(tx, userId, kind);
    if (!waiting.some((one) => one.id === id)) return;
    await deleteWaitingMails(
      tx,
      waiting.map((one) => one.id),
    );
    await mailMessages(
      context,
      tx,
      { userId, kind, recipient, shop },
      waiting.map(({ message }) => message),
    );
  });
};
