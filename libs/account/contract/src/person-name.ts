import type { Address } from './addresses.schema.ts';

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** True for a text with Han, kana or Hangul: a name has the family name first, an address its largest part. */
export const isEastAsian = (text: string): boolean => eastAsian.test(text);

const closed = /^[\p{Script=Han}\p{Script=Hangul}]+$/u;

/**
 * A person's full name, or the only one. In East Asian script the family name is first; only names with kana or Latin
 * letters are written with a space.
 */
export const personName = ({
  first_name: first,
  last_name: last,
}: Pick<Address, 'first_name' | 'last_name'>): string => {
  const parts = isEastAsian(first) && isEastAsian(last) ? [last, first] : [first, last];
  return parts.filter(Boolean).join(closed.test(first + last) ? '' : ' ');
};
