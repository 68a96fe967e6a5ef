import { createElement } from 'react';
import { byLanguage, hour, minute, type Language } from '@caravan/kernel';
import { renderMail } from '@caravan/mail';
import type { Mail } from '@caravan/server-core';
import { linkLifetime, type LinkMailKind } from '../accounts/link-rules.ts';
import type { texts as en } from './i18n/en.ts';
import { LinkMail, linkMailParagraphs } from './link.mail.tsx';

export interface LinkMailFacts {
  email: string;
  language: Language;
  link: string;
  /** The name of the shop. */
  shop: string;
}

const texts = byLanguage(import.meta.glob<typeof en>('./i18n/??.ts', { eager: true, import: 'texts' }));

/** A mail with a link, in the recipient's language, as HTML and as plain text. */
export const composeLinkMail = (kind: LinkMailKind, { email, language, link, shop }: LinkMailFacts): Promise<Mail> => {
  const words = texts[language][kind]({
    email,
    shop,
    hours: linkLifetime.activation / hour,
    minutes: linkLifetime.reset / minute,
    invitationHours: linkLifetime.invitation / hour,
  });
  return renderMail({
    to: email,
    language,
    shop,
    subject: words.subject,
    page: createElement(LinkMail, { language, words, link }),
    paragraphs: linkMailParagraphs({ words, link }),
  });
};
