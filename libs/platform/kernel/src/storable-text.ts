/**
 * Whether PostgreSQL can keep the text: it has no NUL, and no half of a surrogate pair, which JSON refuses. Every text of
 * a request must be storable (specification 22.14).
 */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** A text from outside as PostgreSQL can keep it: without NUL, and with U+FFFD for half of a surrogate pair. */
export const storableText = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * A value from outside (an answer of a shop or a provider) with every text in it made storable. It is plain data: objects,
 * arrays, dates and primitives.
 */
export const storable = <T>(value: T): T => {
  if (typeof value === 'string') return storableText(value) as T;
  if (Array.isArray(value)) return value.map(storable) as T;
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [storableText(key), storable(part)])) as T;
};

/** The number of characters of a text: its Unicode code points, as limits count them (specification 22.13). */
export const characterCount = (text: string): number => [...text].length;

/** The first `max` characters of a text. It parts no character. */
export const firstCharacters = (text: string, max: number): string =>
  // A character has one or two code units, so a longer text need not be split as a whole.
  text.length <= max ? text : [...text.slice(0, 2 * max)].slice(0, max).join('');

/** An entry of a list leaves out longer addresses of pictures and sites. */
const longestAddress = 400;

const controls = /\p{Cc}+/gu;

/** A text in a list: one line of at most `max` characters. JSON needs six bytes for each control character. */
export const listText = (text: string, max: number): string => firstCharacters(text, max).replaceAll(controls, ' ');

/** The address of a picture or a site in a list; null if it is longer than an entry may be. */
export const listAddress = (address: string | null): string | null =>
  address !== null && address.length > longestAddress ? null : address;
