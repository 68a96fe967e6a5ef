import { recogniseLink, type ItemLink } from '@caravan/goods/contract/links';

const links = /https?:(?:\\?\/){2}[^\s"'<>\\]+(?:\\[/u][^\s"'<>\\]*)*/gi;

const unescaped = (text: string): string =>
  text
    .replaceAll('\\/', '/')
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&');

/** A page that only redirects contains few URLs, and each one costs time on the event loop. */
const maxLinks = 200;
const maxLength = 4_096;

/** Finds the product that a short link's page redirects to by script: the first link to a known product. */
export const linkInPage = (text: string | null): ItemLink | undefined => {
  const found = [...(text ?? '').matchAll(links)].map(([link]) => link).filter((link) => link.length <= maxLength);
  for (const address of found.slice(0, maxLinks)) {
    const link = recogniseLink(unescaped(address));
    if (link?.kind === 'item' && link.certain) return link;
  }
  return undefined;
};
