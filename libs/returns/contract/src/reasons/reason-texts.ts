import { byLanguage } from '@caravan/kernel';
import type { texts as en } from './en.ts';

/** The texts of this contract's reasons by language: a file for each. */
export const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./??.ts', { eager: true, import: 'texts' }),
);
