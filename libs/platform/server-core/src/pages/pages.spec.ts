import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defineEndpoint, fail, schemaOf, type PageAnswer, type PageRequest } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { route, type FeatureServer } from '../feature.ts';
import { testServer, type TestServer } from '../testing/index.ts';

const whoAmI = schemaOf(
  defineEndpoint<{ data: { user: string | null; language: string } }>()({ method: 'GET', path: '/me', login: 'optional', tags: [], summary: 'Me' }),
  { data: z.object({ user: z.string().nullable(), language: z.string() }) },
);
const feature: FeatureServer = {
  name: 'me',
  reasons: {},
  sitemapPaths: async () => [{ path: '/article/1/a', modified: new Date('2026-01-02T03:04:05Z') }, '/'],
  routes: () => [route(whoAmI, ({ session, language }) => ({ user: session?.userId ?? null, language }))],
};

/** Enough to be worth compressing. */
const filler = 'caravan '.repeat(400);

let server: TestServer;
let requests: PageRequest[];
let answer: (request: PageRequest) => PageAnswer | Promise<PageAnswer>;

const shared = (html: string, more: Partial<PageAnswer> = {}): PageAnswer => ({
  status: 200,
  headers: {},
  html: `${html}${filler}`,
  shared: true,
  ...more,
});

