import type { Language } from '@caravan/kernel';

/** The number of names in one list; the others are counted. */
const maxNames = 5;

/** The names of goods for a message. */
export const listOfNames = (names: readonly string[]): Record<Language, string> => {
  const more = names.length - maxNames;
  return {
    en: names.slice(0, maxNames).join(', ') + (more > 0 ? ` and ${more} more` : ''),
    zh: names.slice(0, maxNames).join('、') + (more > 0 ? `等 ${names.length} 件商品` : ''),
  };
};
