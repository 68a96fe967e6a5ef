import type { AnyNode, Element } from 'domhandler';
import { amountText, isElement, visibleText, walk, type Html } from './html-page.ts';
import { sameTitle } from './page-title.ts';
import { canonicalAmount, readPriceText } from './price-text.ts';
import type { PageContext, ReadPrice } from './reading.ts';
import { oneLine } from './text.ts';

/** Prices below the heading of a page. */
export interface VisiblePrices {
  /** The current price, if exactly one is visible. */
  sure: ReadPrice | null;
  /** Crossed-out amounts: former prices, never the current one. */
  crossedOut: string[];
}

/** The largest distance, in elements, of a product's price from the heading. */
const reach = 260;
/** The number of ancestors that are checked for the meaning of a text. */
const ancestry = 6;

const wordPattern = (...lists: string[]): RegExp =>
  new RegExp(`(?:^|[^a-z])(?:${lists.join(' ').split(' ').join('|')})(?:[^a-z]|$)`, 'i');

const priceWord = /pri(?:ce|x|s)|prez|preis|prec|cena|preço|fiyat|цена|amount|buybox/i;
/**
 * Words that mark a price of another kind: former, of another product, of a delivery, of a part. They count as whole
 * words.
 */
const otherWord = wordPattern(
  'old was orig original rrp uvp msrp list regular normal before prev previous strike striked crossed compare save saving savings discount',
  'unit per base tax taxes notax net vat ship shipping deliver delivery versand lieferung bonus points',
  'install installment installments finance month monthly rate loyal loyalty member club coupon voucher',
  'related recommend recommended recommendation recommendations similar upsell cross carousel swiper slider tile teaser card',
  'cart basket mini sticky footer nav menu breadcrumb review reviews rating',
  'filter min max starting bundle sponsor sponsored recently twister swatch variant option options used gift warranty insurance',
);
const crossedWord = wordPattern(
  'old was orig original rrp uvp msrp list regular before prev previous strike striked crossed compare',
);
const crossedTags = new Set(['s', 'del', 'strike']);
const unseen = new Set(['script', 'style', 'noscript', 'template', 'option', 'select', 'svg', 'head']);

/**
 * Class and id as words (`oldPrice` → `old Price`), without those of the buy button, which is next to the product's
 * price.
 */
const marksOf = (element: Element): string =>
  `${element.attribs['class'] ?? ''} ${element.attribs['id'] ?? ''} ${element.attribs['data-testid'] ?? ''}`
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/add[-_ ]?to[-_ ]?(?:cart|basket|bag)/gi, ' ');

const lineageOf = (element: Element): Element[] => {
  const lineage: Element[] = [element];
  for (let parent = element.parent; isElement(parent) && lineage.length <= ancestry; parent = parent.parent)
    lineage.push(parent);
  return lineage;
};

const isCrossedOut = (lineage: readonly Element[]): boolean =>
  lineage
    .slice(0, 4)
    .some(
      (element) =>
        crossedTags.has(element.name) ||
        crossedWord.test(marksOf(element)) ||
        /line-through/i.test(element.attribs['style'] ?? ''),
    );

const wholePrice = /^[^\d]{0,8}\d[\d.,'’\s\u00a0\u202f]*(?:[.,]?[-–—]{1,2})?[^\d]{0,8}$/u;

/** A text that contains only a price: with a currency's mark, or in the form `20,-`. */
const priceIn = (text: string, context: PageContext): ReadPrice | null => {
  if (text.length > 24 || !wholePrice.test(text)) return null;
  const found = readPriceText(text, context.currencyHint);
  if (!found || !(Number(found.amount) > 0)) return null;
  const words = text.replaceAll(/[\d.,'’\s\u00a0\u202f–—-]/gu, '');
  const dashed = /\d\s*[.,][-–—]{1,2}$/u.test(text);
  if (
    found.currency === null &&
    !dashed &&
    !(words === '$' || words === '¥' || words === '￥' || /^kr\.?$/.test(words))
  )
    return null;
  return { amount: found.amount, currency: found.currency ?? context.currencyHint };
};

/**
 * True if the text directly before this element ends with a digit, so that this element contains the rest of a number.
 */
const isRestOfNumber = (element: Element): boolean => {
  if (!/^\d/.test(visibleText(element))) return false;
  let before: AnyNode | null = element.prev;
  for (let at = element; before === null && isElement(at.parent); at = at.parent) before = at.parent.prev;
  return before !== null && /\d$/.test(visibleText(before));
};

const mainHeading = (html: Html, title: string | null): Element | undefined => {
  const headings = html
    .named('h1')
    .slice(0, 20)
    .filter((element) => oneLine(visibleText(element)).length > 1);
  return headings.find((element) => sameTitle(visibleText(element), title)) ?? headings[0];
};

/** Visible elements after `start`, in document order. */
const following = (start: Element): Element[] => {
  const found: Element[] = [];
  for (let at: Element | null = start; at && found.length < reach; at = isElement(at.parent) ? at.parent : null) {
    for (let next = at.nextSibling; next && found.length < reach; next = next.nextSibling) {
      walk([next], (node) => {
        if (found.length >= reach || !isElement(node) || unseen.has(node.name)) return false;
        found.push(node);
        return true;
      });
    }
  }
  return found;
};

/**
 * Reads the price below the product's heading. It is sure only if everything that looks like the current price agrees.
 */
export const readVisiblePrices = (html: Html, title: string | null, context: PageContext): VisiblePrices => {
  const heading = mainHeading(html, title);
  if (!heading) return { sure: null, crossedOut: [] };
  const current: ReadPrice[] = [];
  const crossedOut: string[] = [];
  for (const element of following(heading)) {
    if (element.children.length > 12) continue;
    const text = oneLine(amountText(element));
    const price = priceIn(text, context);
    // A text that is completely in a child belongs to the child, whose words determine its meaning.
    if (
      !price ||
      isRestOfNumber(element) ||
      element.children.some((child) => isElement(child) && oneLine(amountText(child)) === text)
    )
      continue;
    const lineage = lineageOf(element);
    if (isCrossedOut(lineage)) crossedOut.push(price.amount);
    else if (
      lineage.slice(0, 5).some((one) => priceWord.test(marksOf(one))) &&
      !lineage.some((one) => otherWord.test(marksOf(one)))
    )
      current.push(price);
  }
  const amounts = new Set(current.map((price) => canonicalAmount(price.amount)));
  return {
    sure: amounts.size === 1 ? (current.find((price) => price.currency) ?? current[0] ?? null) : null,
    crossedOut,
  };
};
