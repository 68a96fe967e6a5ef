import { languages } from '@caravan/kernel';
import type { FastifyInstance } from 'fastify';
import type { Core, FeatureServer, SitemapEntry } from '../feature.ts';

/** Information for search engines. */
export interface Site {
  /** Paths in `sitemap.xml`, in addition to those of features. */
  paths: readonly string[];
  /** Path prefixes that search engines must not index. */
  hidden: readonly string[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const inLanguage = (address: string, language: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;

const entry = (address: string, modified: Date | undefined): string =>
  [
    '  <url>',
    `    <loc>${escaped(address)}</loc>`,
    ...(modified ? [`    <lastmod>${modified.toISOString()}</lastmod>`] : []),
    ...languages.map(
      (language) =>
        `    <xhtml:link rel="alternate" hreflang="${language}" href="${escaped(inLanguage(address, language))}"/>`,
    ),
    `    <xhtml:link rel="alternate" hreflang="x-default" href="${escaped(address)}"/>`,
    '  </url>',
  ].join('\n');

const sitemap = (publicUrl: string, entries: readonly SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map(({ path, modified }) => entry(new URL(path, publicUrl).href, modified)),
    '</urlset>',
    '',
  ].join('\n');

const robots = (publicUrl: string, hidden: readonly string[]): string =>
  [
    'User-agent: *',
    'Allow: /v1/images/',
    'Disallow: /v1/',
    ...hidden.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

export const registerSiteFiles = (
  app: FastifyInstance,
  core: Core,
  features: readonly FeatureServer[],
  { paths, hidden }: Site,
): void => {
  const { publicUrl } = core.config;
  /** Each path once, with the time of its last change if a feature knows it. */
  const allEntries = async (): Promise<SitemapEntry[]> => {
    const known = await Promise.all(features.map((feature) => feature.sitemapPaths?.() ?? []));
    const entries = new Map<string, SitemapEntry>();
    for (const one of [...paths, ...known.flat()]) {
      const given = typeof one === 'string' ? { path: one } : one;
      entries.set(given.path, { ...entries.get(given.path), ...given });
    }
    return [...entries.values()];
  };

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots(publicUrl, hidden)),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(sitemap(publicUrl, await allEntries())),
  );
};
