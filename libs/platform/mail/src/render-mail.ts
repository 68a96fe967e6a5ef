import { createElement, type ReactElement } from 'react';
import { render } from '@react-email/render';
import type { Language } from '@caravan/kernel';
import type { Mail } from '@caravan/server-core';
import { oneLine } from './mail-subject.ts';
import { ShopName } from './mail-layout.tsx';
import { mailWords } from './words/mail-words.ts';

/** The text version of a mail: paragraphs separated by empty lines. */
interface MailText {
  language: Language;
  /** The name of the shop. */
  shop: string;
  paragraphs: readonly string[];
}

const mailText = ({ language, shop, paragraphs }: MailText): string =>
  [...paragraphs, `-- \n${mailWords[language].footer(shop)}`].join('\n\n');

/** The content of a mail, as HTML and as text. */
export interface MailPage {
  to: string;
  language: Language;
  /** The name of the shop, above and below the content. */
  shop: string;
  subject: string;
  /** A `MailLayout` with its content. */
  page: ReactElement;
  /** The same content as text paragraphs, without the footer. */
  paragraphs: readonly string[];
}

export const renderMail = async ({ to, language, shop, subject, page, paragraphs }: MailPage): Promise<Mail> => ({
  to,
  language,
  // A subject may contain the name of a product, which anybody writes.
  subject: oneLine(subject),
  html: await render(createElement(ShopName, { value: shop }, page)),
  text: mailText({ language, shop, paragraphs }),
});
