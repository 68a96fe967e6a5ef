import { currencyCode, currencyPattern, hasNoMinorUnit } from './currency.ts';
import { hasDigitLike, isWholeNumber, ungrouped } from './price-surroundings.ts';

/** A price in a shop's text: a plain decimal string, and the currency if the text states it. */
export interface PriceText {
  amount: string;
  currency: string | null;
}

const spaces = '\\s\\u00a0\\u202f\\u2009';
/** A number without its zero: `.89`, never behind a word or another number. */
const leadingMark = `(?:(?<![\\p{L}\\d.,])[.,](?=\\d{1,2}(?![\\d.,])))?`;
/** Digits with any separators between them. A number never ends with a separator. */
const numberPattern = `${leadingMark}\\d(?:[\\d.,'’·${spaces}]*\\d)?`;
const currencyFirst = new RegExp(
  `(${currencyPattern})\\$?[${spaces}:]*((?:\\.(?=\\d{1,2}(?![\\d.,])))?${numberPattern})`,
  'du',
);
const numberFirst = new RegExp(`(${numberPattern})(?:[.,]?[-–—]+)?[${spaces}]*(${currencyPattern})`, 'du');
/** `From 26 to 50 €`, `26 - 50 €`: the first of two numbers before one mark. */
const range = new RegExp(
  `(${numberPattern})\\s*(?:to|bis|до|à|-|–|~|至)\\s*(?=${numberPattern}[${spaces}]*(?:${currencyPattern}))`,
  'du',
);
/** `35€ 99`: cents behind the mark. */
const centsBehind = new RegExp(`^\\s*(\\d+)[${spaces}]?€[${spaces}]?(\\d{2})\\s*$`, 'u');
const numberAlone = new RegExp(numberPattern, 'du');
const percent = new RegExp(`(?:-\\s*)?${numberPattern}[${spaces}]*%`, 'gu');
const freeWords = /^\s*(?:free|gratis|kostenlos|бесплатно|免费)[\s!.]*$/iu;
/** No price is longer. */
const maxLength = 200;
const hyphened = /\d+\s*-\s*\d+/u;

/** Groups of three behind the first: `1 299`, `12 990 000`. Other spaces separate two numbers. */
const grouped = /^\d{1,3}(?:[\s\u00a0\u202f\u2009]\d{3})+(?!\d)/u;

