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

/**
 * Parses JSON as shops write it: with raw line breaks, trailing commas, comments, CDATA marks. Undefined if it cannot
 * be read.
 */
export const looseJson = (text: string): unknown => {
  const bare = unwrapped(text);
  if (!bare) return undefined;
  const strict = attempt(() => JSON.parse(bare));
  if (strict !== undefined || bare.length > maxRepairLength) return strict;
  const spaced = attempt(() => JSON.parse(bare.replaceAll(/[\u0000-\u001f]+/g, ' ')));
  return spaced ?? attempt(() => JSON.parse(jsonrepair(bare)));
};

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One value counts as a list of one; nothing as an empty list. */
export const asArray = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
