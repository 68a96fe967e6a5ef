import { languages, type Language } from '@caravan/kernel';
import { canonicalPath, inLanguage, ownAddress, type PageMeta } from '@caravan/web-core';
import { escapeHtml, tag } from './escape.ts';
import { previewOf } from './preview-picture.ts';
import { dataBlocks } from './structured-data.ts';

const openGraphLocales: Record<Language, string> = { en: 'en_GB', zh: 'zh_CN' };

export interface HeadOptions {
  /** With the full title. */
  meta: PageMeta;
  siteName: string | undefined;
  url: URL;
  language: Language;
  /** Origin without a trailing slash. */
  publicUrl: string;
}

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
    'og:locale': openGraphLocales[language],
    'og:image': previewOf(options),
    // The site's own picture has this size; of others nothing is known.
    'og:image:width': meta.image ? undefined : '1200',
    'og:image:height': meta.image ? undefined : '630',
    'article:modified_time': meta.article?.modified,
  };
  return Object.entries(properties).flatMap(([property, content]) => (content ? [tag('meta', { property, content })] : []));
};

/** What search engines and link previews read of a page. */
export const headTags = (options: HeadOptions): string => {
  const { meta, url, publicUrl } = options;
  return [
    `<title>${escapeHtml(meta.title)}</title>`,
    ...(meta.description ? [tag('meta', { name: 'description', content: meta.description })] : []),
    tag('link', { rel: 'canonical', href: publicUrl + ownAddress(meta, url) }),
    // A page that must not be found has no other languages to be found in.
    ...(meta.noindex ? [tag('meta', { name: 'robots', content: 'noindex' })] : alternates(options)),
    ...openGraph(options),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...(meta.noindex ? [] : dataBlocks(options)),
  ].join('');
};
