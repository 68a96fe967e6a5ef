import { testServer, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserPaths, fetchedPaths } from './fetched-paths.ts';
import { hiddenPaths } from './storefront.ts';
import { testFeatures } from './testing/test-features.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    compose: testFeatures,
    server: { site: { paths: ['/'], hidden: hiddenPaths, open: fetchedPaths } },
  });
});
afterAll(() => server.close());

interface Rule {
  allow: boolean;
  path: string;
}

/** The longest rule that matches decides, and of two as long as each other the one that allows (RFC 9309). */
const isAllowed = (rules: readonly Rule[], url: string): boolean =>
  rules
    .filter(({ path }) => url.startsWith(path))
    .toSorted((a, b) => b.path.length - a.path.length || Number(b.allow) - Number(a.allow))[0]?.allow ?? true;

const readRules = async (): Promise<Rule[]> => {
  const { body } = await server.app.inject('/robots.txt');
  return [...body.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, path = '']) => ({
    allow: kind === 'Allow',
    path,
  }));
};

/** Paths open to everybody that answer no JSON: pictures, calendars, papers. */
const rawPaths = () =>
  server.composed.features
    .flatMap(({ routes = [] }) => routes.map(({ schema }) => schema.endpoint))
    .filter(({ method, login, raw }) => method === 'GET' && login === 'none' && raw)
    .map(({ path }) => `/v1${path.replace(/:\w+$/, '')}`);

it('every open address of bytes is either fetched by other services or by its owner’s browser alone', () => {
  const known = [...fetchedPaths.map(({ prefix }) => prefix), ...browserPaths];
  expect(rawPaths().toSorted()).toEqual(known.filter((path) => path !== '/v1/openapi.json').toSorted());
});

it('robots.txt allows what other services fetch, and nothing else of the API', async () => {
  const rules = await readRules();
  for (const { prefix } of fetchedPaths) expect(isAllowed(rules, `${prefix}x`), prefix).toBe(true);
  for (const path of [...browserPaths, '/v1/goods', '/v1/users/info', '/v1/calendars', '/v1/staff/duties'])
    expect(isAllowed(rules, path), path).toBe(false);
  for (const path of ['/', '/shipping/duties/DE', '/preview-en.png', '/site.webmanifest', '/logo.svg', '/sitemap.xml'])
    expect(isAllowed(rules, path), path).toBe(true);
});

it.each([
  ['/v1/calendar/unknown', 'noindex'],
  ['/v1/store/photos/unknown', 'noindex'],
  ['/v1/orders/pictures/unknown', 'noindex'],
  ['/v1/openapi.json', 'noindex'],
  ['/v1/images/unknown', undefined],
  ['/v1/reviews/pictures/unknown', undefined],
])('of what may be fetched, search engines show only what public pages show: %s', async (url, tag) => {
  expect((await server.app.inject(url)).headers['x-robots-tag']).toBe(tag);
});
