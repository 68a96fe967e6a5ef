import { defineEndpoint, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { afterEach, describe, expect, it, test } from 'vitest';
import type { Config } from '../config.ts';
import { route } from '../feature.ts';
import { testServer, type TestServer } from '../testing/index.ts';
import { makeLog } from './watching/logging.ts';
import { traceIdOf } from './request-identity.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

const call = schemaOf(
  defineEndpoint<{ data: null }>()({ method: 'GET', path: '/parrots', login: 'none', tags: [], summary: 'parrots' }),
  { data: z.null() },
);

let server: TestServer | undefined;
let lines: Record<string, unknown>[] = [];
afterEach(async () => {
  await server?.close();
  server = undefined;
  lines = [];
});

const start = async (config: Partial<Config> = {}, fails = false) => {
  const build = { version: '1.2.3', commit: '0123456789abcdef' };
  const log = makeLog(
    { logLevel: 'debug', instance: 'shop-2', role: 'web', build },
    { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const parrots = route(call, () => {
    if (fails) throw new Error('bug');
    return null;
  });
  server = await testServer({
    log,
    config,
    compose: () => ({ features: [{ name: 'parrots', reasons: {}, routes: [parrots] }] }),
    server: {
      pages: {
        renderPage: async ({ fetch }) => {
          await fetch('/v1/parrots');
          return { status: 200, headers: {}, html: 'page', shared: false };
        },
      },
    },
  });
  return server.app;
};
const requests = () => lines.filter(({ msg }) => msg === 'request' || msg === 'in-process call');

describe('the id of a request', () => {
  const given = { 'x-request-id': 'proxy-7f.1' };

  it('is the one of the proxy, in the answer and in the log', async () => {
    const app = await start({ trustProxy: 1 });
    const { headers } = await app.inject({ url: '/v1/parrots', headers: given });
    expect(headers['x-request-id']).toBe('proxy-7f.1');
    expect(requests()).toMatchObject([{ id: 'proxy-7f.1', path: '/v1/parrots' }]);
  });

  it('is in the answer to an unexpected error, too', async () => {
    const app = await start({ trustProxy: 1 }, true);
    const answer = await app.inject({ url: '/v1/parrots', headers: given });
    expect(answer.json()).toMatchObject({ code: 500, data: { request_id: 'proxy-7f.1' } });
    expect(answer.headers['x-request-id']).toBe('proxy-7f.1');
    expect(lines.find(({ msg }) => msg === 'unexpected error')).toMatchObject({ id: 'proxy-7f.1' });
  });

  it('is shared by a page and its reads', async () => {
    const app = await start({ trustProxy: ['127.0.0.1'] });
    await app.inject({ url: '/faq', headers: { ...given, traceparent } });
    expect(requests()).toMatchObject([
      { id: 'proxy-7f.1', trace_id: traceId, path: '/v1/parrots' },
      { id: 'proxy-7f.1', trace_id: traceId, path: '/faq' },
    ]);
  });

  it('is returned for a URL that cannot be read', async () => {
    const app = await start({ trustProxy: 1 });
    const answer = await app.inject({ url: '/v1/%zz', headers: given });
    expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([400, 'proxy-7f.1']);
  });

  it.each([false, 0])('is made here without a proxy (TRUST_PROXY %s)', async (trustProxy) => {
    const app = await start({ trustProxy });
    const { headers } = await app.inject({ url: '/v1/parrots', headers: given });
    expect(headers['x-request-id']).toMatch(/^[\w-]{20,}$/);
    expect(requests()).toMatchObject([{ id: headers['x-request-id'] }]);
  });

  it.each(['', 'a b', 'a\tb', '{"a":1}', 'ä', 'x'.repeat(129)])('is made here for %j', async (id) => {
    const app = await start({ trustProxy: 1 });
    const { headers } = await app.inject({ url: '/v1/parrots', headers: { 'x-request-id': id } });
    expect(headers['x-request-id']).not.toBe(id);
    expect(headers['x-request-id']).toMatch(/^[\w-]{20,}$/);
  });

  it('may have 128 characters', async () => {
    const app = await start({ trustProxy: 1 });
    const id = 'x'.repeat(128);
    expect((await app.inject({ url: '/v1/parrots', headers: { 'x-request-id': id } })).headers).toMatchObject({
      'x-request-id': id,
    });
  });
});

it('puts the process, its version and the trace into each line', async () => {
  const app = await start();
  await app.inject({ url: '/v1/parrots', headers: { traceparent } });
  expect(requests()).toMatchObject([
    { instance: 'shop-2', role: 'web', version: '1.2.3+0123456789ab', trace_id: traceId },
  ]);
  await app.inject('/v1/parrots');
  expect(requests()[1]).not.toHaveProperty('trace_id');
});

describe('traceparent', () => {
  test.each([traceparent, `01-${traceId}-00f067aa0ba902b7-01`, `cc-${traceId}-00f067aa0ba902b7-00-later`])(
    '%s has a trace id',
    (header) => expect(traceIdOf(header)).toBe(traceId),
  );
  test.each([
    undefined,
    '',
    traceId,
    `ff-${traceId}-00f067aa0ba902b7-01`,
    `00-${traceId}-00f067aa0ba902b7-01-more`,
    `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    ` ${traceparent}`,
    `${traceparent}\n`,
  ])('%j has none', (header) => expect(traceIdOf(header)).toBeUndefined());
});
