import { byLanguage } from '@caravan/kernel';
import { useKitLanguage } from '../system/kit-language.ts';
import type { words as en } from './en.ts';

const words = byLanguage(import.meta.glob<typeof en>('./??.ts', { eager: true, import: 'words' }));

/** The words of the kit's own controls in the language of the page: whoever shows a dialog does not name its buttons. */
export const useKitWords = (): typeof en => words[useKitLanguage()];
