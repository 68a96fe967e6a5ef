import { byLanguage, formatFen, languageTable, type Fen, type Language } from '@caravan/kernel';
import type { words as en } from './words/en.ts';

const allWords = byLanguage(import.meta.glob<typeof en>('./words/??.ts', { eager: true, import: 'words' }));

/** What receipts say in one language, and what separates the parts of a text. */
export interface ReceiptWords extends Readonly<typeof en> {
  comma: string;
  /** An amount. */
  yuan: (fen: Fen) => string;
}

/** The words of receipts in a language. */
export const receiptWords = (language: Language): ReceiptWords => ({
  ...allWords[language],
  comma: languageTable[language].marks.semicolon,
  yuan: (fen) => formatFen(fen, language),
});

/** Puts values into the braces of a text. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
