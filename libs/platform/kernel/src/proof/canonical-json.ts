/** Anything that JSON can express. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** Deeper than any receipt; a hostile file must not exhaust the stack. */
const maxDepth = 32;

const writeText = (text: string): string => {
  if (!text.isWellFormed()) throw new TypeError('a text with a lone surrogate has no canonical form');
  return JSON.stringify(text);
};

const write = (value: Json, depth: number): string => {
  if (depth > maxDepth) throw new RangeError('the value is nested too deeply');
  if (typeof value === 'string') return writeText(value);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('the number has no canonical form');
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item: Json) => write(item, depth + 1)).join(',')}]`;
  const members = Object.entries(value)
    .filter((member): member is [string, Json] => member[1] !== undefined)
    // RFC 8785 sorts by UTF-16 code units, as the operator does.
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${writeText(key)}:${write(member, depth + 1)}`).join(',')}}`;
};

/**
 * The canonical form of a JSON value (RFC 8785): the same value has the same text, whatever the order of its keys.
 * Members that are undefined are left out. Throws if there is none: for numbers that are not finite, for texts that are
 * not Unicode and for values that are nested more than 32 deep.
 */
export const canonicalJson = (value: Json): string => write(value, 0);
