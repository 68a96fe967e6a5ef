import { scriptText, type Html } from '../html-page.ts';
import { canonicalAmount } from './price-text.ts';

/** A price that a program reads: `"price":"30.99"`, `price: 30.99`, `data-price="30.99"`. */
const inScript = /(?:price|amount|value|prix|preis)["']?\s*[:=,]\s*\[?\s*["']?(\d{1,7}(?:\.\d{1,4})?)(?![\d.,]*\d)/gi;
const priceAttribute = /^(?:data-(?:[\w-]+-)?(?:price|amount|value)(?:-[\w-]+)?|content)$/;
const maxScript = 400_000;

/** The amounts that a page states for programs, without saying of what. */
export const statedAmounts = (html: Html): ReadonlySet<string> => {
  const amounts = new Set<string>();
  let left = maxScript;
  for (const script of html.named('script')) {
    const text = scriptText(script).slice(0, left);
    left -= text.length;
    for (const [, amount = ''] of text.matchAll(inScript)) amounts.add(canonicalAmount(amount));
  }
  for (const { name, attribs } of html.elements) {
    const named =
      name === 'input' && /price|amount/i.test(attribs['name'] ?? attribs['id'] ?? '') ? attribs['value'] : undefined;
    const values = [
      named,
      ...Object.entries(attribs).map(([key, value]) => (priceAttribute.test(key) ? value : undefined)),
    ];
    for (const value of values) if (value && /^\d{1,7}(?:\.\d{1,4})?$/.test(value)) amounts.add(canonicalAmount(value));
  }
  return amounts;
};
