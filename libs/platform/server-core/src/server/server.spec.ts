import { brotliDecompressSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { defineEndpoint, defineReasons, languages, schemaOf, type RenderPage } from '@caravan/kernel';
import { inBoth } from '@caravan/kernel/testing';
import { z } from '@caravan/kernel/zod';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { route, type Core, type FeatureServer, type Route } from '../feature.ts';
import { testServer, type TestServer, type TestServerOptions } from '../testing/index.ts';
import { makeLog } from './watching/logging.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const reasons = defineReasons(
  { parrot_dead: 422 },
  inBoth({ en: { parrot_dead: 'No more' }, zh: { parrot_dead: '不在了' } }),
);
const withRoutes = (...routes: Route[]): FeatureServer => ({ name: 'parrots', reasons, routes });

const start = async (given: Partial<TestServerOptions> = {}): Promise<TestServer> => {
  const options: TestServerOptions = { compose: () => ({ features: [] }), ...given };
  server = await testServer(options);
  return server;
};

const call = (path: `/${string}`, facts: object = {}) =>
  schemaOf(
    defineEndpoint<{ data: null }>()({ method: 'GET', path, login: 'none', tags: [], summary: path, ...facts }),
    { data: z.null() },
  );

describe('health', () => {
  it('distinguishes a running process from one that can work', async () => {
    const { app, core } = await start();
    expect((await app.inject('/v1/health/live')).json()).toMatchObject({ code: 200, data: { status: 'live' } });
    expect((await app.inject('/v1/health/ready')).statusCode).toBe(200);
    Object.assign(core, { database: { ...core.database, answers: async () => false } });
    const broken = await app.inject('/v1/health/ready');
    expect(broken.statusCode).toBe(503);
    expect(broken.headers['retry-after']).toBe('2');
    expect((await app.inject('/v1/health/live')).statusCode).toBe(200);
  });
});

