import { languageTable, type Language } from '@caravan/kernel';
import { receiptsPaths } from '@caravan/routes';
import { receiptDocument, type ReceiptDocument } from './receipt-document.ts';
import { fill, receiptWords } from './receipt-words.ts';
import type { Receipt } from './receipts.schema.ts';

/** What the PDF of a receipt shows besides its document. */
export interface ReceiptSlip extends Omit<ReceiptDocument, 'pictures'> {
  /** The BCP 47 tag of its language. */
  lang: string;
  script: 'latin' | 'han';
  at: string;
  notes: string[];
  footer: string;
}

/** The PDF of a receipt in words: its hash and its number are on each page. */
export const receiptSlip = ({ content, hash }: Receipt, language: Language, publicUrl: string): ReceiptSlip => {
  const { title, facts, sections } = receiptDocument(content, language);
  return {
    lang: languageTable[language].tag,
    script: languageTable[language].script,
    title,
    at: content.created_at,
    facts,
    sections,
    notes: [fill(receiptWords(language).check, { url: publicUrl + receiptsPaths.verify.href() })],
    footer: `${content.number}   SHA-256 ${hash}`,
  };
};
