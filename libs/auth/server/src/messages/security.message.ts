import { byLanguage, inLanguages } from '@caravan/kernel';
import { accountPaths } from '@caravan/routes';
import type { Message } from '@caravan/server-core';
import type { PasskeyChange } from '../mails/compose-passkey-mail.ts';
import type { words as en } from './security/en.ts';

const words = byLanguage(import.meta.glob<typeof en>('./security/??.ts', { eager: true, import: 'words' }));

/** A passkey was added or removed. */
export const passkeyMessage = (
  change: PasskeyChange,
  { userId, id, name }: { userId: string; id: string; name: string },
): Message => ({
  userId,
  kind: 'account_security',
  key: `passkey ${id} ${change}`,
  title: inLanguages((language) => words[language][change].title),
  body: inLanguages((language) => words[language][change].body(name)),
  link: accountPaths.secure.href(),
});

/** The password that somebody set before the e-mail was confirmed no longer works. */
export const passwordRemovedMessage = (userId: string): Message => ({
  userId,
  kind: 'account_security',
  key: 'password removed',
  title: inLanguages((language) => words[language].passwordRemoved.title),
  body: inLanguages((language) => words[language].passwordRemoved.body),
  link: accountPaths.secure.href(),
});
