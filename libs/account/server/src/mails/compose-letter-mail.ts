import { createElement } from 'react';
import type { Language } from '@caravan/kernel';
import { renderMail } from '@caravan/mail';
import type { Mail } from '@caravan/server-core';
import { texts as en } from './i18n/en.ts';
import { texts as zh } from './i18n/zh.ts';
import { LetterMail } from './letter.mail.tsx';

export interface LetterMailFacts {
  email: string;
  language: Language;
  title: string;
  /** Plain text; an empty line parts paragraphs. */
  body: string;
  /** Addresses with their host. */
  link: string;
  settings: string;
}

const allTexts = { en, zh };

export const composeLetterMail = ({ email, language, title, body, link, settings }: LetterMailFacts): Promise<Mail> => {
  const texts = allTexts[language];
  const paragraphs = body.split(/\n{2,}/).filter(Boolean);
  return renderMail({
    to: email,
    language,
    subject: title,
    page: createElement(LetterMail, { language, texts, title, paragraphs, link, settings }),
    paragraphs: [title, ...paragraphs, `${texts.action}\n${link}`, `${texts.choose}\n${settings}`],
  });
};
