import { byLanguage } from '@caravan/kernel';
import type { words as en } from './en.ts';

/** The words of content's server by language; each language is a file of its own. */
export const words = byLanguage(import.meta.glob<typeof en>('./??.ts', { eager: true, import: 'words' }));
