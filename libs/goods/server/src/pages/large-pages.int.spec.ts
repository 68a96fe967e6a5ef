import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { getGoodsContract } from '@caravan/goods/contract/schema';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { createGoods } from '../goods.server.ts';
import type { PageReader } from './page-reader-port.ts';
import { makePageReader } from './page-reader.ts';

/** The bytes that were given to the reading thread, which nobody else can read from then on. */
const handed: number[] = [];
// How long three megabytes take depends on the machine, also on a busy one; page-reader.spec.ts has the limit.
const threads = makePageReader({ time: 60_000 });
const reader: PageReader = {
  ...threads,
  read: (page, workFor) => {
    handed.push(page.bytes.byteLength);
    return threads.read(page, workFor);
  },
  readShopJson: (json, asked, workFor) => {
    handed.push(json.bytes.byteLength);
    return threads.readShopJson(json, asked, workFor);
  },
};

const threeMegabytes = 3 * 1024 * 1024 - 64 * 1024;
const filled = (part: (index: number) => string, around: (all: string) => string): Buffer => {
  const parts: string[] = [];
  for (let size = 0, index = 0; size < threeMegabytes; index += 1) {
    const one = part(index);
    parts.push(one);
    size += one.length + 1;
  }
  return Buffer.from(around(parts.join(',')));
};

const ldJson = (product: string): string => `<h1>Tote</h1><script type="application/ld+json">${product}</script>`;
const tote = '{"@type":"Product","name":"Tote","offers":{"price":"68.00","priceCurrency":"CNY"}}';
const offer = (index: number) => `"offers":{"price":"${68 + (index % 9)}.00","priceCurrency":"CNY"}`;

/** Three megabytes each: of rows, of variants, of the shop's JSON. */
const pages: Record<string, { type: string; body: Buffer; title: string }> = {
  '/rows': {
    type: 'text/html',
    title: 'Tote',
    body: filled(
      () => '<div class="row"><span class="price">$1.00</span><a href="/x">x</a></div>',
      (rows) => `${ldJson(tote)}${rows}`,
    ),
  },
  '/variants': {
    type: 'text/html',
    title: 'Tote',
    body: filled(
      (index) => `{"@type":"Product","sku":"s${index}","color":"c${index}",${offer(index)}}`,
      (variants) =>
        ldJson(
          `{"@type":"ProductGroup","name":"Tote","variesBy":"https://schema.org/color","hasVariant":[${variants}]}`,
        ),
    ),
  },
  '/products/coat': {
    type: 'text/html',
    title: 'Coat',
    body: Buffer.from(
      `<script src="https://cdn.shopify.com/a.js"></script><meta property="og:price:currency" content="CNY">${ldJson(tote)}`,
    ),
  },
  '/products/coat.js': {
    type: 'application/json',
    title: 'Coat',
    body: filled(
      (index) => `{"id":${index},"options":["S${index}"],"price":${12_900 + (index % 90)},"available":true}`,
      (variants) => `{"title":"Coat","options":[{"name":"Size"}],"variants":[${variants}]}`,
    ),
  },
};

let shop: Server;
let host: string;
let server: TestServer;

beforeAll(async () => {
  shop = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    if (page) response.writeHead(200, { 'content-type': page.type }).end(page.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(shop.address() as AddressInfo).port}`;
  server = await testServer({
    compose: async (core) => ({
      features: [
        await createGoods(
          core,
          {
            exchangeRates: () => ({ toCny: async () => ({ rate: '1', asOf: '2026-11-20' }) }),
            snapshotHolders: () => [],
          },
          reader,
        ),
      ],
    }),
    config: { goods: { allowHosts: [host], onebound: undefined, tmapiToken: undefined } },
  });
});
afterAll(async () => {
  await server.close();
  shop.closeAllConnections();
  await new Promise((resolve) => shop.close(resolve));
});

const megabyte = 1024 * 1024;
const parsed = vi.spyOn(JSON, 'parse');
afterEach(() => {
  parsed.mockClear();
  handed.length = 0;
});

// `node tools/bench/large-pages.mjs` measures how long other requests wait.
it.each(['/rows', '/variants', '/products/coat'])(
  'never parses three megabytes of %s on the event loop',
  async (path) => {
    const { status, data } = await server.call(getGoodsContract, { query: { url: `http://${host}${path}` } });
    expect(status).toBe(200);
    expect(data.title).toBe(pages[path]?.title);
    const longest = Math.max(...parsed.mock.calls.map(([text]) => String(text).length));
    expect(longest).toBeLessThan(megabyte);
    expect(Math.max(...handed)).toBeGreaterThan(2 * megabyte);
  },
);
