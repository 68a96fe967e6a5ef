import { byLanguage } from '@caravan/kernel';
import type { words as en } from './en.ts';

/** The texts that the server writes for account. */
export const accountWords = byLanguage(import.meta.glob<typeof en>('./??.ts', { eager: true, import: 'words' }));
