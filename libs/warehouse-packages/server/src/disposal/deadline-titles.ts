import { byLanguage, inLanguages, type Language } from '@caravan/kernel';
import type { words as en } from './words/en.ts';

const words = byLanguage(import.meta.glob<typeof en>('./words/??.ts', { eager: true, import: 'words' }));

/** The title of a deadline in shoppers' calendars. */
export const deadlineTitle = (kind: keyof typeof en, number: string): Record<Language, string> =>
  inLanguages((language) => words[language][kind](number));
