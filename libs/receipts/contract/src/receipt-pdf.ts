import { languageTable, type Language } from '@caravan/kernel';
import { receiptDocument, type ReceiptDocument } from './receipt-document.ts';
import { fill } from './receipt-words.ts';
import { receiptsPaths } from './receipts.paths.ts';
import type { Receipt } from './receipts.schema.ts';

const checkWords: Record<Language, string> = {
  en: 'The hash below is the SHA-256 of the data of this receipt in canonical form (RFC 8785). Download the data on the page of the receipt and check it at {url}, or with the tool in the source code.',
  zh: '页脚的哈希值是收据数据按规范格式（RFC 8785）计算的 SHA-256。可在收据页面下载数据，到 {url} 核验，或使用源代码中的工具核验。',
};

/** What the PDF of a receipt shows besides its document. */
export interface ReceiptSlip extends Omit<ReceiptDocument, 'pictures'> {
  /** The BCP 47 tag of its language. */
  lang: string;
  narrowQuotes: boolean;
  at: string;
  notes: string[];
  footer: string;
}

/** The PDF of a receipt in words: its hash and its number are on each page. */
export const receiptSlip = ({ content, hash }: Receipt, language: Language, publicUrl: string): ReceiptSlip => {
  const { title, facts, sections } = receiptDocument(content, language);
  return {
    lang: languageTable[language].tag,
    narrowQuotes: languageTable[language].script === 'latin',
    title,
    at: content.created_at,
    facts,
    sections,
    notes: [fill(checkWords[language], { url: publicUrl + receiptsPaths.verify.href() })],
    footer: `${content.number}   SHA-256 ${hash}`,
  };
};
