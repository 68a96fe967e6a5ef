import { findPriceText } from './price-text.ts';
import type { PageContext, ReadPrice } from '../reading.ts';

const maxText = 60;

/** A price alone, or with words about it. */
export interface ShortPrice {
  price: ReadPrice;
  /** The highest amount of a range. */
  high: string | null;
  words: string;
  /** No mark of a currency stands beside it. */
  isBare: boolean;
}

/** The second amount of a range: ` - $57.00`. */
const rangeEnd = /^\s*(?:[-–—~～]|to|bis|до|à|至|a)\s*([^\d]{0,4}\d[\d.,'’\s]*[^\d\s]{0,4})\s*$/u;
/** A number without decimals before these words counts something. */
const counted = /^\s*(?:in stock|left|available|sold|reviews?|ratings?|auf lager|en stock)(?!\p{L})/iu;
const twoDecimals = /^\s*\d[\d.,'’\s]*[.,]\d{2}\s*$/u;
/** Marks of several currencies, which count without knowing which one. */
const sharedMark = /[$¥￥]|(?<!\p{L})(?:kr\.?|Rs\.?)(?!\p{L})/gu;

/** The price in a short text; null if the text is anything else. */
export const readShortPrice = (text: string, context: PageContext): ShortPrice | null => {
  if (text.length > maxText || !/\d/.test(text)) return null;
  const found = findPriceText(text, context.currencyHint);
  if (!found || !(Number(found.amount) > 0)) return null;
  const isBare = found.currency === null && !/\d\s*[.,][-–—]{1,2}/u.test(text) && text.search(sharedMark) < 0;
  if (isBare && (!twoDecimals.test(text) || context.currencyHint === null)) return null;
  if (!found.amount.includes('.') && counted.test(found.after)) return null;
  const end = rangeEnd.exec(found.after)?.[1];
  const high = end === undefined ? null : findPriceText(end, context.currencyHint);
  return {
    price: { amount: found.amount, currency: found.currency ?? high?.currency ?? context.currencyHint },
    high: high?.amount ?? null,
    words: `${found.before} ${end === undefined ? found.after : ''}`.replaceAll(sharedMark, ' '),
    isBare,
  };
};
