import { byLanguage } from '@caravan/kernel';
import type { words as en } from './en.ts';

/** Words that are part of answers to shoppers, by language. */
export const words = byLanguage(import.meta.glob<typeof en>('./??.ts', { eager: true, import: 'words' }));
