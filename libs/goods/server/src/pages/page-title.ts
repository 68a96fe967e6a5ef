import type { Element } from 'domhandler';
import { isElement, visibleText, type Html } from './html-page.ts';
import { oneLine, plainText } from './text.ts';

/** The page's headings: the visible product name, besides that of structured data. */
export interface PageTitles {
  heading: string | null;
  headingElement: Element | null;
  document: string | null;
  canonical: string | null;
}

const lettersOf = (text: string): string =>
  oneLine(text)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/**
 * True if two titles name the same product: equal or one contained in the other, ignoring white space and punctuation.
 */
export const sameTitle = (a: string | null, b: string | null): boolean => {
  if (!a || !b) return false;
  const one = lettersOf(a);
  const two = lettersOf(b);
  return one.length > 1 && two.length > 1 && (one.includes(two) || two.includes(one));
};

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/** How much of a title a text repeats, from 0 to 1. */
const likeness = (text: string, title: string): number => {
  const one = lettersOf(text);
  const two = lettersOf(title);
  if (one.length < 2 || two.length < 2) return 0;
  if (one.includes(two) || two.includes(one))
    return Math.min(one.length, two.length) / Math.max(one.length, two.length);
  const words = wordsOf(text);
  const named = new Set(wordsOf(title));
  const shared = words.filter((word) => named.has(word));
  return shared.length >= words.length * 0.4 ? shared.join('').length / Math.max(one.length, two.length) : 0;
};

const maxHeadings = 40;
/** The least likeness of a heading that is not `h1`. */
const surelyAlike = 0.3;
/** Places of a shop's name, of notices and of the way to the product. */
const elsewhere =
  /(?:^|[\s_-])(?:logo|site-?name|site-?title|modal|popup|notification|notice|cookie|banner|newsletter|breadcrumbs?)|(?:^|\s)(?:site-|page-)?header(?:\s|$)/i;
const productName = /(?:^|[\s_-])(?:product|item|goods|prod|detail)s?[_-]?(?:name|title|ttl)/i;

const isElsewhere = (heading: Element): boolean => {
  let at: Element['parent'] = heading;
  for (let depth = 0; depth < 4 && isElement(at); depth += 1, at = at.parent)
    if (elsewhere.test(`${at.attribs['class'] ?? ''} ${at.attribs['id'] ?? ''}`) && at !== heading) return true;
  return heading.children.some((child) => isElement(child) && child.name === 'a' && child.attribs['href'] === '/');
};

interface Heading {
  element: Element;
  text: string;
}

const headingsAmong = (elements: readonly Element[]): Heading[] =>
  elements.flatMap((element) => {
    const text = plainText(visibleText(element), 500);
    return text ? [{ element, text }] : [];
  });

/** The heading that repeats most of the page's titles. */
const mostAlike = (headings: readonly Heading[], titles: readonly string[], least: number): Heading | null => {
  const likest = (heading: Heading) => Math.max(0, ...titles.map((title) => likeness(heading.text, title)));
  return headings.reduce<{ heading: Heading | null; value: number }>(
    (best, heading) => {
      const value = likest(heading);
      return value > best.value ? { heading, value } : best;
    },
    { heading: null, value: least },
  ).heading;
};

/** Elements with a text of their own. */
const maxTexts = 3_000;
const textTags = new Set(['div', 'span', 'p', 'strong', 'b', 'td', 'font', 'a', 'h5', 'h6', 'dt', 'li']);

const withOwnText = (html: Html): Element[] =>
  html.elements
    .filter(
      ({ name, children }) =>
        textTags.has(name) && children.some((child) => child.type === 'text' && child.data.trim().length > 4),
    )
    .slice(0, maxTexts);

/**
 * The product's heading: the `h1` that repeats the page's titles, or without such a one another element that does, or
 * else the first `h1` or name of a product.
 */
const productHeading = (html: Html, titles: readonly string[]): Heading | null => {
  const main = headingsAmong(html.named('h1').slice(0, maxHeadings));
  const placed = main.filter(({ element }) => !isElsewhere(element));
  const repeating = mostAlike(placed, titles, 0.05);
  if (repeating) return repeating;
  const names = headingsAmong(
    html.elements
      .filter((element) => productName.test(element.attribs['class'] ?? element.attribs['id'] ?? ''))
      .slice(0, maxHeadings),
  ).filter(({ element }) => !isElsewhere(element));
  const lower = ['h2', 'h3', 'h4'].flatMap((name) => headingsAmong(html.named(name).slice(0, maxHeadings)));
  return (
    mostAlike([...names, ...lower], titles, surelyAlike) ??
    mostAlike(headingsAmong(withOwnText(html).filter((element) => !isElsewhere(element))), titles, surelyAlike) ??
    placed[0] ??
    names[0] ??
    main[0] ??
    null
  );
};

/** The `h1` that names a product. */
export const headingNamed = (html: Html, title: string | null): Element | null =>
  headingsAmong(html.named('h1').slice(0, maxHeadings)).find(({ text }) => sameTitle(text, title))?.element ?? null;

const metaText = (html: Html, name: string): string | null =>
  plainText(
    html.named('meta').find((meta) => (meta.attribs['property'] ?? meta.attribs['name']) === name)?.attribs['content'],
    500,
  );

export const readTitles = (html: Html): PageTitles => {
  const titles = html
    .named('title')
    .filter((element) => element.parent?.type !== 'tag' || element.parent.name !== 'svg');
  const document = headingsAmong(titles)[0]?.text ?? null;
  const canonical = html.named('link').find((element) => element.attribs['rel']?.toLowerCase() === 'canonical');
  const heading = productHeading(
    html,
    [document, metaText(html, 'og:title')].filter((title) => title !== null),
  );
  return {
    heading: heading?.text ?? null,
    headingElement: heading?.element ?? null,
    document,
    canonical: canonical?.attribs['href'] ?? null,
  };
};