describe('limits', () => {
  const login = schemaOf(
    defineEndpoint<{ body: { email: string }; data: null }>()({
      method: 'POST',
      path: '/login',
      login: 'none',
      tags: [],
      summary: 'Log in',
      limit: { max: 3, minutes: 1, by: 'both' },
    }),
    { body: z.strictObject({ email: z.string() }), data: z.null() },
  );
  const feature = withRoutes(
    route(login, () => null),
    route(call('/parrots'), () => null),
  );
  const limited = { config: { rateLimits: true, trustProxy: true }, compose: () => ({ features: [feature] }) };
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it('count by address, and by account from any address', async () => {
    const { call: post } = await start(limited);
    const attempt = async (address: string, email: string): Promise<number> =>
      (await post(login, { body: { email }, ...from(address) })).status;
    expect([
      await attempt('1.1.1.1', 'a@x.test'),
      await attempt('1.1.1.1', 'b@x.test'),
      await attempt('1.1.1.1', 'c@x.test'),
    ]).toEqual([200, 200, 200]);
    expect(await attempt('1.1.1.1', 'd@x.test')).toBe(429);
    expect([await attempt('1.1.1.2', 'A@x.test '), await attempt('1.1.1.3', 'ａ＠x.test')]).toEqual([200, 200]);
    expect(await attempt('1.1.1.4', 'a@x.test')).toBe(429);
    expect(await attempt('1.1.1.4', 'e@x.test')).toBe(200);
  });

  it('report when to retry', async () => {
    const { call: post } = await start(limited);
    for (let count = 0; count < 3; count += 1) await post(login, { body: { email: `${count}@x.test` } });
    const answer = await post(login, { body: { email: 'z@x.test' }, headers: { 'client-language': 'zh' } });
    expect(answer).toMatchObject({ status: 429, reason: 'too_many_requests', message: '操作过于频繁，请稍后再试' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('apply to all calls together, but never to health', async () => {
    const { app } = await start(limited);
    const statuses = [];
    for (let count = 0; count < 1_201; count += 1) statuses.push((await app.inject('/v1/parrots')).statusCode);
    expect(statuses.indexOf(429)).toBe(1_200);
    expect((await app.inject('/v1/health/live')).statusCode).toBe(200);
    expect((await app.inject({ url: '/v1/parrots', headers: { 'x-forwarded-for': '9.9.9.9' } })).statusCode).toBe(200);
  });

  it('trust a proxy only if configured', async () => {
    const { call: post } = await start({ ...limited, config: { rateLimits: true, trustProxy: false } });
    const statuses = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push((await post(login, { body: { email: `${count}@x.test` }, ...from(`2.2.2.${count}`) })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('the composition', () => {
  it('refuses two routes for one call', async () => {
    const routes = [route(call('/a/:id'), () => null), route(call('/a/:name'), () => null)];
    await expect(start({ compose: () => ({ features: [withRoutes(...routes)] }) })).rejects.toThrow(
      'and another feature both answer',
    );
  });
});

describe('the OpenAPI document', () => {
  const change = schemaOf(
    defineEndpoint<{
      params: { id: string };
      query: { loud?: boolean | undefined };
      body: { words: string };
      data: { words: string };
    }>()({
      method: 'POST',
      path: '/parrots/:id/speak',
      login: 'shopper',
      tags: [],
      summary: 'Speak',
      reasons: ['parrot_dead'],
      idempotency: 'key',
    }),
    {
      params: z.object({ id: z.string() }),
      query: z.object({ loud: z.boolean().optional() }),
      body: z.strictObject({ words: z.string().max(5) }),
      data: z.object({ words: z.string() }),
    },
  );

  it('is compressed once, and is not sent again while it is the same', async () => {
    const { app } = await start({ compose: () => ({ features: [withRoutes(route(change, ({ body }) => body))] }) });
    const plain = await app.inject('/v1/openapi.json');
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const packed = await app.inject({ url: '/v1/openapi.json', headers });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', etag: expect.stringMatching(/^W\//) });
    expect(brotliDecompressSync(packed.rawPayload)).toEqual(plain.rawPayload);
    const known = { ...headers, 'if-none-match': String(packed.headers.etag) };
    expect(await app.inject({ url: '/v1/openapi.json', headers: known })).toMatchObject({
      statusCode: 304,
      payload: '',
    });
  });

  it('describes every call with its parts, login and reasons', async () => {
    const { app } = await start({
      compose: () => ({ features: [withRoutes(route(change, ({ body, once }) => once(async () => body)))] }),
    });
    const document = (await app.inject('/v1/openapi.json')).json();
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/v1' }] });
    expect(Object.keys(document.paths)).toEqual(['/health/live', '/health/ready', '/parrots/{id}/speak']);
    const operation = document.paths['/parrots/{id}/speak'].post;
    expect(operation).toMatchObject({
      summary: 'Speak',
      tags: ['parrots'],
      security: [{ bearer: [] }],
      'x-login': 'shopper',
      'x-reasons': ['parrot_dead'],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { properties: { words: { type: 'string', maxLength: 5 } }, additionalProperties: false },
          },
        },
      },
    });
    expect(operation.parameters).toEqual([
      { name: 'loud', in: 'query', required: false, schema: { type: 'boolean' } },
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      {
        name: 'client-language',
        in: 'header',
        required: false,
        schema: { type: 'string', enum: languages, default: 'en' },
      },
      {
        name: 'client-account',
        in: 'header',
        required: false,
        description: expect.stringContaining('other_account'),
        schema: { type: 'string' },
      },
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: true,
        description: expect.stringContaining('24 hours'),
        schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
      },
    ]);
    expect(Object.keys(operation.responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '422',
      '429',
      '503',
      'default',
    ]);
    expect(operation.responses['422'].description).toContain('`parrot_dead`: No more');
    expect(operation.responses['200'].content['application/json'].schema.properties.data.properties).toEqual({
      words: { type: 'string' },
    });
  });

  it('is shown on a page whose policy allows only its one inline script', async () => {
    const { app } = await start();
    expect((await app.inject('/docs')).headers.location).toBe('/docs/');
    const page = await app.inject('/docs/');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const scripts = [...page.body.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
    expect(scripts).toHaveLength(1);
    const hash = createHash('sha256')
      .update(scripts[0]?.[1] ?? '')
      .digest('base64');
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(page.body).toContain('/v1/openapi.json');
    expect(page.body).not.toMatch(/https?:/);
    const viewer = await app.inject('/docs/js/scalar.js');
    expect(viewer.statusCode).toBe(200);
    expect(viewer.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(viewer.rawPayload.length).toBeGreaterThan(100_000);
  });
});

describe('the log', () => {
  it('is JSON and contains the events, but no secret', async () => {
    const lines: string[] = [];
    const log = makeLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) });
    const careless = ({ db }: Core): FeatureServer => ({
      ...withRoutes(),
      routes: [
        route(call('/parrots'), async ({ request }) => {
          const failed = await db.execute(sql`SELECT ${'hunter2'}::int`).catch((error: unknown) => error);
          request.log.error({ err: failed }, 'query');
          request.log.info({ body: { password: 'hunter2' }, headers: request.headers, token: 'hunter2' }, 'careless');
          throw new Error('bug');
        }),
      ],
    });
    const started = await start({ log, compose: (core) => ({ features: [careless(core)] }) });
    await started.app.inject({
      url: '/v1/parrots?email=a&password=hunter2',
      headers: { authorization: 'Bearer hunter2', cookie: 'token=hunter2' },
    });
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries.find(({ msg }) => msg === 'request')).toMatchObject({
      method: 'GET',
      path: '/v1/parrots',
      status: 500,
      ms: expect.any(Number),
    });
    expect(entries.find(({ msg }) => msg === 'unexpected error')).toMatchObject({
      err: { type: 'Error', message: 'bug', stack: expect.stringContaining('.ts') },
    });
    expect(entries.find(({ msg }) => msg === 'query')).toMatchObject({
      err: { message: 'Failed query: SELECT $1::int', cause: { code: '22P02' } },
    });
    expect(lines.join('')).not.toContain('hunter2');
  });
});

describe('a stop', () => {
  /** A call whose handler waits until it is released. */
  const waiting = () => {
    const gate = Promise.withResolvers<void>();
    const inside = Promise.withResolvers<void>();
    const slow = route(call('/slow'), async () => {
      inside.resolve();
      await gate.promise;
      return null;
    });
    return { slow, inside: inside.promise, letGo: gate.resolve };
  };
  const portOf = ({ app }: TestServer): number => (app.server.address() as AddressInfo).port;

  it('finishes running requests, accepts no more, and closes connections', async () => {
    const { slow, inside, letGo } = waiting();
    const started = await start({
      compose: () => ({
        features: [
          withRoutes(
            slow,
            route(call('/quick'), () => null),
          ),
        ],
      }),
    });
    const { app } = started;
    await app.listen({ port: 0, host: '127.0.0.1' });
    const port = portOf(started);
    const underWay = fetch(`http://127.0.0.1:${port}/v1/slow`);
    await inside;

    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const onOpenConnection = () =>
      new Promise((resolve, reject) =>
        httpRequest({ port, host: '127.0.0.1', path: '/v1/quick', agent })
          .on('error', reject)
          .on('response', (response) => {
            response.resume();
            response.on('end', () => resolve([response.statusCode, response.headers.connection]));
          })
          .end(),
      );
    expect(await onOpenConnection()).toEqual([200, 'keep-alive']);

    const drained = app.drain(30_000);
    expect(await onOpenConnection()).toEqual([200, 'close']);
    // Load balancers learn it at once.
    expect((await app.inject('/v1/health/ready')).statusCode).toBe(503);
    expect((await app.inject('/v1/health/live')).statusCode).toBe(200);
    const refused = () =>
      new Promise((resolve) =>
        httpRequest({ port, host: '127.0.0.1' }).on('error', resolve).on('response', resolve).end(),
      );
    await expect.poll(refused).toMatchObject({ code: 'ECONNREFUSED' });

    letGo();
    const finished = await underWay;
    expect(finished.status).toBe(200);
    expect(finished.headers.get('connection')).toBe('close');
    await drained;
    await app.close();
    agent.destroy();
  });

  it('lets a page that is being rendered still call the API', async () => {
    const gate = Promise.withResolvers<void>();
    const inside = Promise.withResolvers<void>();
    const renderPage: RenderPage = async ({ fetch: callApi }) => {
      inside.resolve();
      await gate.promise;
      return { status: 200, headers: {}, html: String((await callApi('/v1/quick')).status), shared: false };
    };
    const { app } = await start({
      compose: () => ({ features: [withRoutes(route(call('/quick'), () => null))] }),
      server: { pages: { renderPage } },
    });
    const page = app.inject('/');
    await inside.promise;
    const drained = app.drain(30_000);
    gate.resolve();
    expect((await page).body).toBe('200');
    await drained;
  });

  it('does not wait forever', async () => {
    const { slow, inside, letGo } = waiting();
    const { app } = await start({ compose: () => ({ features: [withRoutes(slow)] }) });
    const underWay = app.inject('/v1/slow');
    await inside;
    await app.drain(1);
    letGo();
    await underWay;
  });
});

describe('invalid HTTP', () => {
  it('is answered with an envelope too', async () => {
    const { app } = await start();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write('nonsense\r\n\r\n');
    let received = '';
    for await (const chunk of socket) received += String(chunk);
    expect(received).toMatch(/^HTTP\/1\.1 400 Bad Request/);
    expect(received).toContain('"reason":"bad_request"');
  });
});
