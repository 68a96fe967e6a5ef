import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, type Language } from '@caravan/kernel';
import type { Texts } from '../manifest.ts';

/** The i18n of one browser page or one server request, speaking one language. */
export const makeI18n = (language: Language, texts: Record<string, Texts> = {}): I18n => {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    // Each language is complete (a missing key fails a spec), so nothing of another language is ever loaded.
    fallbackLng: false,
    defaultNS: false,
    ns: Object.keys(texts),
    resources: { [language]: texts },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
    returnNull: false,
  });
  return i18n;
};

/** Adds namespaces that are not there yet. */
export const addTexts = (i18n: I18n, texts: Record<string, Texts>): void => {
  const language = i18n.language || defaultLanguage;
  for (const [namespace, tree] of Object.entries(texts)) {
    if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, tree);
  }
};

/** The namespaces that are not there yet. */
export const missingTexts = (i18n: I18n, namespaces: readonly string[]): string[] =>
  namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));

export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Reads texts of one namespace outside of components. */
export const translator = (i18n: I18n, namespace: string): Translate => {
  const t = i18n.getFixedT(null, namespace);
  return (key, values) => t(key, values ?? {});
};
