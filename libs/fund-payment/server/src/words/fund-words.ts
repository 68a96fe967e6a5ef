import { byLanguage } from '@caravan/kernel';
import type { words as en } from './en.ts';

/** What payment says on the server, for each language. */
export const fundWords = byLanguage(import.meta.glob<typeof en>('./??.ts', { eager: true, import: 'words' }));
