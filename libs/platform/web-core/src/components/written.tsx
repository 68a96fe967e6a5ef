import { languageTable, type Language } from '@caravan/kernel';
import { useLanguage } from '../i18n/format.ts';

/** The `lang` of a text in this language, for a page in another one; undefined if the page has the same. */
export const useForeignLang = (language: Language): string | undefined =>
  useLanguage() === language ? undefined : languageTable[language].tag;

/**
 * A text in the language in which it was written, which is marked if the page is in another one: a screen reader then
 * reads it in its own (specification 36.3).
 */
export const Written = ({ language, children }: { language: Language; children: string }) => {
  const lang = useForeignLang(language);
  return lang === undefined ? children : <span lang={lang}>{children}</span>;
};
