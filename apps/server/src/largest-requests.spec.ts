import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { EndpointSchema } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { bodyLimit, hasPages, watchStalls, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop } from './testing/test-shop.ts';

/**
 * The longest time in milliseconds that one request may keep the others waiting. What grows with the square of a body
 * takes many seconds; collecting garbage takes a tenth of one.
 */
const maxStall = 500;
const maxAnswer = 1024 * 1024;

let server: TestServer;
let schemas: EndpointSchema[];
beforeAll(async () => {
  server = await testShop();
  schemas = server.composed.features
    .flatMap(({ routes }) => routes.map(({ schema }) => schema))
    .filter(({ endpoint }) => endpoint.login !== 'staff' && !endpoint.stream);
});
afterAll(() => server.close());

const times = (text: string, bytes: number): string => text.repeat(Math.floor(bytes / text.length));

/** Bodies that fill the limit of a call with what costs most to read, by how they do it. */
const hostileBodies: Readonly<Record<string, (bytes: number) => string>> = {
  numbers: (bytes) => `{"a":[${times('0,', bytes - 8)}0]}`,
  'unknown fields': (bytes) =>
    `{${Array.from({ length: Math.floor((bytes - 2) / 11) }, (_, field) => `"k${String(field).padStart(5, '0')}":0`).join()}}`,
  'lists in lists': (bytes) => `{"a":${times('[', (bytes - 8) / 2)}${times(']', (bytes - 8) / 2)}}`,
  'escaped characters': (bytes) => `{"a":"${times(String.raw`\u4e2d`, bytes - 10)}"}`,
};

it.each(Object.keys(hostileBodies))('a body full of %s holds up nobody, and its answer is short', async (how) => {
  const token = server.login();
  const faults: string[] = [];
  for (const { endpoint, body } of schemas) {
    if (!body || endpoint.upload) continue;
    const payload = hostileBodies[how]?.(bodyLimit(body)) ?? '';
    await setImmediate();
    const stalls = watchStalls();
    const { body: answer } = await server.app.inject({
      method: endpoint.method,
      url: `/v1${endpoint.path.replaceAll(/:\w+/g, 'unknown')}`,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': 'a'.repeat(22),
      },
      payload,
    });
    const stall = stalls.stop();
    if (stall > maxStall) faults.push(`${endpoint.method} ${endpoint.path}: ${Math.round(stall)} ms`);
    if (answer.length > maxAnswer / 20) faults.push(`${endpoint.method} ${endpoint.path}: ${answer.length} bytes`);
  }
  expect(faults).toEqual([]);
});

it('the longest query holds up nobody', async () => {
  const token = server.login();
  const faults: string[] = [];
  for (const { endpoint } of schemas) {
    if (endpoint.method !== 'GET') continue;
    await setImmediate();
    const stalls = watchStalls();
    const query = `q=${times('%E4%B8%AD', 7_000)}&${times('a=1&', 4_000)}`;
    await server.app.inject({
      method: 'GET',
      url: `/v1${endpoint.path.replaceAll(/:\w+/g, 'a'.repeat(60))}?${query}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const stall = stalls.stop();
    if (stall > maxStall) faults.push(`${endpoint.path}: ${Math.round(stall)} ms`);
  }
  expect(faults).toEqual([]);
});

it('the description of the API holds up nobody, and has exactly the calls of the descriptors', async () => {
  await setImmediate();
  const stalls = watchStalls();
  const answer = await server.app.inject({ url: '/v1/openapi.json', headers: { 'accept-encoding': 'br' } });
  const stall = stalls.stop();
  expect(stall).toBeLessThan(maxStall);
  const { paths } = JSON.parse(brotliDecompressSync(answer.rawPayload).toString()) as {
    paths: Record<string, Record<string, { summary?: string; 'x-login': string }>>;
  };
  const described = Object.entries(paths)
    .filter(([path]) => !path.startsWith('/health/'))
    .flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, { summary, 'x-login': login }]) => [method, path, summary, login].join(' ')),
    );
  const endpoints = server.composed.features.flatMap(({ routes }) => routes.map(({ schema }) => schema.endpoint));
  expect(described.toSorted()).toEqual(
    endpoints
      .map(({ method, path, summary, login }) =>
        [method.toLowerCase(), path.replaceAll(/:(\w+)/g, '{$1}'), summary, login].join(' '),
      )
      .toSorted(),
  );
});

/** Whether an answer is a list, or has nothing but one as `items`. */
const isList = (data: EndpointSchema['data']): boolean =>
  data instanceof z.ZodArray || (data instanceof z.ZodObject && Object.keys(data.shape)[0] === 'items');

/** Lists of visitors and shoppers that have no pages: the shop, or a limit of their own, keeps them short. */
const shortLists = [
  'GET /addresses',
  'GET /cart',
  'GET /country',
  'GET /duties/countries',
  'GET /haul/imports',
  'GET /insurance_tiers',
  'GET /offers',
  'GET /packing_options',
  'GET /payables',
  'GET /payment_methods',
  'GET /promotions/coupons',
  'GET /shipping_accuracy',
  'GET /users/passkeys',
  'GET /users/sessions',
  'GET /users/tokens',
  'GET /users/turns',
  'GET /users/webhooks',
  'GET /users/webhooks/:id/deliveries',
];

it('every list has pages of at most 1 MB, or is known to be short', () => {
  const whole = schemas.filter(
    (schema) => schema.endpoint.method === 'GET' && isList(schema.data) && !hasPages(schema),
  );
  expect(whole.map(({ endpoint: { method, path } }) => `${method} ${path}`).sort()).toEqual(shortLists);
});
