import { byLanguage } from '@caravan/kernel';
import type { words as en } from './words/en.ts';

/** The words of messages about goods in the warehouse, by language. */
export const goodsWords = byLanguage(import.meta.glob<typeof en>('./words/??.ts', { eager: true, import: 'words' }));
