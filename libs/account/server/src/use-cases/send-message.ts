import { mailedKinds, type MailedKind } from '@caravan/account/contract';
import { type MessageKind, newId } from '@caravan/kernel';
import type { Message, Tx } from '@caravan/server-core';
import { insertMessage } from '../db/message.repo.ts';
import type { WaitingMail } from '../db/waiting-mail.repo.ts';
import { queueMail, type MailContext } from './mail-messages.ts';
import { publishWebhooks } from './publish-webhooks.ts';
import { queuePushes } from './push-messages.ts';
import { queueNewsText } from '../texts/send-texts.ts';

const isMailed = (kind: MessageKind): kind is MailedKind => (mailedKinds as readonly MessageKind[]).includes(kind);

/** The mail about a message; undefined for a kind without mails. */
const mailOf = (message: Message, id: string, createdAt: Date): WaitingMail | undefined => {
  const { userId, kind, title, body, link, mail } = message;
  if (!isMailed(kind)) return undefined;
  return { id, userId, kind, message: { title, body, link, ...(mail ? { mail } : {}) }, createdAt };
};

/**
 * Delivers a message to the inbox, and its notifications, webhooks, text message and mail to the outbox. Further calls with the same key
 * do nothing.
 */
export const sendMessage = async (context: MailContext, tx: Tx, message: Message): Promise<void> => {
  const { userId, kind, key, title, body, link, text } = message;
  // The account is closed.
  if (!(await context.identities().find(userId, tx))) return;
  const id = newId();
  const createdAt = context.clock();
  const mail = mailOf(message, id, createdAt);
  const isNew = await insertMessage(tx, { id, userId, key, kind, title, body, link, createdAt }, mail);
  if (!isNew) return;
  await publishWebhooks(context, tx, { userId, type: 'message.received', number: id, state: kind });
  if (text) await queueNewsText(context, tx, { userId, link, text }, { id, createdAt });
  if (!mail) return;
  await queuePushes(context, tx, { id, userId });
  await queueMail(context, tx, mail);
};
