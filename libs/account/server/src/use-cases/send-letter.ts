import { accountPaths, mailedKinds, type LetterKind, type MailedKind } from '@caravan/account/contract';
import type { Letter } from '@caravan/account/port';
import { newId } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { insertLetter } from '../db/letter.repo.ts';
import { findPreferences } from '../db/preference.repo.ts';
import { composeLetterMail } from '../mails/compose-letter-mail.ts';
import type { AccountContext } from './account-context.ts';

type LetterContext = Pick<AccountContext, 'identities' | 'clock' | 'mailer' | 'publicUrl'>;

const isMailed = (kind: LetterKind): kind is MailedKind => (mailedKinds as readonly LetterKind[]).includes(kind);

/** Puts a letter into an inbox, and the mail that goes with it into the outbox; once for each key, however often it is called. */
export const sendLetter = async ({ identities, clock, mailer, publicUrl }: LetterContext, tx: Tx, letter: Letter): Promise<void> => {
  const { userId, kind, title, body, link } = letter;
  const reader = await identities().find(userId, tx);
  // Who has closed the account reads nothing any more.
  if (!reader) return;
  const isNew = await insertLetter(tx, { id: newId(), userId, key: letter.key, kind, title, body, link, createdAt: clock() });
  if (!isNew || !isMailed(kind)) return;

  const { declinedMails } = await findPreferences(tx, userId);
  if (declinedMails.includes(kind)) return;
  const { email, language } = reader;
  const mail = await composeLetterMail({
    email,
    language,
    title: title[language],
    body: body[language],
    link: publicUrl + (link ?? accountPaths.messages.href()),
    settings: publicUrl + accountPaths.setting.href(),
  });
  await mailer.send(tx, mail);
};
