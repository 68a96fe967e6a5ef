import { accountPaths, mailedKinds, type MessageKind, type MailedKind } from '@caravan/account/contract';
import type { Message } from '@caravan/account/port';
import { newId } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { insertMessage } from '../db/message.repo.ts';
import { findPreferences } from '../db/preference.repo.ts';
import { composeMessageMail } from '../mails/compose-message-mail.ts';
import type { AccountContext } from './account-context.ts';

type MessageContext = Pick<AccountContext, 'identities' | 'clock' | 'mailer' | 'publicUrl'>;

const isMailed = (kind: MessageKind): kind is MailedKind => (mailedKinds as readonly MessageKind[]).includes(kind);

/** Delivers a message to the inbox and its mail to the outbox. Further calls with the same key do nothing. */
export const sendMessage = async (
  { identities, clock, mailer, publicUrl }: MessageContext,
  tx: Tx,
  message: Message,
): Promise<void> => {
  const { userId, kind, title, body, link } = message;
  const recipient = await identities().find(userId, tx);
  // The account is closed.
  if (!recipient) return;
  const isNew = await insertMessage(tx, {
    id: newId(),
    userId,
    key: message.key,
    kind,
    title,
    body,
    link,
    createdAt: clock(),
  });
  if (!isNew || !isMailed(kind)) return;

  const { declinedMails } = await findPreferences(tx, userId);
  if (declinedMails.includes(kind)) return;
  const { email, language } = recipient;
  const mail = await composeMessageMail({
    email,
    language,
    title: title[language],
    body: body[language],
    link: publicUrl + (link ?? accountPaths.messages.href()),
    settings: publicUrl + accountPaths.setting.href(),
  });
  await mailer.send(tx, mail);
};
