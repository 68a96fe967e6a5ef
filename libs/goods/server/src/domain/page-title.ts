import type { Html } from './html-page.ts';
import { oneLine, plainText } from './text.ts';

/** The page's own headings: what it shows as the product's name, besides what structured data says. */
export interface PageTitles {
  heading: string | null;
  document: string | null;
  canonical: string | null;
}

export const readTitles = (html: Html): PageTitles => {
  const headings = html('h1')
    .toArray()
    .map((element) => plainText(html(element).text(), 500))
    .filter((text) => text !== null);
  return {
    heading: headings[0] ?? null,
    document: plainText(html('head title').first().text() || html('title').first().text(), 500),
    canonical: html('link[rel="canonical"]').first().attr('href') ?? null,
  };
};

const letters = (text: string): string => oneLine(text).normalize('NFKC').toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Whether two titles name the same thing: equal or one contained in the other, white space and marks aside. */
export const sameTitle = (a: string | null, b: string | null): boolean => {
  if (!a || !b) return false;
  const [one, two] = [letters(a), letters(b)];
  return one.length > 1 && two.length > 1 && (one.includes(two) || two.includes(one));
};
