import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defineEndpoint, fail, schemaOf, type PageAnswer, type PageRequest } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { route, type FeatureServer } from '../feature.ts';
import { testServer, type TestServer } from '../testing/index.ts';

const whoAmI = schemaOf(
  defineEndpoint<{ data: { user: string | null; language: string } }>()({
    method: 'GET',
    path: '/me',
    login: 'optional',
    tags: [],
    summary: 'Me',
  }),
  { data: z.object({ user: z.string().nullable(), language: z.string() }) },
);
const lookUp = schemaOf(
  defineEndpoint<{ query: { fails: string }; data: string }>()({
    method: 'GET',
    path: '/look-up',
    login: 'none',
    tags: [],
    summary: 'A look-up that one visitor has used up',
  }),
  { query: z.object({ fails: z.string() }), data: z.string() },
);
const change = schemaOf(
  defineEndpoint<{ data: string }>()({
    method: 'POST',
    path: '/change',
    login: 'none',
    tags: [],
    summary: 'Changes something',
  }),
  { data: z.string() },
);
const limitedVisitor = '203.0.113.7';
const failures = ['too_many_requests', 'unavailable', 'not_found', 'forbidden', 'wrong_state', 'crash'] as const;

const feature: FeatureServer = {
  name: 'me',
  reasons: {},
  sitemapPaths: async () => [{ path: '/article/1/a', modified: new Date('2026-01-02T03:04:05Z') }, '/'],
  routes: [
    route(whoAmI, ({ session, language }) => ({ user: session?.userId ?? null, language })),
    route(lookUp, ({ query, request }) => {
      const reason = failures.find((name) => name === query.fails);
      if (!reason || request.ip !== limitedVisitor) return 'the product';
      throw reason === 'crash' ? new Error('crash') : fail(reason);
    }),
    route(change, () => 'changed'),
  ],
};

/** Long enough for compression. */
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
    compose: () => ({ features: [feature] }),
    server: {
      pages: {
        renderPage: async (request) => {
          requests.push(request);
          return answer(request);
        },
      },
      site: { paths: ['/', '/faq?a=1&b=2'], hidden: ['/mine'], open: [{ prefix: '/v1/images/', indexed: true }] },
    },
  });
});
beforeEach(() => {
  requests = [];
  answer = ({ url, token }) => shared(`page ${url.pathname}`, { shared: token === undefined });
  // Pages that earlier tests cached are now too old to be served.
  server.clock.advance(3_600_000);
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url, headers });
const visit = async (url: string, headers: Record<string, string> = {}) => (await get(url, headers)).headers;

describe('a page request', () => {
  it('is read from query, cookies and headers', async () => {
    await get('/faq?lang=zh&q=a', {
      cookie: 'lang=en; color_mode=dark; token=abc%2D1; other=%E0%A4',
      'accept-language': 'en',
    });
    expect(requests[0]).toMatchObject({ language: 'zh', colorMode: 'dark', token: 'abc-1' });
    expect(requests[0]?.url.href).toBe('http://shop.test/faq?lang=zh&q=a');
  });

  it('has the language of its query for one answer, which sets no cookie', async () => {
    expect(await visit('/?lang=zh', { 'accept-language': 'en' })).not.toHaveProperty('set-cookie');
    expect((await visit('/', { 'accept-language': 'en' }))['content-language']).toBe('en');
  });

  it.each([
    ['the cookie', { cookie: 'lang=zh', 'accept-language': 'en' }, 'zh'],
    ["the browser's preferred language", { 'accept-language': 'fr, zh-TW;q=0.8, en;q=0.2' }, 'zh'],
    ['English', {}, 'en'],
    ['English for an unsupported language', { cookie: 'lang=fr' }, 'en'],
  ])('has the language of %s', async (_name, headers, language) => {
    expect((await visit('/', headers))['content-language']).toBe(language);
    expect(requests[0]?.language).toBe(language);
  });

  it('has the public origin for any path and Host header', async () => {
    for (const url of ['/a', '//evil.test/a', '/\\evil.test', '/a?u=http://x', '/%2F%2Fevil.test']) {
      await get(url, { host: 'evil.test' });
    }
    expect(requests.map((request) => request.url.origin)).toEqual(Array(requests.length).fill('http://shop.test'));
    expect(requests.length).toBeGreaterThanOrEqual(4);
  });

  it('contains no tracking parameters', async () => {
    await get('/a?utm_source=x&b=1&fbclid=2');
    expect(requests[0]?.url.search).toBe('?b=1');
  });
});

