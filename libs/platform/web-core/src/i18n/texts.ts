import type { i18n as I18n } from 'i18next';
import { defaultLanguage, type Language } from '@caravan/kernel';
import type { WebFeature } from '../manifest.ts';
import { commonNamespace, commonTexts } from './common/common-texts.ts';
import type { TextSource } from './text-files.ts';

/** The namespace of a feature's slot texts, if they are separate from its pages' texts. */
export const slotNamespace = (featureId: string): string => `${featureId}-slots`;

const sourcesOf = (feature: WebFeature): [string, TextSource][] => [
  [feature.id, feature.texts],
  ...(feature.slotTexts ? [[slotNamespace(feature.id), feature.slotTexts] as [string, TextSource]] : []),
];

export interface TextLibrary {
  /** Loads the namespaces that an instance does not have yet in its language. */
  ensure: (i18n: I18n, namespaces: readonly string[]) => Promise<void>;
}

/** Collects the text sources of all namespaces. */
export const makeTextLibrary = (features: readonly WebFeature[]): TextLibrary => {
  const sources = new Map([[commonNamespace, commonTexts], ...features.flatMap(sourcesOf)]);

  const add = async (i18n: I18n, namespace: string): Promise<void> => {
    const source = sources.get(namespace);
    if (!source) throw new Error(`no feature brings the texts of "${namespace}"`);
    const language = i18n.language as Language;
    const { texts } = await (source[language] ?? source[defaultLanguage])();
    i18n.addResourceBundle(language, namespace, texts);
  };

  return {
    ensure: async (i18n, namespaces) => {
      const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
      await Promise.all(missing.map((namespace) => add(i18n, namespace)));
    },
  };
};
