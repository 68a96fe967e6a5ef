import type { Language } from '@caravan/kernel';
import { mailWords } from './words/mail-words.ts';

/** The text version of a mail: paragraphs separated by empty lines. */
export interface MailText {
  language: Language;
  /** The name of the shop. */
  shop: string;
  paragraphs: readonly string[];
}

export const mailText = ({ language, shop, paragraphs }: MailText): string =>
  [...paragraphs, `-- \n${mailWords[language].footer(shop)}`].join('\n\n');
