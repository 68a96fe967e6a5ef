import type { Language } from '@caravan/kernel';

/** `lang` of the document. */
export const documentLanguages: Record<Language, string> = { en: 'en', zh: 'zh-CN' };
