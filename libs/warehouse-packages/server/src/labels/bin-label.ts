import type { StaffLanguage } from '@caravan/kernel';
import type { BinRow } from '../bins/bin.table.ts';
import type { Label } from './label-page.ts';
import { labelWords } from './label-words.ts';

/** The label for a bin; its codes contain its code. */
export const binLabel = ({ code, zone, kind }: BinRow, language: StaffLanguage): Label => {
  const text = labelWords[language].bin;
  return {
    language,
    title: text.title,
    code,
    lines: [],
    facts: [
      [text.zone, zone],
      [text.kind, text.kinds[kind]],
    ],
  };
};
