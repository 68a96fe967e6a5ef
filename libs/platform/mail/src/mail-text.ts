import type { Language } from '@caravan/kernel';
import { mailWords } from './mail-words.ts';

/** A mail for who reads no HTML: its paragraphs as they stand, each parted by an empty line. */
export interface MailText {
  language: Language;
  paragraphs: readonly string[];
}

export const mailText = ({ language, paragraphs }: MailText): string => [...paragraphs, `-- \n${mailWords[language].footer}`].join('\n\n');