beforeAll(async () => {
  server = await testServer({
    features: [feature],
    server: {
      pages: {
        renderPage: async (request) => {
          requests.push(request);
          return answer(request);
        },
      },
      site: { paths: ['/', '/faq?a=1&b=2'], hidden: ['/mine'] },
    },
  });
});
beforeEach(() => {
  requests = [];
  answer = ({ url, token }) => shared(`page ${url.pathname}`, { shared: token === undefined });
  // Whatever a test before this one left in memory is too old to be served.
  server.clock.advance(3_600_000);
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => server.app.inject({ method, url, headers });
const visit = async (url: string, headers: Record<string, string> = {}) => (await get(url, headers)).headers;

describe('a page request', () => {
  it('is read from query, cookies and headers', async () => {
    await get('/faq?lang=zh&q=a', { cookie: 'lang=en; color_mode=dark; token=abc%2D1; other=%E0%A4', 'accept-language': 'en' });
    expect(requests[0]).toMatchObject({ language: 'zh', colorMode: 'dark', token: 'abc-1' });
    expect(requests[0]?.url.href).toBe('http://shop.test/faq?lang=zh&q=a');
  });

  it.each([
    ['the cookie', { cookie: 'lang=zh', 'accept-language': 'en' }, 'zh'],
    ["the browser's wish", { 'accept-language': 'fr, zh-TW;q=0.8, en;q=0.2' }, 'zh'],
    ['English', {}, 'en'],
    ['English for a language we do not speak', { cookie: 'lang=fr' }, 'en'],
  ])('speaks by %s', async (_name, headers, language) => {
    expect((await visit('/', headers))['content-language']).toBe(language);
    expect(requests[0]?.language).toBe(language);
  });

  it('is on the public origin, whatever the path and the Host say', async () => {
    for (const url of ['/a', '//evil.test/a', '/\\evil.test', '/a?u=http://x', '/%2F%2Fevil.test']) {
      await get(url, { host: 'evil.test' });
    }
    expect(requests.map((request) => request.url.origin)).toEqual(Array(requests.length).fill('http://shop.test'));
    expect(requests.length).toBeGreaterThanOrEqual(4);
  });

  it('carries no tracking', async () => {
    await get('/a?utm_source=x&b=1&fbclid=2');
    expect(requests[0]?.url.search).toBe('?b=1');
  });
});

describe('a shared page', () => {
  it('is made once and comes from memory', async () => {
    const first = await get('/a');
    const second = await get('/a?utm_source=mail');
    expect(requests).toHaveLength(1);
    expect(second.body).toBe(first.body);
    expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Accept-Language, Cookie, Accept-Encoding' });
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('is made once for however many ask at the same time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answer = async () => {
      await promise;
      return shared('slow');
    };
    const all = Array.from({ length: 20 }, () => get('/slow'));
    await Promise.resolve();
    resolve();
    const bodies = (await Promise.all(all)).map(({ body }) => body);
    expect(new Set(bodies).size).toBe(1);
    expect(requests).toHaveLength(1);
  });

  it('is kept apart by query, language and colour mode, but not by the order of the query', async () => {
    await get('/a?x=1&y=2');
    await get('/a?y=2&x=1');
    expect(requests).toHaveLength(1);
    await get('/a?x=1');
    await get('/a?x=1&y=2', { 'accept-language': 'zh' });
    await get('/a?x=1&y=2', { cookie: 'color_mode=dark' });
    expect(requests).toHaveLength(4);
  });

  it('has an ETag that a browser can ask with', async () => {
    const { etag } = await visit('/a');
    const known = await get('/a', { 'if-none-match': `"x", ${String(etag)}` });
    expect(known.statusCode).toBe(304);
    expect(known.body).toBe('');
    expect(known.headers['etag']).toBe(etag);
    expect((await get('/a', { 'if-none-match': '"x"' })).statusCode).toBe(200);
  });

  it('is compressed beforehand', async () => {
    const { body } = await get('/a');
    const br = await get('/a', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body);
    const zipped = await get('/a', { 'accept-encoding': 'gzip, br;q=0' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(body);
  });

  it.each([[1_000], [400_000]])('comes whole to who takes nothing compressed, at %i characters', async (length) => {
    const text = '买家<b>¥'.repeat(length / 8);
    answer = () => shared(text);
    expect((await get('/a')).body).toContain(text);
    expect(gunzipSync((await get('/a', { 'accept-encoding': 'gzip' })).rawPayload).toString()).toContain(text);
    expect((await get('/a')).body).toContain(text);
  });

  it('is compressed roughly for the first who asks, and thoroughly for those who come again', async () => {
    const packed = async () => (await get('/a', { 'accept-encoding': 'br' })).rawPayload;
    answer = () => shared(Array.from({ length: 2_000 }, (_, number) => `<li>${(number * 7919) % 1009} goods</li>`).join(''));
    const first = await packed();
    await expect.poll(async () => (await packed()).length).toBeLessThan(first.length * 0.9);
    expect(brotliDecompressSync(await packed()).toString()).toBe(brotliDecompressSync(first).toString());
  });

  it('comes from memory with the headers of any other page', async () => {
    const made = await visit('/a');
    const remembered = await visit('/a');
    expect(made).toMatchObject({ ...remembered, date: expect.any(String) });
    expect(remembered).toMatchObject({
      'content-length': String(`page /a${filler}`.length),
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect((await get('/a', {}, 'HEAD')).headers).toMatchObject({ ...remembered, date: expect.any(String) });
  });

  it('grows old: first it is made anew in the background, then before it is served', async () => {
    let version = 1;
    answer = () => shared(`version ${version}`);
    await get('/a');
    version = 2;
    server.clock.advance(61_000);
    expect((await get('/a')).body).toContain('version 1');
    await expect.poll(async () => (await get('/a')).body).toContain('version 2');
    version = 3;
    server.clock.advance(121_000);
    expect((await get('/a')).body).toContain('version 3');
  });

  it('is not kept when it is an error, and an error does not take its place', async () => {
    answer = () => shared('gone', { status: 404 });
    expect((await get('/a')).statusCode).toBe(404);
    await get('/a');
    expect(requests).toHaveLength(2);
    expect((await visit('/a'))['cache-control']).toBe('private, no-store');
  });
});

describe('a page of one visitor', () => {
  it('is never kept', async () => {
    const headers = { cookie: `token=${server.login()}` };
    await get('/a', headers);
    const second = await get('/a', headers);
    expect(requests).toHaveLength(2);
    expect(second.headers['cache-control']).toBe('private, no-store');
    expect(second.headers['etag']).toBeUndefined();
    expect((await get('/a')).headers['cache-control']).toContain('public');
  });

  it('allows its tags by a nonce of its own', async () => {
    answer = ({ nonce }) => shared(`<style nonce="${nonce()}"></style>`);
    const [first, second] = await Promise.all([get('/a'), get('/a')]);
    const policies = [first, second].map(({ headers }) => String(headers['content-security-policy']));
    for (const [index, response] of [first, second].entries()) {
      const nonce = /nonce="([^"]+)"/.exec(response.body)?.[1] ?? 'none';
      expect(policies[index]).toContain(`style-src 'self' 'nonce-${nonce}'`);
    }
    expect(policies[0]).not.toBe(policies[1]);
    expect(first.headers['cache-control']).toBe('private, no-store');
  });

  it('may be a redirect', async () => {
    answer = () => ({ status: 302, headers: { location: '/user/login?next=%2Fcart' }, html: '', shared: false });
    const response = await get('/cart');
    expect(response.statusCode).toBe(302);
    expect(response.headers).toMatchObject({ location: '/user/login?next=%2Fcart', 'cache-control': 'private, no-store' });
  });
});

describe('the policy of a page', () => {
  it('has no nonce and allows nothing inline', async () => {
    const policy = (await visit('/a'))['content-security-policy'];
    expect(policy).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });

  it('comes with the other headers', async () => {
    const headers = await visit('/a');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

describe('a renderer', () => {
  it('calls the API in this process, as the shopper or as nobody', async () => {
    answer = async ({ fetch, token, language }) => {
      const headers = { 'client-language': language, ...(token ? { authorization: `Bearer ${token}` } : {}) };
      const response = await fetch('/v1/me', { headers });
      const { data } = (await response.json()) as { data: object };
      return shared(JSON.stringify(data), { shared: false });
    };
    expect((await get('/a', { cookie: 'lang=zh' })).body).toContain('{"user":null,"language":"zh"}');
    expect((await get('/a', { cookie: `token=${server.login({ userId: 'anna' })}` })).body).toContain('{"user":"anna","language":"en"}');
  });

  it('can post, and cannot leave the API', async () => {
    answer = async ({ fetch }) => {
      const posted = await fetch('/v1/me', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
      const left = await fetch('http://elsewhere.test/v1/me').catch((error: Error) => error.message);
      return shared(`${posted.status} ${String(left)}`);
    };
    expect((await get('/a')).body).toContain('404 a page may call the API only');
  });

  it('that fails leaves a plain page in the right language, with a request id', async () => {
    answer = () => {
      throw new Error('secret');
    };
    const response = await get('/a', { cookie: 'lang=zh' });
    expect(response.statusCode).toBe(500);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('服务器出现问题');
    expect(response.body).not.toContain('secret');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('that throws a failure answers with its status', async () => {
    answer = () => {
      throw fail('unavailable', {}, { 'Retry-After': '3' });
    };
    const response = await get('/a');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('3');
  });
});

describe('other methods and addresses', () => {
  it('answer HEAD like GET without a body', async () => {
    const response = await get('/a', {}, 'HEAD');
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
    expect(response.headers['etag']).toBe((await visit('/a'))['etag']);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('are not found: %s', async (method) => {
    const response = await server.app.inject({ method, url: '/a' });
    expect(response.statusCode).toBe(404);
    expect(response.json().data.reason).toBe('not_found');
  });

  it('under /v1 are never pages', async () => {
    for (const url of ['/v1', '/v1/', '/v1/nothing']) {
      const response = await get(url);
      expect(response.statusCode, url).toBe(404);
      expect(response.json()).toMatchObject({ code: 404, data: { reason: 'not_found' } });
    }
    expect(requests).toHaveLength(0);
  });

  it('tell search engines what there is, in both languages', async () => {
    expect((await get('/robots.txt')).body).toBe(
      'User-agent: *\nAllow: /v1/images/\nDisallow: /v1/\nDisallow: /mine\n\nSitemap: http://shop.test/sitemap.xml\n',
    );
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toContain('<loc>http://shop.test/faq?a=1&amp;b=2</loc>');
    expect(body).toContain('hreflang="zh" href="http://shop.test/faq?a=1&amp;b=2&amp;lang=zh"');
    expect(body).toContain('hreflang="en" href="http://shop.test/?lang=en"');
    expect(body).toContain('<loc>http://shop.test/article/1/a</loc>\n    <lastmod>2026-01-02T03:04:05.000Z</lastmod>');
    expect(body.match(/<lastmod>/g)).toHaveLength(1);
    expect(body.match(/<loc>/g)).toHaveLength(3);
  });
});

test('a page from memory ends its connection when the server is about to stop', async () => {
  const leaving = await testServer({ features: [], server: { pages: { renderPage: async () => shared('page') } } });
  try {
    const ask = async () => (await leaving.app.inject('/a')).headers['connection'];
    await ask();
    expect(await ask()).not.toBe('close');
    await leaving.app.drain(1_000);
    expect(await ask()).toBe('close');
  } finally {
    await leaving.close();
  }
});
