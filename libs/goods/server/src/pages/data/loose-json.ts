import { jsonrepair } from 'jsonrepair';

/** jsonrepair is slow on large texts, so longer texts are only parsed strictly. */
const maxRepairLength = 400_000;

const unwrapped = (text: string): string =>
  text
    .trim()
    .replace(/^(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|\]\]>)$/, '')
    .trim()
    .replace(/;$/, '');

const attempt = (read: () => unknown): unknown => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** A quoted text, also one that does not end, or what a minifier writes for true, false and undefined. */
const textOrMinified =
  /"(?:\\.|[^"\\])*(?:"|\\?$)|'(?:\\.|[^'\\])*(?:'|\\?$)|(?<![\w$])(?:!0|!1|void 0)(?=\s*[,\]}])/gs;

const written = new Map([
  ['!0', 'true'],
  ['!1', 'false'],
  ['void 0', 'null'],
]);

/** jsonrepair 3.15.0 reads `!1` as a text, which is neither true nor false: sold-out goods would be for sale. */
const unminified = (text: string): string => text.replaceAll(textOrMinified, (token) => written.get(token) ?? token);

/**
 * Parses JSON as shops write it: with raw line breaks, trailing commas, comments, CDATA marks, minified flags. Undefined if
 * it cannot be read.
 */
export const looseJson = (text: string): unknown => {
  const bare = unwrapped(text);
  if (!bare) return undefined;
  const strict = attempt(() => JSON.parse(bare));
  if (strict !== undefined || bare.length > maxRepairLength) return strict;
  const spaced = attempt(() => JSON.parse(bare.replaceAll(/[\u0000-\u001f]+/g, ' ')));
  return spaced ?? attempt(() => JSON.parse(jsonrepair(unminified(bare))));
};

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One value counts as a list of one; nothing as an empty list. */
export const asArray = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
