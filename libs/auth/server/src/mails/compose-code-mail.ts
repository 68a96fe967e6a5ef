import { createElement } from 'react';
import { byLanguage, minute, type Language } from '@caravan/kernel';
import { renderMail } from '@caravan/mail';
import type { Mail } from '@caravan/server-core';
import { loginCodeLifetime } from '../login-codes/login-code-rules.ts';
import type { codeTexts as en } from './i18n/en.ts';
import { CodeMail, codeMailParagraphs } from './code.mail.tsx';

export interface CodeMailFacts {
  email: string;
  language: Language;
  /** Undefined for a member of staff, whom no code logs in. */
  code: string | undefined;
  /** The name of the shop. */
  shop: string;
}

const texts = byLanguage(import.meta.glob<typeof en>('./i18n/??.ts', { eager: true, import: 'codeTexts' }));

/** A mail with a login code, in the recipient's language, as HTML and as plain text. */
export const composeCodeMail = ({ email, language, code, shop }: CodeMailFacts): Promise<Mail> => {
  const words = texts[language][code === undefined ? 'staff' : 'shopper']({
    email,
    shop,
    minutes: loginCodeLifetime / minute,
  });
  return renderMail({
    to: email,
    language,
    shop,
    subject: words.subject,
    page: createElement(CodeMail, { language, words, code }),
    paragraphs: codeMailParagraphs({ words, code }),
  });
};
