import { languages, languageTable, type Language } from '@caravan/kernel';
import { canonicalPath, inLanguage, ownAddress, type PageMeta } from '@caravan/web-core';
import { escapeHtml, jsonScript, tag } from './html.ts';

export interface HeadOptions {
  /** With the full title. */
  meta: PageMeta;
  siteName: string | undefined;
  url: URL;
  language: Language;
  /** Origin without a trailing slash. */
  publicUrl: string;
}

/** The picture of link previews: the page's own, otherwise that of the site, a file of `public` for each language. */
const previewOf = ({ meta, language, publicUrl }: HeadOptions): string =>
  new URL(meta.image ?? `/preview-${language}.png`, publicUrl).href;

const alternates = ({ meta, url, publicUrl }: HeadOptions): string[] => {
  const path = canonicalPath(meta, url);
  return [
    ...languages.map((language) =>
      tag('link', { rel: 'alternate', hreflang: language, href: publicUrl + inLanguage(path, language) }),
    ),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: publicUrl + path }),
  ];
};

const openGraph = (options: HeadOptions): string[] => {
  const { meta, siteName, url, language, publicUrl } = options;
  const properties = {
    'og:type': meta.article ? 'article' : 'website',
    'og:title': meta.title,
    'og:description': meta.description,
    'og:url': publicUrl + ownAddress(meta, url),
    'og:site_name': siteName,
    'og:locale': languageTable[language].openGraph,
    'og:image': previewOf(options),
    // The site's picture has this size; the size of a page's picture is unknown.
    'og:image:width': meta.image ? undefined : '1200',
    'og:image:height': meta.image ? undefined : '630',
    'article:modified_time': meta.article?.modified,
  };
  return Object.entries(properties).flatMap(([property, content]) =>
    content ? [tag('meta', { property, content })] : [],
  );
};

const breadcrumbs = ({ meta: { crumbs }, publicUrl }: HeadOptions): object[] => {
  if (!crumbs) return [];
  const itemListElement = crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
};

const article = (options: HeadOptions): object[] => {
  const { meta, siteName, url, language, publicUrl } = options;
  if (!meta.article) return [];
  const publisher = { '@type': 'Organization', name: siteName, url: publicUrl };
  return [
    {
      '@type': 'Article',
      headline: meta.article.headline,
      description: meta.description,
      dateModified: meta.article.modified,
      inLanguage: languageTable[language].tag,
      image: previewOf(options),
      mainEntityOfPage: publicUrl + ownAddress(meta, url),
      author: publisher,
      publisher,
    },
  ];
};

/** Structured data by schema.org: the page's breadcrumbs, and the article that it shows. */
const structuredData = (options: HeadOptions): string[] =>
  [...breadcrumbs(options), ...article(options)].map((data) =>
    jsonScript({ type: 'application/ld+json' }, { '@context': 'https://schema.org', ...data }),
  );

/** Search engines and link previews read these tags. */
export const headTags = (options: HeadOptions): string => {
  const { meta, url, publicUrl } = options;
  return [
    `<title>${escapeHtml(meta.title)}</title>`,
    ...(meta.description ? [tag('meta', { name: 'description', content: meta.description })] : []),
    tag('link', { rel: 'canonical', href: publicUrl + ownAddress(meta, url) }),
    // A page that is not indexed needs no alternates.
    ...(meta.noindex ? [tag('meta', { name: 'robots', content: 'noindex' })] : alternates(options)),
    ...openGraph(options),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...(meta.noindex ? [] : structuredData(options)),
  ].join('');
};
