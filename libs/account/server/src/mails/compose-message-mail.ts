import { createElement } from 'react';
import type { Language } from '@caravan/kernel';
import { renderMail } from '@caravan/mail';
import type { Mail } from '@caravan/server-core';
import { texts as en } from './i18n/en.ts';
import { texts as zh } from './i18n/zh.ts';
import { MessageMail } from './message.mail.tsx';

export interface MessageMailFacts {
  email: string;
  language: Language;
  title: string;
  /** Plain text; an empty line separates paragraphs. */
  body: string;
  /** Absolute URLs. */
  link: string;
  settings: string;
}

const allTexts = { en, zh };

export const composeMessageMail = ({
  email,
  language,
  title,
  body,
  link,
  settings,
}: MessageMailFacts): Promise<Mail> => {
  const texts = allTexts[language];
  const paragraphs = body.split(/\n{2,}/).filter(Boolean);
  return renderMail({
    to: email,
    language,
    subject: title,
    page: createElement(MessageMail, { language, texts, title, paragraphs, link, settings }),
    paragraphs: [title, ...paragraphs, `${texts.action}\n${link}`, `${texts.choose}\n${settings}`],
  });
};
