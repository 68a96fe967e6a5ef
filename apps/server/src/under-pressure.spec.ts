import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineEndpoint, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { route, type FeatureServer } from '@caravan/server-core';
import { testServer, type TestServer, soaking } from '@caravan/server-core/testing';
import { expect, it } from 'vitest';
import { testFeatures } from './testing/test-features.ts';
import { makeLoad } from './testing/make-load.ts';

/** Two seconds in normal runs, a minute with SOAK=1. */
const milliseconds = soaking ? 60_000 : 2_000;

const listen = async (server: TestServer): Promise<string> => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
};

it(
  'serves a hundred connections',
  async () => {
    const server = await testServer({
      compose: async (core) => ({ features: (await testFeatures(core)).features }),
    });
    const url = await listen(server);
    const paths = [
      '/v1/website',
      '/v1/cart',
      '/v1/article?type=1',
      '/v1/exchange_rate?from=CNY&to=USD',
      '/v1/health/live',
      '/v1/nowhere',
    ];
    const headers = { authorization: `Bearer ${server.login()}` };
    const { outcomes } = await makeLoad({ url, paths, connections: 100, milliseconds, headers });
    if (soaking) console.log(outcomes);
    expect(Object.keys(outcomes).filter((outcome) => !/^[24]\d\d$/.test(outcome))).toEqual([]);
    expect(outcomes['200']).toBeGreaterThan(100);
    await server.close();
  },
  milliseconds + 60_000,
);

it('refuses excess requests with a time to retry, answers health checks and the scripts of pages, and recovers', async () => {
  const slow = schemaOf(
    defineEndpoint<{ data: null }>()({ method: 'GET', path: '/slow', login: 'none', tags: [], summary: 'Work' }),
    {
      data: z.null(),
    },
  );
  const work = Promise.withResolvers<null>();
  const slowFeature: FeatureServer = {
    name: 'slow',
    reasons: {},
    routes: [route(slow, () => work.promise)],
  };
  const staticRoot = await mkdtemp(join(tmpdir(), 'caravan-pressure-'));
  await mkdir(join(staticRoot, 'assets'));
  await writeFile(join(staticRoot, 'assets', 'page-1.js'), 'export {};\n');
  const server = await testServer({ compose: () => ({ features: [slowFeature] }), server: { staticRoot } });
  const url = await listen(server);

  const measured = Promise.all([
    makeLoad({ url, paths: ['/v1/slow'], connections: 600, milliseconds: 1_500, headers: {} }),
    ...['/v1/health/live', '/assets/page-1.js'].map((path) =>
      makeLoad({ url, paths: [path], connections: 1, milliseconds: 1_500, headers: {} }),
    ),
  ]);
  const refused = async () => (await server.core.counters.requestsRefused.metric.get()).values;
  // The work lasts until requests are refused, however slowly a busy machine sends them.
  await expect.poll(refused, { timeout: 20_000 }).toContainEqual(
    expect.objectContaining({
      labels: { reason: 'overload' },
      value: expect.toSatisfy((count: number) => count > 0),
    }),
  );
  work.resolve(null);
  const [load, ...watchers] = await measured;
  expect(Object.keys(load.outcomes).sort()).toEqual(['200', '503']);
  // Requests within the limit are served meanwhile, at least once as many as may run.
  expect(load.outcomes['200']).toBeGreaterThanOrEqual(200);
  expect(load.withoutRetryAfter).toBe(0);
  expect(watchers.map(({ outcomes }) => Object.keys(outcomes))).toEqual([['200'], ['200']]);

  await expect.poll(async () => (await fetch(`${url}/v1/slow`)).status, { timeout: 10_000, interval: 100 }).toBe(200);
  await server.close();
  await rm(staticRoot, { recursive: true });
}, 60_000);
