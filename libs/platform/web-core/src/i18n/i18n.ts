import type { Language } from '@caravan/kernel';
import type { Texts } from '../manifest.ts';

/** The texts of one browser page or one server request, which speaks one language; namespaces come with the pages that read them. */
export interface I18n {
  readonly language: Language;
  readonly texts: Record<string, Texts>;
}

export const makeI18n = (language: Language, texts: Record<string, Texts> = {}): I18n => ({ language, texts: { ...texts } });

/** Adds namespaces that are not there yet. */
export const addTexts = (i18n: I18n, texts: Record<string, Texts>): void => {
  for (const [namespace, tree] of Object.entries(texts)) i18n.texts[namespace] ??= tree;
};

/** The namespaces that are not there yet. */
export const missingTexts = (i18n: I18n, namespaces: readonly string[]): string[] => namespaces.filter((namespace) => !i18n.texts[namespace]);

export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** The text at a key such as `detail.title`; undefined where there is none. */
const findText = (tree: Texts, key: string): string | undefined => {
  let found: string | Texts | undefined = tree;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
};

/** Texts never change, and a server reads the same few for every page. */
const read = new WeakMap<Texts, Map<string, string | undefined>>();

const textAt = (tree: Texts | undefined, key: string): string | undefined => {
  if (!tree) return undefined;
  let texts = read.get(tree);
  if (!texts) read.set(tree, (texts = new Map()));
  let text = texts.get(key);
  if (text === undefined) texts.set(key, (text = findText(tree, key)));
  return text;
};

const rules: { [L in Language]?: Intl.PluralRules } = {};
const pluralRules = (language: Language): Intl.PluralRules => (rules[language] ??= new Intl.PluralRules(language));

/** `products` with a `count` reads `products_one` or `products_other`, as the language counts. */
const counted = (tree: Texts | undefined, key: string, { count }: Record<string, unknown>, language: Language): string | undefined =>
  typeof count === 'number' ? textAt(tree, `${key}_${pluralRules(language).select(count)}`) : undefined;

const fill = (text: string, values: Record<string, unknown>): string =>
  text.includes('{{') ? text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: string) => String(values[name] ?? '')) : text;

/** Reads texts of one namespace. A key without a text shows itself, so that it is seen; a spec compares both languages. */
export const translator =
  (i18n: I18n, namespace: string): Translate =>
  (key, values = {}) => {
    const tree = i18n.texts[namespace];
    const text = counted(tree, key, values, i18n.language) ?? textAt(tree, key);
    return text === undefined ? key : fill(text, values);
  };
