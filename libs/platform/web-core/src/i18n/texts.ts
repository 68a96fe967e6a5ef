import type { Language } from '@caravan/kernel';
import type { Texts, WebFeature } from '../manifest.ts';

/** Where the texts of one namespace come from. */
export type TextSource = Record<Language, () => Promise<{ texts: Texts }>>;

/** Namespace of a feature's slot texts, when it keeps them apart from its pages'. */
export const slotNamespace = (featureId: string): string => `${featureId}-slots`;

const sourcesOf = (feature: WebFeature): [string, TextSource][] => [
  [feature.id, feature.texts],
  ...(feature.slotTexts ? [[slotNamespace(feature.id), feature.slotTexts] as [string, TextSource]] : []),
];

export interface TextLibrary {
  /** The texts of some namespaces in one language; each is fetched once and kept. */
  load: (namespaces: readonly string[], language: Language) => Promise<Record<string, Texts>>;
}

/** Knows where each namespace's texts come from. */
export const makeTextLibrary = (features: readonly WebFeature[]): TextLibrary => {
  const sources = new Map(features.flatMap(sourcesOf));
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
    load: async (namespaces, language) => {
      const unique = [...new Set(namespaces)];
      const loaded = await Promise.all(unique.map((namespace) => loadOne(namespace, language)));
      return Object.fromEntries(unique.map((namespace, index) => [namespace, loaded[index] ?? {}]));
    },
  };
};
