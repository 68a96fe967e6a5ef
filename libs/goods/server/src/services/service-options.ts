import type { ReadOption } from '../pages/reading.ts';
import { plainText, unique } from '../pages/text.ts';

/** One value of one option, numbered by services as `pid:vid`, such as `1627207:3232483`. */
export interface OptionValue {
  pid: string;
  name: string;
  label: string;
  image: string | null;
}

/** The options of these values, in their order. */
export const optionsOf = (values: readonly OptionValue[]): ReadOption[] =>
  unique(values.map(({ pid }) => pid)).map((pid) => {
    const own = values.filter((value) => value.pid === pid);
    return { name: own[0]?.name ?? '', values: own.map(({ label, image }) => ({ label, image })) };
  });

/** Splits `0:1;1:2` into its pairs. */
export const pairsOf = (text: unknown): string[] =>
  typeof text === 'string'
    ? text
        .split(';')
        .map((pair) => pair.trim())
        .filter(Boolean)
    : [];

/** A name or label as plain text; null if it is empty. */
export const optionText = (value: unknown): string | null => plainText(value, 200);

export interface Chosen {
  labels: string[];
  image: string | null;
}

/**
 * The labels of a variant's pairs, in the order of the options. Null unless the pairs name exactly one value of each
 * option.
 */
export const chosenBy = (pairs: readonly string[], values: ReadonlyMap<string, OptionValue>): Chosen | null => {
  const pids = unique([...values.values()].map(({ pid }) => pid));
  const chosen = pairs.map((pair) => values.get(pair));
  const inOrder = pids.map((pid) => chosen.find((value) => value?.pid === pid));
  const found = inOrder.filter((value) => value !== undefined);
  if (found.length !== pids.length || pairs.length !== pids.length) return null;
  return { labels: found.map(({ label }) => label), image: found.find(({ image }) => image !== null)?.image ?? null };
};

/** Further properties of a product (material, item number) as one text, with the punctuation of its language. */
export const propertiesText = (properties: readonly (readonly [name: unknown, value: unknown])[]): string | null => {
  const known = properties
    .map(([name, value]) => [plainText(name, 80), plainText(value, 200)] as const)
    .filter(([name, value]) => name !== null && value !== null);
  const [colon, stop] = known.some(([name]) => /\p{Script=Han}/u.test(name ?? ''))
    ? ['\uff1a', '\uff1b']
    : [': ', '; '];
  return known.length > 0 ? known.map(([name, value]) => `${name}${colon}${value}`).join(stop) : null;
};
