import type { Element } from 'domhandler';
import type { Availability } from '@caravan/goods/contract';
import { isElement, visibleText } from '../html-page.ts';
import { marksOf, type ZoneElement } from '../product-zone.ts';
import { isBuyLabel, stockSaid } from './stock-words.ts';
import type { SystemRules } from './system-rules.ts';
import { oneLine } from '../text.ts';

const inStockClass =
  /(?:^|\s)(?:in-?stock|is-in-stock|product-available|available-now|stock-available|stock--available|availability-in)(?:\s|$)/i;
const outOfStockClass =
  /(?:^|\s)(?:out-?of-?stock|is-out-of-stock|sold-?out|product-unavailable|stock-unavailable|no-stock|availability-out)(?:\s|$)/i;
/** Variants have states of their own. */
const ofVariant =
  /(?:^|[\s_-])(?:swatch(?:es)?|variants?|options?|sizes?|colou?rs?|store|stores|pickup|filiale?)(?:[\s_-]|$)/i;

const byClass = (element: Element): Availability => {
  const marks = marksOf(element);
  if (outOfStockClass.test(marks)) return 'out_of_stock';
  return inStockClass.test(marks) ? 'in_stock' : 'unknown';
};

const buttonText = ({ name, attribs, children }: Element): string | null => {
  if (name === 'input')
    return /^(?:submit|button|image)$/i.test(attribs['type'] ?? '')
      ? (attribs['value'] ?? attribs['alt'] ?? null)
      : null;
  if (name !== 'button' && name !== 'a') return null;
  const image = children.find((child) => isElement(child) && child.name === 'img');
  return (
    oneLine(visibleText(...children)) ||
    (isElement(image) ? (image.attribs['alt'] ?? null) : null) ||
    attribs['title'] ||
    null
  );
};

const isDisabled = ({ attribs }: Element): boolean =>
  attribs['disabled'] !== undefined || /(?:^|\s)(?:is-)?disabled(?:\s|$)/.test(attribs['class'] ?? '');

/**
 * The availability that the page shows near the product's heading: by its shop system and by classes, then by texts, and
 * if none says it, by a button that buys. Unknown if they disagree.
 */
export const readVisibleStock = (zone: readonly ZoneElement[], rules: SystemRules): Availability => {
  const marked = new Set<Availability>();
  const said = new Set<Availability>();
  let canBuy = false;
  for (const { element, lineage } of zone) {
    if (lineage.some((one) => ofVariant.test(marksOf(one)))) continue;
    const button = buttonText(element);
    if (button !== null) {
      if (isBuyLabel(button) && !isDisabled(element)) canBuy = true;
      else if (stockSaid(button) === 'out_of_stock') said.add('out_of_stock');
      continue;
    }
    const system = rules(lineage);
    if (system === 'inStock') marked.add('in_stock');
    if (system === 'outOfStock') marked.add('out_of_stock');
    marked.add(byClass(element));
    if (element.children.length <= 8) said.add(stockSaid(oneLine(visibleText(element))));
  }
  const known = [marked, said].find((states) => states.has('in_stock') || states.has('out_of_stock'));
  if (!known) return canBuy ? 'in_stock' : 'unknown';
  if (known.has('in_stock')) return known.has('out_of_stock') ? 'unknown' : 'in_stock';
  // A text beside a button that buys may be about a shop in town, or another variant.
  return canBuy && known === said ? 'unknown' : 'out_of_stock';
};
