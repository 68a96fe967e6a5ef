import { byLanguage } from '@caravan/kernel';
import type { words as en } from './en.ts';

export const mailWords = byLanguage(import.meta.glob<typeof en>('./??.ts', { eager: true, import: 'words' }));
