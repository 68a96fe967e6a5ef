import { currencyPattern } from './currency.ts';

const minus = '[-\\u2010-\\u2015\\u2212]';
const mark = `(?:${currencyPattern})?\\$?[\\s:]*`;
/** A minus sign of the number behind it: at the start, or between a space, a bracket or a mark and the number. */
const negative = new RegExp(
  `(?:^\\s*${minus}\\s*${mark}|(?:[\\s(\\[:=]|\\p{Sc}|(?:${currencyPattern}))${minus}${mark})$`,
  'u',
);

const numeral = '[百佰千仟万萬亿億兆천만억]';
const multiple = 'тыс|млн|млрд|mio|mln|million|billion|thousand|hundred|lakh|lac|crore';
/** The beginning of a longer number: an exponent, a base, a fraction, a Chinese numeral. */
const continued = new RegExp(`\\d\\s?(?:[.,]?[eE][-+\\u2212]?|[xX_⁄]|${numeral})$`, 'u');
/** The rest of a longer number, or its multiplier: `E3`, `k`, `万`, `млн`. */
const continues = new RegExp(
  `^(?:[.,]?[eE][-+\\u2212]?\\d|[eEkKM](?!\\p{L})|[xX_⁄]\\d?|\\s?[kK](?!\\p{L})|\\s?${numeral}|\\s?(?:${multiple}))`,
  'u',
);

/** A separator in front of a number is a part of it that was not understood. */
const separated = /(?:^|[\s\p{Sc}(])[.,]+$/u;

/**
 * True if the digits from `start` to `end` are a complete number: not negative, and not a part of another notation. A
 * wrong price is worse than none.
 */
export const isWholeNumber = (text: string, start: number, end: number): boolean => {
  const before = text.slice(0, start);
  return (
    !negative.test(before) && !continued.test(before) && !separated.test(before) && !continues.test(text.slice(end))
  );
};

/** `½`, `²` and `①` beside a digit would become digits of the same number by normalisation. */
export const hasDigitLike = (text: string): boolean => /\d\s?\p{No}|\p{No}\d/u.test(text);

/** Digit groups as countries write them: of three with one separator, or of two before the last three, as in India. */
const groups = /^(?:\d+|\d{1,3}(?:([.,'])\d{3})(?:\1\d{3})*|\d{1,2}(?:,\d{2})*,\d{3})$/;

/** The digits of a number without separators; null if no country groups digits like this. */
export const ungrouped = (whole: string): string | null =>
  whole === '' || groups.test(whole) ? whole.replaceAll(/[.,']/g, '') : null;
