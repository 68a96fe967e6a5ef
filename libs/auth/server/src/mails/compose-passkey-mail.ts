import { createElement } from 'react';
import { byLanguage } from '@caravan/kernel';
import { renderMail } from '@caravan/mail';
import { accountPaths } from '@caravan/routes';
import type { Mail } from '@caravan/server-core';
import type { UserAccount } from '../accounts/user-account.table.ts';
import type { passkeyTexts as en } from './i18n/en.ts';
import { LinkMail, linkMailParagraphs } from './link.mail.tsx';

export type PasskeyChange = 'added' | 'removed';

const texts = byLanguage(import.meta.glob<typeof en>('./i18n/??.ts', { eager: true, import: 'passkeyTexts' }));

/** Tells the owner by mail of a new or removed passkey. It cannot be switched off. */
export const composePasskeyMail = (
  change: PasskeyChange,
  { email, language }: Pick<UserAccount, 'email' | 'language'>,
  { name, publicUrl, shop }: { name: string; publicUrl: string; shop: string },
): Promise<Mail> => {
  const words = texts[language][change]({ email, name });
  const link = publicUrl + accountPaths.secure.href();
  return renderMail({
    to: email,
    language,
    shop,
    subject: words.subject,
    page: createElement(LinkMail, { language, words, link }),
    paragraphs: linkMailParagraphs({ words, link }),
  });
};
