import { languageTable, type Language } from '@caravan/kernel';
import { receiptsPaths } from '@caravan/routes';
import { receiptDocument, type ReceiptDocument } from './receipt-document.ts';
import { fill, receiptWords } from './receipt-words.ts';
import type { Receipt } from './receipts.schema.ts';

/** The PDF of a receipt has these besides its document. */
export interface ReceiptSlip extends Omit<ReceiptDocument, 'pictures' | 'parties'> {
  /** The BCP 47 tag of its language. */
  lang: string;
  script: 'latin' | 'han';
  at: string;
  notes: string[];
  footer: string;
}

export interface ReceiptSlipOptions {
  language: Language;
  publicUrl: string;
  /** Whether it has the hashes: its own on each page, and those of its photos. */
  hashes: boolean;
}

/** The PDF of a receipt in words: its number is on each page. */
export const receiptSlip = (receipt: Receipt, { language, publicUrl, hashes }: ReceiptSlipOptions): ReceiptSlip => {
  const { content, hash } = receipt;
  const { title, facts, parties, sections } = receiptDocument(receipt, language);
  return {
    lang: languageTable[language].tag,
    script: languageTable[language].script,
    title,
    at: content.created_at,
    facts,
    sections: [...parties, ...sections.filter(({ id }) => hashes || id !== 'photos')],
    notes: hashes ? [fill(receiptWords(language).check, { url: publicUrl + receiptsPaths.verify.href() })] : [],
    footer: hashes ? `${content.number}   SHA-256 ${hash}` : content.number,
  };
};
