import { createInstance, type i18n as I18n, type Namespace, type TFunction } from 'i18next';
import type { Language } from '@caravan/kernel';
import type { Texts } from './text-files.ts';

export type { I18n };

/**
 * The i18next instance of a browser page, or of a server process, whose requests use clones of it. Pages add namespaces
 * as they need them. A page has one language without a fallback, so a missing text shows its key.
 */
export const makeI18n = (language: Language, texts: Record<string, Texts> = {}): I18n => {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    ns: [],
    resources: { [language]: texts },
    // Keys are paths such as `cart.total`, and never name their namespace. Said here, i18next need not guess it by key.
    keySeparator: '.',
    nsSeparator: false,
    // React escapes rendered values.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18n;
};

/** The instance of one server request: its own language, with the texts that the process has loaded. */
export const cloneI18n = (i18n: I18n, language: Language): I18n => i18n.cloneInstance({ lng: language });

/** The texts of some namespaces in the language of an instance, for the page's state. */
export const textsOf = (i18n: I18n, namespaces: readonly string[]): Record<string, Texts> =>
  Object.fromEntries(
    [...new Set(namespaces)].map((namespace) => [namespace, i18n.getResourceBundle(i18n.language, namespace) as Texts]),
  );

/**
 * `t` of a namespace that only a manifest names. Pages use `useTranslation` with their namespace, whose keys are typed.
 */
export const translatorOf = (i18n: I18n, namespace: string): TFunction<Namespace> =>
  i18n.getFixedT(i18n.language, namespace as Namespace);
