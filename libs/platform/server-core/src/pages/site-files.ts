import { languages } from '@caravan/kernel';
import type { FastifyInstance } from 'fastify';
import type { Core, FeatureServer, SitemapEntry } from '../feature.ts';

/** Other services fetch these below `/v1`: calendars, mail programs, previews of links. */
export interface OpenPath {
  prefix: string;
  /** Whether search engines may show it. */
  indexed: boolean;
}

/** Information for search engines and other services. */
export interface Site {
  /** Paths in `sitemap.xml`, in addition to those of features. */
  paths: readonly string[];
  /** Path prefixes that search engines must not index. */
  hidden: readonly string[];
  /** The exceptions from `/v1`, all of which is hidden. */
  open: readonly OpenPath[];
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

const robots = (publicUrl: string, { hidden, open }: Pick<Site, 'hidden' | 'open'>): string =>
  [
    'User-agent: *',
    ...open.map(({ prefix }) => `Allow: ${prefix}`),
    'Disallow: /v1/',
    ...hidden.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/**
 * Keeps search engines from showing what they may fetch only because other services do. It runs before the routes, whose
 * answers have the header also if they fail.
 */
export const registerOpenPaths = (app: FastifyInstance, open: Site['open']): void => {
  const unindexed = open.flatMap(({ prefix, indexed }) => (indexed ? [] : [prefix]));
  if (unindexed.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (unindexed.some((prefix) => request.url.startsWith(prefix))) reply.header('x-robots-tag', 'noindex');
  });
};

export const registerSiteFiles = (
  app: FastifyInstance,
  core: Core,
  features: readonly FeatureServer[],
  site: Site,
): void => {
  const { publicUrl } = core.config;
  /** Each path once, with the time of its last change if a feature knows it. */
  const allEntries = async (): Promise<SitemapEntry[]> => {
    const known = await Promise.all(features.map((feature) => feature.sitemapPaths?.() ?? []));
    const entries = new Map<string, SitemapEntry>();
    for (const one of [...site.paths, ...known.flat()]) {
      const given = typeof one === 'string' ? { path: one } : one;
      entries.set(given.path, { ...entries.get(given.path), ...given });
    }
    return [...entries.values()];
  };

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots(publicUrl, site)),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(sitemap(publicUrl, await allEntries())),
  );
};
