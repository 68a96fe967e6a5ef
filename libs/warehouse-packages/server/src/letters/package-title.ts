import type { Language } from '@caravan/kernel';

/** What a shopper reads of a package beside its amount. */
export const packageTitle = (number: string): Record<Language, string> => ({
  en: `Package ${number}`,
  zh: `包裹 ${number}`,
});
