import {
  byLanguage,
  dateFormat,
  formatFen,
  formatInstant,
  languageTable,
  numberFormat,
  unbroken,
  type Fen,
  type Gram,
  type IsoInstant,
  type Language,
} from '@caravan/kernel';
import type { words as en } from './words/en.ts';

const allWords = byLanguage(import.meta.glob<typeof en>('./words/??.ts', { eager: true, import: 'words' }));

/** The texts of receipts in one language, and the marks between the parts of a text. */
export interface ReceiptWords extends Readonly<typeof en> {
  comma: string;
  /** An amount. */
  yuan: (fen: Fen) => string;
  /** An instant, in UTC wherever it is read: `20 Nov 2026, 08:00 UTC`. */
  moment: (at: IsoInstant) => string;
  /** A day such as `2026-11-20`. */
  day: (day: string) => string;
  /** A weight; no line ends between a number and its unit. */
  grams: (weight: Gram) => string;
  /** A decimal string such as `0.1409`, with all of its figures. */
  decimal: (figures: string) => string;
  /** Hundredths of a per cent. */
  percent: (bp: number) => string;
}

/** The words of receipts in a language. */
export const receiptWords = (language: Language): ReceiptWords => ({
  ...allWords[language],
  comma: languageTable[language].marks.semicolon,
  yuan: (fen) => formatFen(fen, language),
  moment: (at) => unbroken(`${formatInstant(at, language)} UTC`),
  day: (day) => unbroken(dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))),
  grams: (weight) => `${numberFormat(language, {}).format(weight)}\u00a0g`,
  decimal: (figures) => figures.replace('.', languageTable[language].numbers.decimal),
  percent: (bp) => numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(bp / 10_000),
});

/** Puts values into the braces of a text. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
