import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testConfig, testServer } from '@caravan/server-core/testing';
import { loadStorefront } from './storefront.ts';

const bundle = `
export const websiteTag = 'caravan';
export const sitemapPaths = () => ['/', '/faq'];
export const createPageRenderer = ({ publicUrl, websiteTag, assets }) => async ({ url }) => ({
  status: 200, headers: {}, shared: true, html: [publicUrl, websiteTag, assets.manifest['a.ts'].file, url.pathname].join(' '),
});
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caravan-shell-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = async (path: string, content: string): Promise<void> => {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), content);
};

it('serves the built storefront: pages, files, robots.txt and sitemap', async () => {
  await write('server/entry-server.js', bundle);
  await write('server/package.json', '{ "type": "module" }');
  await write('client/.vite/manifest.json', JSON.stringify({ 'a.ts': { file: 'assets/a-1.js' } }));
  await write('client/assets/a-1.js', 'export {}');
  await write('client/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write('client/sw.js', 'addEventListener');
  await write('client/offline.html', '<!doctype html>');
  await write('client/offline.html.br', 'x');
  const storefront = await loadStorefront(folder, testConfig(), () => undefined);
  const server = await testServer({ compose: () => ({ features: [] }), server: storefront });

  expect((await server.app.inject('/faq')).body).toBe('http://shop.test caravan assets/a-1.js /faq');
  const asset = await server.app.inject('/assets/a-1.js');
  expect(asset.body).toBe('export {}');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await server.app.inject('/assets/b.js')).statusCode).toBe(404);
  expect((await server.app.inject('/assets/..%2f.vite/manifest.json')).statusCode).toBeGreaterThanOrEqual(400);
  const icon = await server.app.inject('/favicon.svg');
  expect(icon.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' });
  const worker = await server.app.inject('/sw.js');
  expect(worker.headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  const offline = await server.app.inject('/offline.html');
  expect(offline.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  expect(offline.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
  expect((await server.app.inject('/offline.html.br')).body).not.toBe('x');
  expect((await server.app.inject('/.vite/manifest.json')).body).not.toContain('a-1.js"');
  expect((await server.app.inject('/robots.txt')).body).toContain('Disallow: /mine');
  expect((await server.app.inject('/sitemap.xml')).body).toContain('http://shop.test/faq');
  await server.close();
});

it('fails with a clear error if the storefront is not built', async () => {
  await expect(loadStorefront(folder, testConfig(), () => undefined)).rejects.toThrow('the storefront is not built');
});
