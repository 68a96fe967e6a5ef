import type { PageMeta } from '../manifest.ts';

type Here = Pick<URL, 'pathname' | 'search'>;

/** The path and query of a page without its language. */
export const canonicalPath = (meta: PageMeta, here: Pick<URL, 'pathname'>): string => meta.canonical ?? here.pathname;

/** The same page in one language, for `hreflang`. */
export const inLanguage = (path: string, language: string): string => {
  if (!path.includes('?')) return `${path}?lang=${language}`;
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.set('lang', language);
  return url.pathname + url.search;
};

/** The canonical address of a page. With `?lang=` it differs from the page in the cookie's language. */
export const ownAddress = (meta: PageMeta, here: Here): string => {
  const language = new URLSearchParams(here.search).get('lang');
  const path = canonicalPath(meta, here);
  return language ? inLanguage(path, language) : path;
};

/** The document's title: the page, then the site. */
export const documentTitle = (title: string, siteName: string | undefined): string =>
  siteName && !title.includes(siteName) ? `${title} · ${siteName}` : title;

/** The page number in a list's address; an invalid number is page 1. */
export const pageOf = (search: URLSearchParams): number => {
  const value = search.get('page');
  return value && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
};
