import { describe, expect, test } from 'vitest';
import { aFooterGroup, anArticleLink, aWebsite, someConfigurations } from '@caravan/content/contract/testing';
import { languages, languageTable, type PageRequest } from '@caravan/kernel';
import { site } from '../features.ts';
import { pageRequest } from '../testing/page-request.ts';
import { makePageRenderer } from './page-renderer.tsx';

const publicUrl = 'http://shop.test';
const render = makePageRenderer(site, {
  publicUrl,
  websiteTag: 'default',
  assets: {
    manifest: { 'src/entry-client.tsx': { file: 'assets/entry.js' }, 'style.css': { file: 'assets/style.css' } },
  },
});

const answers: Record<string, unknown> = {
  '/v1/website': aWebsite({ SERVICE_EMAIL: 'service@shop.test' }),
  '/v1/configurations': someConfigurations(),
  '/v1/article': [aFooterGroup({ articles: [anArticleLink({ article_name: 'Storage' })] })],
};

/** Answer of an API without articles, products and sessions. */
const missing = { code: 404, message: 'Not found', data: { reason: 'not_found' } };
const fetch: PageRequest['fetch'] = async (path) => {
  const data = answers[path.split('?')[0] ?? ''];
  return data === undefined
    ? Response.json(missing, { status: 404 })
    : Response.json({ code: 200, message: 'OK', data });
};

describe.each(languages)('without any script, in the language %s', (language) => {
  const open = async (path: string) => {
    const answer = await render(pageRequest(path, { language, fetch }));
    return { ...answer, page: new DOMParser().parseFromString(answer.html, 'text/html') };
  };

  test('the home page has its texts, the data of the website, and what search engines read', async () => {
    const { status, html, page } = await open('/');
    const content = (selector: string) => page.querySelector(selector)?.getAttribute('content');
    expect(status).toBe(200);
    expect(page.documentElement.lang).toBe(languageTable[language].tag);
    expect(page.querySelector('h1')?.textContent).toMatch(/\S/);
    expect(page.querySelector('footer a[href^="mailto:service@shop.test"]')).not.toBeNull();
    expect(page.querySelector('footer')?.textContent).toContain('Storage');
    expect(page.title).toMatch(/\S/);
    expect(content('meta[name=description]')).toMatch(/\S/);
    expect(content('meta[property="og:title"]')).toMatch(/\S/);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(`${publicUrl}/`);
    expect(page.querySelectorAll('link[rel=alternate][hreflang]')).toHaveLength(languages.length + 1);
    expect(html).not.toMatch(/<script(?![^>]*\b(src=|type="application\/(ld\+)?json"))/);
  });

  test('an unknown path is a 404 page', async () => {
    const { status, page } = await open('/no/such/page');
    expect(status).toBe(404);
    expect(page.querySelector('main h1')?.textContent).toMatch(/\S/);
  });
});

const guardedPaths = [site.appLayout, ...site.features]
  .flatMap(({ routes }) => routes)
  .filter(({ guards = [] }) => guards.includes('login'))
  .map(({ path }) => path);

test.each(guardedPaths)('%s leads a visitor to login and back', async (path) => {
  const { status, headers } = await render(pageRequest(`${path}?x=1`, { fetch }));
  expect([status, headers['location']]).toEqual([302, `/user/login?next=${encodeURIComponent(`${path}?x=1`)}`]);
});

test('the pages of a shopper are guarded', () => {
  expect(guardedPaths).toEqual(expect.arrayContaining(['/confirmOrder', '/payment', '/mine/order', '/message']));
});
