import type { Language } from '@caravan/kernel';
import type { Texts, WebFeature } from '../manifest.ts';
import { commonNamespace, commonTexts } from './common/common-texts.ts';
import { addTexts, missingTexts, type I18n } from './i18n.ts';

/** Where the texts of one namespace come from. */
export type TextSource = Record<Language, () => Promise<{ texts: Texts }>>;

/** Namespace of a feature's slot texts, when it keeps them apart from its pages'. */
export const slotNamespace = (featureId: string): string => `${featureId}-slots`;

const sourcesOf = (feature: WebFeature): [string, TextSource][] => [
  [feature.id, feature.texts],
  ...(feature.slotTexts ? [[slotNamespace(feature.id), feature.slotTexts] as [string, TextSource]] : []),
];

export interface TextLibrary {
  /** Sees to it that an i18n has these namespaces in its language; each is fetched once and kept. */
  ensure: (i18n: I18n, namespaces: readonly string[]) => Promise<void>;
}

/** Knows where each namespace's texts come from. */
export const makeTextLibrary = (features: readonly WebFeature[]): TextLibrary => {
  const sources = new Map([[commonNamespace, commonTexts], ...features.flatMap(sourcesOf)]);
  const kept = new Map<string, Promise<Texts>>();

  const loadOne = (namespace: string, language: Language): Promise<Texts> => {
    const key = `${language}/${namespace}`;
    const known = kept.get(key);
    if (known) return known;
    const source = sources.get(namespace);
    if (!source) throw new Error(`no feature brings the texts of "${namespace}"`);
    const loading = source[language]().then(({ texts }) => texts);
    kept.set(key, loading);
    // A failed download may be tried again.
    loading.catch(() => kept.delete(key));
    return loading;
  };

  return {
    ensure: async (i18n, namespaces) => {
      const missing = missingTexts(i18n, namespaces);
      const { language } = i18n;
      const loaded = await Promise.all(missing.map(async (namespace) => [namespace, await loadOne(namespace, language)] as const));
      addTexts(i18n, Object.fromEntries(loaded));
    },
  };
};
