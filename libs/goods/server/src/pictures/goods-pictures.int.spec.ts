import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { readdir, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { minute } from '@caravan/kernel';
import { ensureKey, type Core, type Files } from '@caravan/server-core';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { goodsKeyTable } from '../snapshots/goods-snapshot.table.ts';
import { signImage } from './image-token.ts';
import { createGoods } from '../goods.server.ts';
import { makeImageStore } from './image-store.ts';

let shop: Server;
let origin: string;
let asked: string[] = [];
/** The shop's answers by path. Without an answer it stays silent. */
const pictures = new Map<string, { type: string; body: Uint8Array }>();

beforeAll(async () => {
  shop = createServer((request, response) => {
    asked.push(request.url ?? '');
    const picture = pictures.get(request.url?.split('?')[0] ?? '');
    if (picture) response.writeHead(200, { 'content-type': picture.type }).end(picture.body);
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const red = sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } });
  pictures.set('/red.png', { type: 'image/png', body: await red.png().toBuffer() });
  pictures.set('/red.avif', { type: 'image/jpeg', body: await red.avif({ effort: 0 }).toBuffer() });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  pictures.set('/drawing.png', { type: 'image/png', body: Buffer.from(drawing) });
  pictures.set('/drawing.bin', {
    type: 'application/octet-stream',
    body: Buffer.from(`<?xml version="1.0"?>${drawing}`),
  });
});
afterAll(async () => {
  shop.closeAllConnections();
  await new Promise((resolve) => shop.close(resolve));
});

let server: TestServer;
let files: (files: Files) => Files = (all) => all;
const compose = async (core: Core) => ({
  features: [
    await createGoods(core, {
      exchangeRates: () => ({ toCny: async () => ({ rate: '1', asOf: '2026-11-20' }) }),
      snapshotHolders: () => [],
    }),
  ],
});
const start = async (rateLimits = false): Promise<void> => {
  server = await testServer({
    compose,
    files: (all) => files(all),
    config: { rateLimits, goods: { allowHosts: [new URL(origin).host], onebound: undefined, tmapiToken: undefined } },
  });
};
beforeEach(async () => {
  asked = [];
  files = (all) => all;
  await start();
});
afterEach(() => server.close());

const pathOf = async (path: string): Promise<string> =>
  `/v1/images/${signImage(`${origin}${path}`, await ensureKey(server.core.db, goodsKeyTable, 'image_token')) ?? ''}`;
const see = async (path: string, remoteAddress = '203.0.113.7') =>
  server.app.inject({ url: await pathOf(path), remoteAddress });
const folder = () => join(server.core.config.dataDir, 'files', 'goods-images');
const kept = async () => {
  const entries = await readdir(folder(), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
};

describe('a picture of a shop', () => {
  it.each(['/red.png', '/red.avif'])('is recognised by its bytes, with any content type (%s)', async (path) => {
    const seen = await see(path);
    expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 300 });
  });

  it.each(['/drawing.png', '/drawing.bin'])('must not be a drawing, with any content type (%s)', async (path) => {
    expect((await see(path)).statusCode).toBe(404);
    expect(await kept()).toEqual([]);
    expect((await see(path)).statusCode).toBe(404);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['emptied', (file: string) => truncate(file, 0)],
    ['cut', (file: string) => truncate(file, 100)],
    ['overwritten', (file: string) => writeFile(file, '<script>alert(1)</script>')],
    ['lengthened', (file: string) => writeFile(file, 'secret', { flag: 'a' })],
  ])('whose file was %s is not served but fetched again', async (_, damage) => {
    const before = await see('/red.png');
    for (const file of await kept()) await damage(file);
    const after = await see('/red.png');
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
    expect(asked).toHaveLength(2);
    expect((await see('/red.png')).rawPayload.equals(before.rawPayload)).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it('is also shown on a full disk, and leaves nothing on it', async () => {
    await server.close();
    files = (all) => ({
      ...all,
      put: async () => {
        throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      },
    });
    await start();
    expect((await see('/red.png')).statusCode).toBe(200);
    expect(await kept()).toEqual([]);
  });
});

it('one address can cause a limited number of fetches a minute; stored pictures do not count', async () => {
  await server.close();
  await start(true);
  const statuses: number[] = [];
  for (let index = 0; index < 302; index += 1) statuses.push((await see(`/drawing.png?${index}`)).statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect((await see('/red.png', '203.0.113.8')).statusCode).toBe(200);
  expect((await see('/red.png')).statusCode).toBe(200);
  server.clock.advance(minute);
  expect((await see('/drawing.png?late')).statusCode).toBe(404);
});

it('the fetch of a picture is cancelled when its viewer disconnects', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}${await pathOf('/red.png')}`)).status).toBe(200);
  asked = [];
  const closed = vi.fn();
  shop.once('request', (request) => request.once('close', closed));
  const visitor = connect(port, '127.0.0.1');
  visitor.write(`GET ${await pathOf('/silent.png')} HTTP/1.1\r\nHost: shop.test\r\n\r\n`);
  await vi.waitFor(() => expect(asked).toEqual(['/silent.png']), 10_000);
  visitor.destroy();
  // Long before the eight seconds that a fetch may take.
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), { timeout: 10_000 });
});

it('the pictures of shops never use more than their space', async () => {
  const limits = { maxBytes: 10_000, betweenLooks: 2_000 };
  const { core, clock } = server;
  const store = makeImageStore({ files: core.files, clock: clock.now, log: core.log, limits });
  const sizes = async () => {
    let total = 0;
    for (const file of await kept()) total += (await stat(file)).size;
    return total;
  };
  for (let index = 0; index < 100; index += 1) {
    await store.put(`aa/${index}.webp`, new Uint8Array(300).fill(1));
    await store.settled();
    expect(await sizes()).toBeLessThanOrEqual(limits.maxBytes);
  }
  expect(await store.get('aa/0.webp')).toBeUndefined();
  expect(await store.get('aa/99.webp')).toBeDefined();
});
