import { defineEndpoint, schemaOf, type PageAnswer, type PageRequest } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { route, type FeatureServer } from '../feature.ts';
import { testServer, type TestServer } from '../testing/index.ts';

const join = schemaOf(
  defineEndpoint<{ data: string }>()({
    method: 'POST',
    path: '/join',
    login: 'none',
    tags: [],
    summary: 'A call with a limit',
    limit: { max: 2, minutes: 1, by: 'address' },
  }),
  { data: z.string() },
);
const feature: FeatureServer = { name: 'join', reasons: {}, routes: [route(join, () => 'joined')] };

let server: TestServer;
let requests: PageRequest[];
let answer: (request: PageRequest) => PageAnswer | Promise<PageAnswer>;

beforeAll(async () => {
  server = await testServer({
    compose: () => ({ features: [feature] }),
    config: { rateLimits: true },
    server: {
      pages: {
        renderPage: async (request) => {
          requests.push(request);
          return answer(request);
        },
      },
    },
  });
});
beforeEach(() => {
  requests = [];
  answer = () => ({ status: 200, headers: {}, html: 'page', shared: true });
});
afterAll(() => server.close());

describe('a form that is posted to a page', () => {
  const post = (url: string, headers: Record<string, string> = {}, payload = 'email=a%40b.test&password=x') =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
      payload,
    });

  it('reaches the page with its fields, and its answer sets cookies that scripts read', async () => {
    answer = () => ({
      status: 303,
      headers: { location: '/cart' },
      cookies: [{ name: 'token', value: 'a b', maxAge: 60 }],
      html: '',
      shared: false,
    });
    const { statusCode, headers } = await post('/user/login?next=/cart');
    expect(statusCode).toBe(303);
    expect(headers.location).toBe('/cart');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['set-cookie']).toBe('token=a%20b; Max-Age=60; Path=/; SameSite=Lax');
    expect(requests.map(({ url, form }) => [url.pathname, form?.get('email'), form?.get('password')])).toEqual([
      ['/user/login', 'a@b.test', 'x'],
    ]);
  });

  it('is never answered from memory', async () => {
    await server.app.inject({ url: '/faq' });
    await post('/faq');
    await post('/faq');
    expect(requests.map(({ form }) => form !== undefined)).toEqual([false, true, true]);
  });

  it.each([
    ['from another site', 403, { 'sec-fetch-site': 'cross-site' }, undefined],
    ['from a sibling site', 403, { 'sec-fetch-site': 'same-site' }, undefined],
    ['of another kind', 415, { 'content-type': 'application/json' }, '{}'],
    ['without a kind', 415, { 'content-type': '' }, 'a'],
    ['that is too long', 413, {}, `email=${'a'.repeat(70_000)}`],
  ])('%s is refused by a page', async (_name, status, headers, payload) => {
    const refused = await post('/user/login', headers as Record<string, string>, payload);
    expect(refused.statusCode).toBe(status);
    expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(refused.body).toContain('<h1>');
    expect(requests).toEqual([]);
  });

  it('of a browser that does not tell the site must come from our origin', async () => {
    const old = async (origin?: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(origin ? { origin } : {}) };
      return (await server.app.inject({ method: 'POST', url: '/user/login', headers, payload: 'a=b' })).statusCode;
    };
    expect([await old('http://shop.test'), await old('http://evil.test'), await old('null'), await old()]).toEqual([
      200, 403, 403, 403,
    ]);
  });

  it('counts for the limits of the call that it makes', async () => {
    answer = async ({ fetch }) => {
      const { status } = await fetch('/v1/join', { method: 'POST' });
      return { status, headers: {}, html: '', shared: false };
    };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) statuses.push((await post('/user/register')).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