const withoutForeignNumbers = (text: string): string => {
  const number = text.trim();
  if (!/[\s\u00a0\u202f\u2009]/u.test(number)) return number;
  const thousands = grouped.exec(number)?.[0];
  if (thousands) {
    const rest = number.slice(thousands.length);
    const fraction = /^\s?[.,]\s?\d{1,2}(?!\d)/u.exec(rest)?.[0] ?? '';
    return thousands + fraction.replace(/\s/gu, '');
  }
  // `559. 99`, `12 ,50`: a separator with a space beside it still belongs to its number.
  const joined = /^\d[\d.,'’]*\s?[.,]\s?\d{1,2}(?!\d)/u.exec(number)?.[0];
  return joined?.replace(/\s/gu, '') ?? (number.split(/[\s\u00a0\u202f\u2009]/u)[0] ?? '').replace(/[.,]$/, '');
};

const inThousandths = new Set(['KWD', 'BHD', 'OMR', 'JOD', 'TND', 'LYD', 'IQD']);

/** The separator of the decimals, if any, in a number of digits, dots and commas. */
const decimalMark = (number: string, currency: string | null): '.' | ',' | null => {
  const last = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  if (last < 0) return null;
  const mark = number[last] === '.' ? '.' : ',';
  const other = mark === '.' ? ',' : '.';
  const decimals = number.length - last - 1;
  const repeated = number.indexOf(mark) !== last;
  if (repeated) return null;
  if (number.includes(other)) return mark;
  if (decimals !== 3) return mark;
  // Three digits behind the only separator are thousands, except for a leading zero and for currencies that count in
  // thousandths.
  if (/^0+[.,]/.test(number)) return mark;
  return currency !== null && inThousandths.has(currency) ? mark : null;
};

/** `1.299,00` → `1299.00`, `1'049,95` → `1049.95`, `24 990` → `24990`; null if it is not a number. */
const plainAmount = (text: string, currency: string | null = null): string | null => {
  const number = withoutForeignNumbers(text).replaceAll(/['’·\s\u00a0\u202f\u2009]/gu, "'");
  const mark = decimalMark(number, currency);
  const [whole = '', fraction] = mark
    ? [number.slice(0, number.lastIndexOf(mark)), number.slice(number.lastIndexOf(mark) + 1)]
    : [number];
  const digits = ungrouped(whole)?.replace(/^0+(?=\d)/, '');
  if (digits === undefined || !/^\d{1,15}$/.test(digits || '0')) return null;
  if (fraction !== undefined && !/^\d{1,6}$/.test(fraction)) return null;
  return fraction === undefined ? digits : `${digits || '0'}.${fraction}`;
};

const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');

/** The number in a group of a match, and its position. */
const numberIn = (match: RegExpExecArray | null, group: number) => {
  const [start, end] = match?.indices?.[group] ?? [];
  const text = match?.[group];
  return text === undefined || start === undefined || end === undefined ? null : { text, start, end };
};

/** A price, and the words around it: without percentages, and without the number and its marks. */
export interface FoundPrice extends PriceText {
  before: string;
  after: string;
}

/**
 * Finds the first price in a text (`1.299,00 €`, `24 990 руб.`, `￥12.8起`, `$45,000 - $70,000`). `hint` is the currency
 * that the shop's country suggests. It only decides between currencies that share a mark.
 */
export const findPriceText = (text: string, hint: string | null = null): FoundPrice | null => {
  if (hasDigitLike(text.slice(0, maxLength))) return null;
  const plain = normal(text.slice(0, maxLength)).replaceAll(percent, ' ');
  const first = currencyFirst.exec(plain);
  const second = numberFirst.exec(plain);
  // Of two ways to read the text, the one that matches first. In `12 € 15 €` each number has its own sign.
  const useFirst = first && (!second || first.index <= second.index);
  const [centsText, euros, cents] = centsBehind.exec(plain) ?? [];
  const found = useFirst
    ? numberIn(first, 2)
    : (numberIn(range.exec(plain), 1) ??
      numberIn(second, 1) ??
      (hyphened.test(plain) ? null : numberIn(numberAlone.exec(plain), 0)));
  if (!found) return freeWords.test(plain) ? { amount: '0', currency: null, before: '', after: '' } : null;
  if (!isWholeNumber(plain, found.start, found.end)) return null;
  const number = (euros && `${euros}.${cents}`) ?? found.text;
  // `$1,190.00 AUD` states the currency twice. An unambiguous one counts.
  const currency =
    currencyCode(useFirst ? first[1] : second?.[2], hint) ??
    (useFirst && second?.[1] === first[2] ? currencyCode(second?.[2], hint) : null);
  const amount = plainAmount(number, currency);
  if (amount === null) return null;
  const isSecond = second?.indices?.[1]?.[0] === found.start;
  const end = isSecond ? second.index + second[0].length : found.end;
  return {
    amount,
    currency,
    before: plain.slice(0, useFirst ? first.index : found.start),
    after: centsText ? '' : plain.slice(end),
  };
};

/** The first price in a text, without the words around it. */
export const readPriceText = (text: string, hint: string | null = null): PriceText | null => {
  const found = findPriceText(text, hint);
  return found && { amount: found.amount, currency: found.currency };
};

/**
 * Reads a price that a program wrote for programs, such as `1299.00` or `.89`. Exceptions: `229.990` in a currency
 * without a minor unit means thousands, and `1.5E3` is 1500. Anything else is read as text.
 */
export const readMachinePrice = (value: unknown, currency: string | null): string | null => {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? plainNumber(value) : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (/^\d+(?:\.\d+)?e[-+]?\d{1,3}$/i.test(text)) return plainNumber(Number(text));
  if (/^\.\d+$/.test(text)) return `0${text}`;
  if (/^\d+(?:\.\d+)?$/.test(text)) {
    const thousands = /^\d{1,3}\.\d{3}$/.test(text) && hasNoMinorUnit(currency);
    return thousands ? text.replace('.', '') : text.replace(/^0+(?=\d)/, '');
  }
  return readPriceText(text, currency)?.amount ?? null;
};

/** Removes rounding errors of binary fractions (`19.990000000000002`). */
const plainNumber = (value: number): string | null => {
  const text = String(Number(value.toFixed(6)));
  return /^\d+(?:\.\d+)?$/.test(text) ? text : null;
};

/** True if two decimal strings are the same amount. */
export const sameAmount = (a: string, b: string): boolean => canonicalAmount(a) === canonicalAmount(b);

/** Removes trailing zeros: `68.00` → `68`. */
export const canonicalAmount = (amount: string): string =>
  amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;

/**
 * Other readings of an amount with three decimals: thousands with a dot between them (`1.234`), or a price that the page
 * shows rounded. Empty for currencies that count in thousandths, and for any other number of decimals.
 */
export const otherReadings = (amount: string, currency: string | null): string[] => {
  if (!/^[1-9]\d{0,2}\.\d{3}$/.test(amount) || (currency !== null && inThousandths.has(currency))) return [];
  return [amount.replace('.', ''), Number(amount).toFixed(2)];
};
