import type { AnyNode, Element } from 'domhandler';
import { amountText, isElement, visibleText } from '../html-page.ts';
import { judged } from './price-meaning.ts';
import { canonicalAmount } from './price-text.ts';
import { hasNumbers, meaningOf, type PriceMeaning } from './price-words.ts';
import { marksOf, type ZoneElement } from '../product-zone.ts';
import type { PageContext, ReadPrice } from '../reading.ts';
import { readShortPrice } from './short-price.ts';
import type { SystemRules } from '../shops/system-rules.ts';
import { oneLine } from '../text.ts';

/** A price in the zone of the product. */
export interface Candidate {
  element: Element;
  price: ReadPrice;
  /** The highest amount of a range. */
  high: string | null;
  meaning: PriceMeaning;
  /** How surely it is a price of the product: 1 a number with a currency, 2 a price, 3 the current one, 4 by the shop's system. */
  rank: number;
  /** The classes on the way to it: prices of a list share it. */
  path: string;
}

/** True if the text directly before this element ends with a digit, so that this element contains the rest of a number. */
const isRestOfNumber = (element: Element): boolean => {
  if (!/^[.,]?\d/.test(visibleText(element))) return false;
  let before: AnyNode | null = element.prev;
  for (let at = element; before === null && isElement(at.parent); at = at.parent) before = at.parent.prev;
  return before !== null && /\d$/.test(visibleText(before));
};

/** True if the text directly behind this element is the cents of its number. */
const isStartOfNumber = (element: Element): boolean => {
  let behind: AnyNode | null = element.next;
  for (let at = element; behind === null && isElement(at.parent); at = at.parent) behind = at.parent.next;
  return behind !== null && /\d$/.test(visibleText(element)) && /^[.,]\d/.test(visibleText(behind));
};

/** Tags and classes on the way down to a price, without numbers. */
const pathOf = (lineage: readonly Element[]): string =>
  lineage.map((element) => `${element.name}.${marksOf(element).replaceAll(/\d+/g, '')}`).join('<');

const everyCandidate = (zone: readonly ZoneElement[], rules: SystemRules, context: PageContext): Candidate[] =>
  zone.flatMap(({ element, lineage }) => {
    if (element.children.length > 12) return [];
    const text = oneLine(amountText(element));
    const found = readShortPrice(text, context);
    // A text that is completely in a child belongs to the child, whose words determine its meaning.
    if (
      !found ||
      isRestOfNumber(element) ||
      isStartOfNumber(element) ||
      element.children.some((child) => isElement(child) && oneLine(amountText(child)) === text)
    )
      return [];
    // Around several numbers the words belong to the elements inside.
    if (element.children.some(isElement) && hasNumbers(found.words)) return [];
    const own = meaningOf(found.words);
    const { meaning, rank } = judged(lineage, own === 'unknown' ? 'none' : own, rules);
    if (own === 'unknown' && rank < 4) return [];
    if (found.isBare && rank < 2) return [];
    return [{ element, price: found.price, high: found.high, meaning, rank, path: pathOf(lineage) }];
  });

const amountOf = ({ price }: Candidate): string => canonicalAmount(price.amount);

/** The different amounts of these. */
export const distinct = (candidates: readonly Candidate[]): string[] => [...new Set(candidates.map(amountOf))];

export const isInside = (inner: Element, outer: Element): boolean => {
  for (let at = inner.parent; at; at = at.parent) if (at === outer) return true;
  return false;
};

/** Of a price and the element around it the inner one counts. The end of a range is no price. */
const withoutOuter = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.flatMap((one, index) => {
    const isSame = (other: Candidate) => amountOf(other) === amountOf(one);
    if (candidates.slice(index + 1, index + 8).some((inner) => isSame(inner) && isInside(inner.element, one.element)))
      return [];
    const outer = candidates
      .slice(Math.max(0, index - 4), index)
      .filter((around) => isInside(one.element, around.element));
    if (outer.some(({ high }) => high !== null && canonicalAmount(high) === amountOf(one))) return [];
    const currency =
      one.price.currency ?? outer.find((around) => isSame(around) && around.price.currency)?.price.currency ?? null;
    return [{ ...one, price: { ...one.price, currency } }];
  });

/** The prices in a zone, in document order. */
export const candidatesIn = (zone: readonly ZoneElement[], rules: SystemRules, context: PageContext): Candidate[] =>
  withoutOuter(everyCandidate(zone, rules, context));
