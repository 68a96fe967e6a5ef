import { byLanguage } from '@caravan/kernel';
import type { words as en } from './en.ts';

/** The words of content's server by language: a file for each. */
export const words = byLanguage(import.meta.glob<typeof en>('./??.ts', { eager: true, import: 'words' }));
