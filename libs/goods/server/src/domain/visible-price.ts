import type { AnyNode, Element } from 'domhandler';
import { amountText, isElement, visibleText, walk, type Html } from './html-page.ts';
import { sameTitle } from './page-title.ts';
import { canonicalAmount, readPriceText } from './price-text.ts';
import type { PageContext, ReadPrice } from './reading.ts';
import { oneLine } from './text.ts';

/** Prices that a page shows below its heading. */
export interface VisiblePrices {
  /** The one current price, where there is exactly one. */
  sure: ReadPrice | null;
  /** Amounts that stand crossed out: what a price was, never what it is. */
  crossedOut: string[];
}

/** How far below the heading, in elements, a product's own price stands. */
const reach = 260;
/** Ancestors that are asked for what a text is. */
const ancestry = 6;

const wordPattern = (...lists: string[]): RegExp => new RegExp(`(?:^|[^a-z])(?:${lists.join(' ').split(' ').join('|')})(?:[^a-z]|$)`, 'i');

const priceWord = /pri(?:ce|x|s)|prez|preis|prec|cena|preço|fiyat|цена|amount|buybox/i;
/** Words that say a price is another one: of the past, of another product, of a delivery, of a part. They count as whole words. */
const otherWord = wordPattern(
  'old was orig original rrp uvp msrp list regular normal before prev previous strike striked crossed compare save saving savings discount',
  'unit per base tax taxes notax net vat ship shipping deliver delivery versand lieferung bonus points',
  'install installment installments finance month monthly rate loyal loyalty member club coupon voucher',
  'related recommend recommended recommendation recommendations similar upsell cross carousel swiper slider tile teaser card',
  'cart basket mini sticky footer nav menu breadcrumb review reviews rating',
  'filter min max starting bundle sponsor sponsored recently twister swatch variant option options used gift warranty insurance',
);
const crossedWord = wordPattern('old was orig original rrp uvp msrp list regular before prev previous strike striked crossed compare');
const crossedTags = new Set(['s', 'del', 'strike']);
const unseen = new Set(['script', 'style', 'noscript', 'template', 'option', 'select', 'svg', 'head']);

/** Class and id in words (`oldPrice` → `old Price`), without the buy button's: the product's own price stands beside it. */
const marksOf = (element: Element): string =>
  `${element.attribs['class'] ?? ''} ${element.attribs['id'] ?? ''} ${element.attribs['data-testid'] ?? ''}`
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/add[-_ ]?to[-_ ]?(?:cart|basket|bag)/gi, ' ');

const lineageOf = (element: Element): Element[] => {
  const lineage: Element[] = [element];
  for (let parent = element.parent; isElement(parent) && lineage.length <= ancestry; parent = parent.parent) lineage.push(parent);
  return lineage;
};

const isCrossedOut = (lineage: readonly Element[]): boolean =>
  lineage
    .slice(0, 4)
    .some((element) => crossedTags.has(element.name) || crossedWord.test(marksOf(element)) || /line-through/i.test(element.attribs['style'] ?? ''));

const wholePrice = /^[^\d]{0,8}\d[\d.,'’\s\u00a0\u202f]*(?:[.,]?[-–—]{1,2})?[^\d]{0,8}$/u;

/** A text that is a price and nothing else: with a currency's mark, or written `20,-`. */
const priceIn = (text: string, context: PageContext): ReadPrice | null => {
  if (text.length > 24 || !wholePrice.test(text)) return null;
  const found = readPriceText(text, context.currencyHint);
  if (!found || !(Number(found.amount) > 0)) return null;
  const words = text.replaceAll(/[\d.,'’\s\u00a0\u202f–—-]/gu, '');
  const dashed = /\d\s*[.,][-–—]{1,2}$/u.test(text);
  if (found.currency === null && !dashed && !(words === '$' || words === '¥' || words === '￥' || /^kr\.?$/.test(words))) return null;
  return { amount: found.amount, currency: found.currency ?? context.currencyHint };
};

/** Whether a number began in the element before this one, with nothing between them: what stands here is its rest. */
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

/** Elements that follow `start` in document order, without what people never see. */
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

/** Reads the price that stands below the product's heading; sure only where all that looks like its current price says the same. */
export const readVisiblePrices = (html: Html, title: string | null, context: PageContext): VisiblePrices => {
  const heading = mainHeading(html, title);
  if (!heading) return { sure: null, crossedOut: [] };
  const current: ReadPrice[] = [];
  const crossedOut: string[] = [];
  for (const element of following(heading)) {
    if (element.children.length > 12) continue;
    const text = oneLine(amountText(element));
    const price = priceIn(text, context);
    // What stands whole in a child is the child's: its own words say what it is.
    if (!price || isRestOfNumber(element) || element.children.some((child) => isElement(child) && oneLine(amountText(child)) === text)) continue;
    const lineage = lineageOf(element);
    if (isCrossedOut(lineage)) crossedOut.push(price.amount);
    else if (lineage.slice(0, 5).some((one) => priceWord.test(marksOf(one))) && !lineage.some((one) => otherWord.test(marksOf(one))))
      current.push(price);
  }
  const amounts = new Set(current.map((price) => canonicalAmount(price.amount)));
  return { sure: amounts.size === 1 ? (current.find((price) => price.currency) ?? current[0] ?? null) : null, crossedOut };
};
