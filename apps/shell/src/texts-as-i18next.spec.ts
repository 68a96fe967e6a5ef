import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import type { Language } from '@caravan/kernel';
import { makeI18n, translator, type WebFeature } from '@caravan/web-core';
import { site } from './site.ts';

type Tree = { readonly [key: string]: string | Tree };

const keysOf = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`)));

const namesIn = (text: string): string[] => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name);

/** Every key as written, and its base once for each number where it counts. */
const callsOf = (tree: Tree, key: string): { key: string; counts: (number | undefined)[] } => {
  const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
  return base === key ? { key, counts: [undefined, 1, 5] } : { key: base, counts: [0, 1, 2, 5, 21, 100] };
};

const textAt = (tree: Tree, key: string): string => String(key.split('.').reduce<string | Tree>((found, part) => (found as Tree)[part] ?? '', tree));

const sourcesOf = (feature: WebFeature) => [feature.texts, ...(feature.slotTexts ? [feature.slotTexts] : [])];
const sources = [site.frame, ...site.features].flatMap((feature) => sourcesOf(feature).map((texts, index) => [`${feature.id}/${index}`, texts] as const));
const cases = sources.flatMap(([name, texts]) => (['en', 'zh'] as const).map((language) => [name, language, texts[language]] as const));

test.each(cases)('the texts of %s in %s read as i18next reads them', async (_name, language: Language, load) => {
  const { texts } = await load();
  const i18next = createInstance();
  await i18next.init({ lng: language, fallbackLng: false, ns: ['n'], defaultNS: false, resources: { [language]: { n: texts } }, interpolation: { escapeValue: false } });
  const theirs = i18next.getFixedT(null, 'n');
  const ours = translator(makeI18n(language, { n: texts }), 'n');
  const differing: string[] = [];
  for (const written of keysOf(texts)) {
    const { key, counts } = callsOf(texts, written);
    for (const count of counts) {
      const values = { ...Object.fromEntries(namesIn(textAt(texts, written)).map((name) => [name, `<${name} $&>`])), ...(count === undefined ? {} : { count }) };
      if (ours(key, values) !== theirs(key, values)) differing.push(`${key} ${JSON.stringify(values)}: ${ours(key, values)} / ${theirs(key, values)}`);
    }
  }
  expect(differing).toEqual([]);
});
