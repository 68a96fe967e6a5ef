import { beforeEach, describe, expect, test, vi } from 'vitest';
import { languages, type PageRequest } from '@caravan/kernel';
import { pageRequest } from '../testing/page-request.ts';
import { testSite } from '../testing/test-site.tsx';
import { makePageRenderer } from './page-renderer.tsx';

const onError = vi.fn<(error: unknown, requestId?: string) => void>();

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_vendor.js', '_shared.js'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['_vendor.js'] },
  '../../libs/other.page.tsx': { file: 'assets/other.js' },
  'style.css': { file: 'assets/style.css' },
};

const render = makePageRenderer(testSite, {
  publicUrl: 'https://caravan.test',
  websiteTag: 'north',
  assets: { manifest },
  onError,
});
const get = (path: string, over: Partial<PageRequest> = {}) => render(pageRequest(path, over));
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const stateOf = (page: Document) =>
  JSON.parse(page.getElementById('page-state')?.textContent ?? 'null') as Record<string, unknown>;

beforeEach(() => onError.mockClear());

describe('a public page', () => {
  test('is a whole document with the head for search engines', async () => {
    const { status, html, headers } = await get('/');
    const page = parse(html);
    const attribute = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(html.startsWith('<!doctype html><html lang="en">')).toBe(true);
    expect(page.title).toBe('Home </script> · Caravan');
    expect(attribute('meta[name=description]', 'content')).toBe('A "quoted" <description>');
    expect(attribute('link[rel=canonical]', 'href')).toBe('https://caravan.test/');
    expect(attribute('meta[property="og:image"]', 'content')).toBe('https://caravan.test/og.png');
    expect(page.querySelector('meta[name=robots]')).toBeNull();
    expect(
      [...page.querySelectorAll('link[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ...languages.map((language) => [language, `https://caravan.test/?lang=${language}`]),
      ['x-default', 'https://caravan.test/'],
    ]);
    expect(page.querySelector('#root h1')?.textContent).toBe('Home </script>');
  });

  test('is in Chinese, in the mode that the shopper chose, with its canonical address', async () => {
    const { html } = await get('/?lang=zh', { language: 'zh', colorMode: 'dark' });
    const page = parse(html);
    expect(page.documentElement.lang).toBe('zh-CN');
    expect(page.documentElement.dataset['mode']).toBe('dark');
    expect(page.querySelector('h1')?.textContent).toBe('首页');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://caravan.test/?lang=zh');
  });

  test('loads the style sheet and the scripts of every page, and no other page’s', async () => {
    const page = parse((await get('/')).html);
    const hrefs = (rel: string) =>
      [...page.querySelectorAll(`link[rel=${rel}]`)].map((link) => link.getAttribute('href'));
    expect(hrefs('stylesheet')).toEqual(['/assets/style.css']);
    expect(hrefs('modulepreload')).toEqual(['/assets/vendor.js', '/assets/shared.js']);
    expect(page.querySelector('script[type=module]')?.getAttribute('src')).toBe('/assets/entry.js');
    // The page is readable without its scripts.
    const scripts = [...page.querySelectorAll('link[rel=modulepreload], script[type=module]')];
    expect(scripts.map((one) => one.getAttribute('fetchpriority'))).toEqual(['low', 'low', 'low']);
  });

  test('contains state that cannot end its script, with the texts of one language', async () => {
    const { html } = await get('/');
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    const state = stateOf(parse(html));
    expect(state['texts']).toEqual({ 'test-frame': {}, home: { title: 'Home </script>' } });
    expect(state).toMatchObject({ store: { session: { isLogin: false, language: 'en', websiteTag: 'north' } } });
  });

  test('is complete for its first visitor, even if the code of a part was not loaded', async () => {
    const { html } = await get('/in-parts');
    expect(html).toContain('the part');
    expect(html).not.toContain('a skeleton');
    // React marks unfinished parts like this.
    expect(html).not.toContain('<!--$!-->');
  });

  test('has no inline script, and can be cached for all visitors', async () => {
    const { html, shared } = await get('/');
    expect(shared).toBe(true);
    expect(html).not.toMatch(/ style=|<style|<script(?! type="(module|application\/json)")/);
  });
});

test('a page that holds the answer of a failed call is not shared', async () => {
  const { status, html, shared } = await get('/failed-call');
  expect([status, shared]).toEqual([200, false]);
  expect(html).toContain('Failed call');
});

describe('a session', () => {
  test('is read if there is a token, and the page is not shared', async () => {
    const { html, shared } = await get('/', { token: 'live-token' });
    expect(shared).toBe(false);
    expect(html).toContain('shopper@example.test');
    expect(html).not.toContain('live-token');
  });

  test('that has ended gives the page of a visitor', async () => {
    const { html, shared } = await get('/', { token: 'dead-token' });
    expect(shared).toBe(false);
    expect(html).toContain('visitor');
  });

  test('opens guarded pages, which are never indexed', async () => {
    const { status, html, shared } = await get('/private', { token: 'live-token' });
    expect([status, shared]).toEqual([200, false]);
    expect(parse(html).querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(html).not.toContain('hreflang');
  });

  test('that could not be checked is no visitor’s: the page says why', async () => {
    const { status, html } = await get('/private', { token: 'busy-token' });
    expect(status).toBe(429);
    expect(html).not.toContain('/user/login?next=');
  });

  test.each([undefined, 'dead-token'])('that is missing or has ended (%s) leads to login and back', async (token) => {
    const answer = await get('/private?a=1&b=2', { token });
    expect(answer).toMatchObject({ status: 302, html: '', shared: false });
    expect(answer.headers['location']).toBe('/user/login?next=%2Fprivate%3Fa%3D1%26b%3D2');
  });
});

describe('errors', () => {
  test('an unknown path is a 404 page', async () => {
    const { status, html, shared } = await get('/nowhere/at/all');
    expect([status, shared]).toEqual([404, false]);
    expect(parse(html).querySelector('h1')?.textContent).toBe('404');
    expect(parse(html).title).toBe('404 · Caravan');
  });

  test('a page’s own status and message are shown', async () => {
    const { status, html } = await get('/gone');
    expect(status).toBe(410);
    expect(html).toContain('gone for good');
    expect(onError).not.toHaveBeenCalled();
  });

  test('an unexpected error is a 500 page, and only the log has its message', async () => {
    const { status, html } = await get('/failing');
    expect(status).toBe(500);
    expect(html).not.toContain('secret detail');
    expect(parse(html).querySelector('#root code')?.textContent).toBe('request-1');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'secret detail' }), 'request-1');
  });

  test('a page that breaks while it renders becomes the 500 page', async () => {
    const { status, html } = await get('/broken');
    expect(status).toBe(500);
    expect(parse(html).querySelector('#root h1')?.textContent).toBe('500');
    expect(parse(html).querySelector('#root code')?.textContent).toBe('request-1');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'the page broke' }), 'request-1');
  });
});

test('in development Vite serves the page’s files', async () => {
  const developmentHead = (url: string) =>
    Promise.resolve(`<script type="module" src="/@vite/client?for=${url}"></script>`);
  const renderSources = makePageRenderer(testSite, {
    publicUrl: 'https://caravan.test',
    websiteTag: 'north',
    assets: { developmentHead },
  });
  const { html } = await renderSources(pageRequest('/?a=1'));
  expect(html).toContain('<script type="module" src="/@vite/client?for=/?a=1"></script>');
  expect(html).not.toContain('/assets/');
});
