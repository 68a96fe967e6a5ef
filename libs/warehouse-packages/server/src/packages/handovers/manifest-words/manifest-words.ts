import { byLanguage } from '@caravan/kernel';
import type { words as en } from './en.ts';

/** What a manifest says, for each language. */
export const manifestWords = byLanguage(import.meta.glob<typeof en>('./??.ts', { eager: true, import: 'words' }));
