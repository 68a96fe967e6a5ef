import { mailedKinds, type MailedKind } from '@caravan/account/contract';
import { type MessageKind, newId } from '@caravan/kernel';
import type { Message, Tx } from '@caravan/server-core';
import { insertMessage } from '../db/message.repo.ts';
import { queueMail, type MailContext } from './mail-messages.ts';
import { publishWebhooks } from './publish-webhooks.ts';
import { queuePushes } from './push-messages.ts';

const isMailed = (kind: MessageKind): kind is MailedKind => (mailedKinds as readonly MessageKind[]).includes(kind);

/**
 * Delivers a message to the inbox, and its notifications, webhooks and mail to the outbox. Further calls with the same key
 * do nothing.
 */
export const sendMessage = async (context: MailContext, tx: Tx, message: Message): Promise<void> => {
  const { userId, kind, key, title, body, link, mail } = message;
  // The account is closed.
  if (!(await context.identities().find(userId, tx))) return;
  const id = newId();
  const isNew = await insertMessage(tx, { id, userId, key, kind, title, body, link, createdAt: context.clock() });
  if (!isNew) return;
  await publishWebhooks(context, tx, { userId, type: 'message.received', number: id, state: kind });
  if (!isMailed(kind)) return;
  await queuePushes(context, tx, { id, userId });
  await queueMail(context, tx, { id, userId, kind }, { title, body, link, ...(mail ? { mail } : {}) });
};
