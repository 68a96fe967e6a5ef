import { createElement } from 'react';
import { render } from '@react-email/render';
import { hour, minute, type Language } from '@caravan/kernel';
import type { Mail } from '@caravan/server-core';
import { linkLifetime, type LinkMailKind } from '../domain/link-rules.ts';
import { texts as en } from './i18n/en.ts';
import { texts as zh } from './i18n/zh.ts';
import { LinkMail, linkMailText, type LinkMailWords } from './link.mail.tsx';

export interface LinkMailFacts {
  email: string;
  language: Language;
  link: string;
}

const texts = { en, zh };

const wordsOf = (kind: LinkMailKind, { email, language }: LinkMailFacts): LinkMailWords => {
  const { kinds, fallback, footer } = texts[language];
  return { ...kinds[kind]({ email, hours: linkLifetime.activation / hour, minutes: linkLifetime.reset / minute }), fallback, footer };
};

/** A mail with a link, in the reader's language, as HTML and as text. */
export const composeLinkMail = async (kind: LinkMailKind, facts: LinkMailFacts): Promise<Mail> => {
  const { email: to, language, link } = facts;
  const words = wordsOf(kind, facts);
  const html = await render(createElement(LinkMail, { language, words, link }));
  return { to, language, subject: words.subject, html, text: linkMailText({ words, link }) };
};
