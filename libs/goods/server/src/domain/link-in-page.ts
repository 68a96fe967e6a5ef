import { recogniseLink, type ItemLink } from '@caravan/goods/contract/links';

const links = /https?:(?:\\?\/){2}[^\s"'<>\\]+(?:\\[/u][^\s"'<>\\]*)*/gi;

const unescaped = (text: string): string =>
  text
    .replaceAll('\\/', '/')
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&');

/** The product that a short link's page sends its visitors to by script: the first link to a known product in it. */
export const linkInPage = (text: string | null): ItemLink | undefined => {
  for (const [found] of (text ?? '').matchAll(links)) {
    const link = recogniseLink(unescaped(found));
    if (link?.kind === 'item' && link.certain) return link;
  }
  return undefined;
};
