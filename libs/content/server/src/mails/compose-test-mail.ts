import { createElement } from 'react';
import type { Language } from '@caravan/kernel';
import { renderMail } from '@caravan/mail';
import type { Mail } from '@caravan/server-core';
import { words } from '../words/words.ts';
import { TestMail } from './test.mail.tsx';

export interface TestMailFacts {
  to: string;
  language: Language;
  /** The name of the shop. */
  shop: string;
}

/** A mail by which an owner sees that mails of the shop arrive. */
export const composeTestMail = ({ to, language, shop }: TestMailFacts): Promise<Mail> => {
  const texts = words[language].testMail;
  const subject = texts.subject(shop);
  const { title } = texts;
  const lead = texts.lead(shop, to);
  const page = createElement(TestMail, { language, subject, title, lead });
  return renderMail({ to, language, shop, subject, page, paragraphs: [title, lead] });
};
