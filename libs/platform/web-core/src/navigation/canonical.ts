import type { PageMeta } from '../manifest.ts';

type Here = Pick<URL, 'pathname' | 'search'>;

/** Path and query of a page without the language it is shown in. */
export const canonicalPath = (meta: PageMeta, here: Pick<URL, 'pathname'>): string => meta.canonical ?? here.pathname;

/** The same page in one language, as `hreflang` names it. */
export const inLanguage = (path: string, language: string): string => {
  if (!path.includes('?')) return `${path}?lang=${language}`;
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.set('lang', language);
  return url.pathname + url.search;
};

/** The address that a page calls its own: a page asked for by `?lang=` is another one than the page by cookie. */
export const ownAddress = (meta: PageMeta, here: Here): string => {
  const language = new URLSearchParams(here.search).get('lang');
  const path = canonicalPath(meta, here);
  return language ? inLanguage(path, language) : path;
};

/** What stands in the title bar: the page, then the site. */
export const documentTitle = (title: string, siteName: string | undefined): string =>
  siteName && !title.includes(siteName) ? `${title} · ${siteName}` : title;
