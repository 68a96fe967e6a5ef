import { createElement } from 'react';
import { byLanguage } from '@caravan/kernel';
import { renderMail } from '@caravan/mail';
import { authConsolePaths } from '@caravan/routes/console';
import type { Mail } from '@caravan/server-core';
import type { UserAccount } from '../accounts/user-account.table.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';
import type { passwordTexts as en } from './i18n/en.ts';
import { LinkMail, linkMailParagraphs } from './link.mail.tsx';

const texts = byLanguage(import.meta.glob<typeof en>('./i18n/??.ts', { eager: true, import: 'passwordTexts' }));

/** Tells a member of staff by mail of a new password. It cannot be switched off. */
export const composePasswordMail = async (
  { consoleUrl, shop }: Pick<AuthContext, 'consoleUrl' | 'shop'>,
  { email, language }: Pick<UserAccount, 'email' | 'language'>,
): Promise<Mail> => {
  const name = await shop().name();
  const words = texts[language]({ email, shop: name });
  const link = consoleUrl + authConsolePaths.findPassword.href();
  return renderMail({
    to: email,
    language,
    shop: name,
    subject: words.subject,
    page: createElement(LinkMail, { language, words, link }),
    paragraphs: linkMailParagraphs({ words, link }),
  });
};
