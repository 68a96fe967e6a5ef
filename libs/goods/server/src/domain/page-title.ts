import type { Element } from 'domhandler';
import { visibleText, type Html } from './html-page.ts';
import { oneLine, plainText } from './text.ts';

/** The page's headings: the visible product name, besides that of structured data. */
export interface PageTitles {
  heading: string | null;
  document: string | null;
  canonical: string | null;
}

const firstText = (elements: readonly Element[]): string | null =>
  elements
    .slice(0, 20)
    .map((element) => plainText(visibleText(element), 500))
    .find((text) => text !== null) ?? null;

export const readTitles = (html: Html): PageTitles => {
  const titles = html
    .named('title')
    .filter((element) => element.parent?.type !== 'tag' || element.parent.name !== 'svg');
  const canonical = html.named('link').find((element) => element.attribs['rel']?.toLowerCase() === 'canonical');
  return {
    heading: firstText(html.named('h1')),
    document: firstText(titles),
    canonical: canonical?.attribs['href'] ?? null,
  };
};

const messages = (text: string): string =>
  oneLine(text)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/**
 * True if two titles name the same product: equal or one contained in the other, ignoring white space and punctuation.
 */
export const sameTitle = (a: string | null, b: string | null): boolean => {
  if (!a || !b) return false;
  const [one, two] = [messages(a), messages(b)];
  return one.length > 1 && two.length > 1 && (one.includes(two) || two.includes(one));
};
