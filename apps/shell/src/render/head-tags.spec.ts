import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '@caravan/kernel';
import type { PageMeta } from '@caravan/web-core';
import { headTags } from './head-tags.ts';

const title = 'Fees · Caravan';
const text: PageMeta = {
  title,
  description: 'What it costs',
  canonical: '/faq/63/fees',
  crumbs: [
    { name: 'Help centre', path: '/faq' },
    { name: '</script><b>', path: '/faq/63/fees' },
  ],
  article: { headline: 'Fees', modified: '2026-01-02T03:04:05.000Z' },
};

const headOf = (meta: PageMeta, language: Language = 'en') => {
  const html = headTags({
    meta,
    siteName: 'Caravan',
    url: new URL('https://shop.test/faq/63'),
    language,
    publicUrl: 'https://shop.test',
  });
  return new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html').head;
};

const property = (head: HTMLHeadElement, name: string) =>
  head.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
const dataOf = (head: HTMLHeadElement) =>
  [...head.querySelectorAll('script')].map((script) => {
    expect(script.type).toBe('application/ld+json');
    return JSON.parse(script.textContent ?? '') as Record<string, unknown>;
  });

describe('the head for search engines', () => {
  it('has an article and its breadcrumbs as data that no text can end', () => {
    const house = { '@type': 'Organization', name: 'Caravan', url: 'https://shop.test' };
    expect(dataOf(headOf(text, 'zh'))).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Help centre', item: 'https://shop.test/faq' },
          { '@type': 'ListItem', position: 2, name: '</script><b>', item: 'https://shop.test/faq/63/fees' },
        ],
      },
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: 'Fees',
        description: 'What it costs',
        dateModified: '2026-01-02T03:04:05.000Z',
        inLanguage: 'zh-CN',
        image: 'https://shop.test/preview-zh.png',
        mainEntityOfPage: 'https://shop.test/faq/63/fees',
        author: house,
        publisher: house,
      },
    ]);
  });

  it('marks an article as such in the preview, with the time of its change', () => {
    const head = headOf(text);
    expect([property(head, 'og:type'), property(head, 'article:modified_time')]).toEqual([
      'article',
      '2026-01-02T03:04:05.000Z',
    ]);
    expect(property(headOf({ title }), 'og:type')).toBe('website');
  });

  it('has no data on a page that must not be indexed', () => {
    expect(dataOf(headOf({ ...text, noindex: true }))).toEqual([]);
    expect(dataOf(headOf({ title }))).toEqual([]);
  });

  it.each(languages)('shows the picture of the site in %s where the page has none of its own', (language) => {
    const head = headOf({ title }, language);
    expect(property(head, 'og:image')).toBe(`https://shop.test/preview-${language}.png`);
    expect(existsSync(join(import.meta.dirname, `../../public/preview-${language}.png`))).toBe(true);
    expect([property(head, 'og:image:width'), property(head, 'og:image:height')]).toEqual(['1200', '630']);
    const own = headOf({ title, image: '/v1/images/a.webp' }, language);
    expect([property(own, 'og:image'), property(own, 'og:image:width')]).toEqual([
      'https://shop.test/v1/images/a.webp',
      undefined,
    ]);
  });
});
