import { htmlToText } from './html-page.ts';

/** One line without extra white space, zero-width marks and control characters. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u0008\u000e-\u001f\u200b\u200e\u200f\ufeff\u00ad]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const entity = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});/i;

/** Decodes entities that a shop encoded repeatedly, at most twice. */
const withoutEntities = (text: string): string => {
  let plain = text;
  for (let layer = 0; layer < 2 && entity.test(plain); layer += 1) plain = htmlToText(plain.replaceAll('<', '&lt;'));
  return plain;
};

/** Plain text of a value of structured data: no tags, no entities, one line. Null if it is empty. */
export const plainText = (value: unknown, maxLength = 1000): string | null => {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  const bounded = value.slice(0, maxLength * 8);
  const tagged = /<[a-z!/][^>]*>/i.test(bounded) ? htmlToText(bounded) : bounded;
  const text = oneLine(withoutEntities(tagged));
  // The cut must not leave half of a surrogate pair.
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '') || null;
};

/** An absolute http(s) URL; null for anything else. */
export const absoluteUrl = (value: unknown, base: string): string | null => {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (!text || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
};

export const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
