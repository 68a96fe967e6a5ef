import { inLanguages, languageTable, type Language } from '@caravan/kernel';
import { goodsWords } from '../store/goods-words.ts';

/** The number of names in one list; the others are counted. */
const maxNames = 5;

/** The names of goods for a message. */
export const listOfNames = (names: readonly string[]): Record<Language, string> =>
  inLanguages((language) => {
    const listed = names.slice(0, maxNames).join(languageTable[language].marks.enumeration);
    return goodsWords[language].list(listed, { more: names.length - maxNames, count: names.length });
  });
