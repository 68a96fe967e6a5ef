import { ownAddress } from '@caravan/web-core';
import { documentLanguages } from './document-languages.ts';
import type { HeadOptions } from './head-tags.ts';
import { previewOf } from './preview-picture.ts';

const context = 'https://schema.org';

/** JSON that nothing in it can end early. The browser runs no data block, so the page's policy has nothing to say about it. */
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': context, ...data }).replaceAll('<', '\\u003c')}</script>`;

const breadcrumbs = ({ meta: { crumbs }, publicUrl }: HeadOptions): object[] =>
  crumbs
    ? [
        {
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: publicUrl + path })),
        },
      ]
    : [];

const article = (options: HeadOptions): object[] => {
  const { meta, siteName, url, language, publicUrl } = options;
  if (!meta.article) return [];
  const house = { '@type': 'Organization', name: siteName, url: publicUrl };
  return [
    {
      '@type': 'Article',
      headline: meta.article.headline,
      description: meta.description,
      dateModified: meta.article.modified,
      inLanguage: documentLanguages[language],
      image: previewOf(options),
      mainEntityOfPage: publicUrl + ownAddress(meta, url),
      author: house,
      publisher: house,
    },
  ];
};

/** What search engines are told of a page as data: where it stands, and the article that it is. */
export const dataBlocks = (options: HeadOptions): string[] => [...breadcrumbs(options), ...article(options)].map(dataBlock);
