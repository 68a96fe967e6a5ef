import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineEndpoint, schemaOf, staffRoles } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { route, type FeatureServer } from '../feature.ts';
import { testServer, type TestServer } from '../testing/index.ts';

const count = schemaOf(
  defineEndpoint<{ data: number }>()({
    method: 'GET',
    path: '/staff/count',
    login: 'staff',
    roles: staffRoles,
    tags: [],
    summary: 'A call of staff',
  }),
  { data: z.number() },
);
const feature: FeatureServer = { name: 'count', reasons: {}, routes: [route(count, () => 7)] };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caravan-console-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>console</title>');
  await writeFile(join(folder, 'assets/main-1.js'), 'export {}');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (config: { consoleUrl?: string } = {}): Promise<TestServer> =>
  testServer({ compose: () => ({ features: [feature] }), config, server: { consoleRoot: folder } });

describe('the console', () => {
  it('is one document for all its pages, which nobody stores, indexes or frames', async () => {
    const server = await start();
    for (const url of ['/console', '/console/', '/console/work/buy?mine=1']) {
      const { body, headers, statusCode } = await server.app.inject(url);
      expect([statusCode, body]).toEqual([200, '<!doctype html><title>console</title>']);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'content-type': 'text/html; charset=utf-8',
      });
      const policy = String(headers['content-security-policy']).split(';').sort();
      expect(policy).toEqual([
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'none'",
        "font-src 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "frame-src 'self'",
        "img-src 'self' blob:",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self' 'unsafe-inline'",
        "worker-src 'self'",
      ]);
    }
    await server.close();
  });

  it('has files that never change, and no others', async () => {
    const server = await start();
    const file = await server.app.inject('/console/assets/main-1.js');
    expect([file.body, file.headers['cache-control']]).toEqual(['export {}', 'public, max-age=31536000, immutable']);
    for (const url of ['/console/assets/other.js', '/console/assets/..%2findex.html'])
      expect((await server.app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
    await server.close();
  });

  it('and the calls of staff exist on its own host alone, if it has one', async () => {
    const server = await start({ consoleUrl: 'https://console.test' });
    const token = server.login({ role: 'staff' });
    const ask = async (url: string, host: string): Promise<number> =>
      (await server.app.inject({ url, headers: { host, authorization: `Bearer ${token}` } })).statusCode;
    for (const url of [
      '/console',
      '/console/work/buy',
      '/console/assets/main-1.js',
      '/v1/staff/count',
      '/v1/%73taff/count',
    ]) {
      expect([url, await ask(url, 'console.test')]).toEqual([url, 200]);
      expect([url, await ask(url, 'shop.test')]).toEqual([url, 404]);
    }
    await server.close();
  });
});
