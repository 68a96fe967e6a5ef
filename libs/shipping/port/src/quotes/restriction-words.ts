import type { Restriction } from '@caravan/shipping/contract';
import { byLanguage, languageTable, type Language } from '@caravan/kernel';
import type { words as en } from '../words/en.ts';

const words = byLanguage(import.meta.glob<typeof en>('../words/??.ts', { eager: true, import: 'words' }));

/** The kinds of goods as part of a sentence. */
export const restrictionWords = (restrictions: readonly Restriction[], language: Language): string =>
  restrictions.map((restriction) => words[language][restriction]).join(languageTable[language].marks.enumeration);