describe('a shared page', () => {
  it('is rendered once and then served from memory', async () => {
    const first = await get('/a');
    const second = await get('/a?utm_source=mail');
    expect(requests).toHaveLength(1);
    expect(second.body).toBe(first.body);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Language, Cookie, accept-encoding',
    });
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('is rendered once for concurrent requests', async () => {
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

  it('is cached by query, language and colour mode, in any order of the query', async () => {
    await get('/a?x=1&y=2');
    await get('/a?y=2&x=1');
    expect(requests).toHaveLength(1);
    await get('/a?x=1');
    await get('/a?x=1&y=2', { 'accept-language': 'zh' });
    await get('/a?x=1&y=2', { cookie: 'color_mode=dark' });
    expect(requests).toHaveLength(4);
  });

  it('has an ETag for conditional requests', async () => {
    const { etag } = await visit('/a');
    const known = await get('/a', { 'if-none-match': String(etag) });
    expect(known.statusCode).toBe(304);
    expect(known.body).toBe('');
    expect(known.headers['etag']).toBe(etag);
    expect((await get('/a', { 'if-none-match': '"x"' })).statusCode).toBe(200);
  });

  it('is compressed', async () => {
    const { body } = await get('/a');
    const br = await get('/a', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body);
    const zipped = await get('/a', { 'accept-encoding': 'gzip, br;q=0' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(body);
  });

  it.each([[1_000], [400_000]])('is complete for clients without compression, at %i characters', async (length) => {
    const text = '买家<b>¥'.repeat(length / 8);
    answer = () => shared(text);
    expect((await get('/a')).body).toContain(text);
    expect(gunzipSync((await get('/a', { 'accept-encoding': 'gzip' })).rawPayload).toString()).toContain(text);
    expect((await get('/a')).body).toContain(text);
  });

  it('has the same headers from memory as any other page', async () => {
    const made = await visit('/a');
    const remembered = await visit('/a');
    const ofEach = { date: expect.any(String), 'x-request-id': expect.any(String) };
    expect(made).toMatchObject({ ...remembered, ...ofEach });
    expect(remembered).toMatchObject({
      'content-length': String(`page /a${filler}`.length),
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect((await get('/a', {}, 'HEAD')).headers).toMatchObject({ ...remembered, ...ofEach });
  });

  it('is renewed in the background when it is stale, and before an answer when it is too old', async () => {
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

  it('stays cached if rendering fails', async () => {
    await get('/a');
    answer = () => {
      throw new Error('no database');
    };
    server.clock.advance(61_000);
    for (let visits = 0; visits < 3; visits += 1) expect((await get('/a')).statusCode).toBe(200);
    expect(requests.length).toBeGreaterThan(2);
    server.clock.advance(60_000);
    expect((await get('/a')).statusCode).toBe(500);
  });

  it('is not cached if it is an error, and not replaced by an error', async () => {
    answer = () => shared('gone', { status: 404 });
    expect((await get('/a')).statusCode).toBe(404);
    await get('/a');
    expect(requests).toHaveLength(2);
    expect((await visit('/a'))['cache-control']).toBe('private, no-store');
  });
});

describe('a page with a failure', () => {
  const makeFrom = (...calls: [path: string, init?: RequestInit][]) => {
    answer = async ({ fetch }) => {
      const bodies = await Promise.all(calls.map(async ([path, init]) => (await fetch(path, init)).text()));
      return shared(bodies.join());
    };
  };
  const visitFrom = (remoteAddress: string) => server.app.inject({ url: '/product', remoteAddress });

  it.each(failures)('is shown only to the visitor whose call failed: %s', async (reason) => {
    makeFrom(['/v1/me'], [`/v1/look-up?fails=${reason}`], ['/v1/me']);
    const limited = await visitFrom(limitedVisitor);
    expect(limited.body).not.toContain('the product');
    expect(limited.headers['cache-control']).toBe('private, no-store');
    const other = await visitFrom('198.51.100.1');
    expect(other.body).toContain('the product');
    expect(other.headers['cache-control']).toContain('public');
    expect((await visitFrom(limitedVisitor)).body).toContain('the product');
  });

  it('is not sent to other waiting visitors', async () => {
    makeFrom(['/v1/look-up?fails=too_many_requests']);
    const [limited, ...others] = await Promise.all(
      [limitedVisitor, ...Array.from({ length: 5 }, (_, index) => `198.51.100.${index}`)].map(visitFrom),
    );
    expect(limited?.body).not.toContain('the product');
    for (const { body } of others) expect(body).toContain('the product');
  });

  it('does not replace a successful page', async () => {
    makeFrom(['/v1/look-up?fails=too_many_requests']);
    await visitFrom('198.51.100.1');
    server.clock.advance(61_000);
    for (let visits = 0; visits < 5; visits += 1) {
      expect((await visitFrom(limitedVisitor)).body).toContain('the product');
    }
    expect(requests.length).toBeGreaterThan(1);
    expect((await visitFrom('198.51.100.1')).body).toContain('the product');
  });

  it.each<[string, [string, RequestInit?]]>([
    ['an answer to a session', ['/v1/me', { headers: { authorization: 'Bearer x' } }]],
    ['a call that changes something', ['/v1/change', { method: 'POST' }]],
    ['a call that never reaches the API', ['/elsewhere']],
  ])('is not shared, nor is a page with %s', async (_name, call) => {
    makeFrom(['/v1/me'], call);
    const page = answer;
    answer = async (request) => {
      const made = page(request);
      return Promise.resolve(made).catch(() => shared('made without it'));
    };
    expect((await visitFrom('198.51.100.1')).headers['cache-control']).toBe('private, no-store');
  });
});

describe('a page of one visitor', () => {
  it('is never cached', async () => {
    const headers = { cookie: `token=${server.login()}` };
    await get('/a', headers);
    const second = await get('/a', headers);
    expect(requests).toHaveLength(2);
    expect(second.headers['cache-control']).toBe('private, no-store');
    expect(second.headers['etag']).toBeUndefined();
    expect((await get('/a')).headers['cache-control']).toContain('public');
  });

  it('may be a redirect', async () => {
    answer = () => ({ status: 302, headers: { location: '/user/login?next=%2Fcart' }, html: '', shared: false });
    const response = await get('/cart');
    expect(response.statusCode).toBe(302);
    expect(response.headers).toMatchObject({
      location: '/user/login?next=%2Fcart',
      'cache-control': 'private, no-store',
    });
  });
});

describe('the policy of a page', () => {
  it('allows inline styles and no inline script', async () => {
    const policy = (await visit('/a'))['content-security-policy'];
    expect(policy).toBe(
      "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;font-src 'self';connect-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
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
  it('calls the API in this process, as the shopper or anonymously', async () => {
    answer = async ({ fetch, token, language }) => {
      const headers = { 'client-language': language, ...(token ? { authorization: `Bearer ${token}` } : {}) };
      const response = await fetch('/v1/me', { headers });
      const { data } = (await response.json()) as { data: object };
      return shared(JSON.stringify(data), { shared: false });
    };
    expect((await get('/a', { cookie: 'lang=zh' })).body).toContain('{"user":null,"language":"zh"}');
    expect((await get('/a', { cookie: `token=${server.login({ userId: 'anna' })}` })).body).toContain(
      '{"user":"anna","language":"en"}',
    );
  });

  it('can send POST requests, and only to the API', async () => {
    answer = async ({ fetch }) => {
      const posted = await fetch('/v1/me', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      });
      const left = await fetch('http://elsewhere.test/v1/me').catch((error: Error) => error.message);
      return shared(`${posted.status} ${String(left)}`);
    };
    expect((await get('/a')).body).toContain('404 a page may only call the API');
  });

  it('that fails causes a plain page in the right language, with a request id', async () => {
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

  it('that throws a failure causes an answer with its status', async () => {
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

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('are not found: %s', async (method) => {
    const response = await server.app.inject({ method, url: '/a' });
    expect(response.statusCode).toBe(404);
    expect(response.json().data.reason).toBe('not_found');
  });

  it('under /v1 never lead to pages', async () => {
    for (const url of ['/v1', '/v1/', '/v1/nothing']) {
      const response = await get(url);
      expect(response.statusCode, url).toBe(404);
      expect(response.json()).toMatchObject({ code: 404, data: { reason: 'not_found' } });
    }
    expect(requests).toHaveLength(0);
  });

  it('list the pages for search engines, in both languages', async () => {
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

test('a page from memory closes its connection if the server is about to stop', async () => {
  const leaving = await testServer({
    compose: () => ({ features: [] }),
    server: { pages: { renderPage: async () => shared('page') } },
  });
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
