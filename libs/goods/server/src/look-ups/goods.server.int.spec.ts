import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ManualStart } from '@caravan/goods/contract';
import { getGoodsContract, getImageContract } from '@caravan/goods/contract/schema';
import { day, minute } from '@caravan/kernel';
import type { Core } from '@caravan/server-core';
import { scrape, soaking, testServer, type TestServer } from '@caravan/server-core/testing';
import { demoShop } from '../demo-shop/demo-shop.plugin.ts';
import { createGoods, type GoodsServer } from '../goods.server.ts';
import { sweepJob } from './sweep.ts';

/** A local web server with the demo shop, and a page whose price the test sets. */
let shop: FastifyInstance;
let origin: string;
let price = '20.00';
let asked: string[] = [];
/** Snapshots in a cart. */
let held: string[] = [];

/** The description of a page with many languages. The test sets it. */
let words = '';
const oddPage = () =>
  `<title>${words.replaceAll(/[<>&]/g, '')}</title><script type="application/ld+json">${JSON.stringify({
    '@type': 'Product',
    name: words,
    description: words,
    sku: words,
    brand: { name: words },
    offers: [
      { price: '20.00', priceCurrency: 'CNY', sku: `${words}1`, itemOffered: { name: words, color: words } },
      { price: '30.00', priceCurrency: 'CNY', sku: `${words}2`, itemOffered: { name: words, color: `${words}2` } },
    ],
  })}</script>`;

const movingPage = () =>
  `<h1>Mug</h1><script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Mug', offers: { price, priceCurrency: 'CNY' } })}</script>`;

/** A shop on Shopify. */
const coatPage =
  '<script src="https://cdn.shopify.com/a.js"></script><meta property="og:price:amount" content="129.00"><meta property="og:price:currency" content="CNY">';
const coat = {
  title: 'Coat',
  options: [{ name: 'Size' }],
  variants: [
    { id: 41, options: ['S'], price: 12900, available: true },
    { id: 42, options: ['M'], price: 13900, available: true },
  ],
};

beforeAll(async () => {
  shop = Fastify();
  await shop.register(demoShop);
  shop.addHook('onRequest', async (request) => {
    asked.push(request.url);
  });
  shop.get('/mug', async (_, reply) => reply.type('text/html').send(price ? movingPage() : '<h1>Mug</h1>'));
  shop.get('/odd', async (_, reply) => reply.type('text/html').send(oddPage()));
  shop.get('/products/coat', async (_, reply) => reply.type('text/html').send(coatPage));
  shop.get('/products/coat.js', async (_, reply) => reply.type('application/json').send(JSON.stringify(coat)));
  shop.get('/go', async (_, reply) => reply.redirect('/demo-shop/desk-lamp'));
  shop.get('/login', async (_, reply) => reply.type('text/html').send('<title>请登录</title><h1>请登录</h1>'));
  shop.get('/pixel.png', async (_, reply) => reply.type('image/png').send('not a picture'));
  await shop.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(shop.server.address() as AddressInfo).port}`;
});
afterAll(() => shop.close());

let goods: GoodsServer;
let server: TestServer;

const rates: Record<string, string> = { CNY: '1', USD: '7.1234' };
let hasOldRates = false;
const compose = async (core: Core) => {
  const feature = await createGoods(core, {
    exchangeRates: () => ({
      toCny: async (currency) =>
        rates[currency] ? { rate: rates[currency], asOf: '2026-11-20', ...(hasOldRates ? { old: true } : {}) } : null,
    }),
    snapshotHolders: () => [{ held: async (ids) => ids.filter((id) => held.includes(id)) }],
  });
  return { features: [feature], feature };
};

// A server for each test would start a thread that reads pages for each.
beforeAll(async () => {
  const started = await testServer({
    compose,
    config: {
      metricsToken: 'of-the-test',
      goods: { allowHosts: [new URL(origin).host], onebound: undefined, tmapiToken: undefined },
    },
  });
  server = started;
  goods = started.composed.feature;
});
afterAll(() => server.close());

/** Each test begins with nothing remembered. */
beforeEach(async () => {
  price = '20.00';
  hasOldRates = false;
  held = [];
  server.clock.advance(100 * day);
  await server.runJob(sweepJob, null);
  asked = [];
});

const look = (url: string) => server.call(getGoodsContract, { query: { url } });
const demo = (path: string) => look(`${origin}/demo-shop/${path}`);

it('counts look-ups by their outcome, and reads of remembered products', async () => {
  const counted = async (metric: string) => {
    const series = [...(await scrape(server.app))].filter(([name, value]) => name.startsWith(metric) && value > 0);
    return Object.fromEntries(series.map(([name, value]) => [/outcome="(\w+)"/.exec(name)?.[1], value]));
  };
  expect(await counted('caravan_goods_look_ups_total')).toEqual({});
  await look(`${origin}/mug`);
  await look(`${origin}/mug`);
  await look(`${origin}/login`);
  await look(`${origin}/login`);
  await look('no link at all');
  expect(await counted('caravan_goods_look_ups_total')).toEqual({
    read: 1,
    remembered: 1,
    unreadable: 1,
    unreadable_before: 1,
  });
  const { rows } = await server.core.db.execute<{ id: string }>(sql`SELECT id FROM goods_snapshot LIMIT 1`);
  const id = rows[0]?.id ?? '';
  for (let count = 0; count < 3; count += 1) expect(await goods.ports.snapshots.has(id)).toBe(true);
  expect(await counted('caravan_cache_reads_total{cache="goods_snapshots"')).toEqual({ miss: 1, hit: 2 });
});

describe('GET /goods', () => {
  it('reads a product group with its options, variants and pictures', async () => {
    const { data } = await demo('canvas-tote');
    expect(data).toMatchObject({
      title: 'Canvas tote 帆布托特包',
      price_fen: 6800,
      source_price: { amount: '68.00', currency: 'CNY' },
      shop_name: 'Harbour Lane 港湾小铺',
      availability: 'in_stock',
      domestic_shipping_fen: 800,
      domestic_shipping_stated: true,
      confirm: false,
    });
    expect(data.options.map(({ name, values }) => [name, values.map(({ label }) => label)])).toEqual([
      ['Color', ['Natural 本色', 'Indigo 靛蓝']],
      ['Size', ['M', 'L']],
    ]);
    expect(data.skus.map(({ id, price_fen, stock }) => [id, price_fen, stock])).toEqual([
      ['tote-natural-m', 6800, 24],
      ['tote-natural-l', 7800, 9],
      ['tote-indigo-m', 7200, 12],
      ['tote-indigo-l', 8200, 0],
    ]);
    expect(data.images).toHaveLength(2);
  });

  it('stores a product with any characters on its page', async () => {
    const unit = fc.constantFrom('a', ' ', '中', '😀', '\ud83d', '\ude00', '\u0000', '\u0007', '\u200b', '"', '\\');
    const text = fc.oneof(
      fc.string({ unit, maxLength: 12 }),
      // Longer than any limit, so that the cut may split a character.
      fc.tuple(fc.constantFrom('', 'a'), fc.constant('😀'.repeat(5_000))).map(([start, rest]) => start + rest),
    );
    let asks = 0;
    await fc.assert(
      fc.asyncProperty(text, async (one) => {
        words = `A mug ${one}`;
        asks += 1;
        const { status, data } = await look(`${origin}/odd?page=${asks}`);
        expect(status).toBe(200);
        expect(data.title.isWellFormed()).toBe(true);
        expect(data.price_fen).toBe(2000);
      }),
      { numRuns: soaking ? 40 : 6 },
    );
  });

  it.each([
    ['desk-lamp', { price_fen: 23900, availability: 'in_stock', domestic_shipping_fen: 0 }],
    ['paper-umbrella', { price_fen: 12800, availability: 'out_of_stock' }],
    [
      'products/rain-jacket',
      {
        price_fen: 15900,
        platform: 'shopify',
        item_id: 'rain-jacket',
        options: [
          {
            name: 'Size 尺码',
            values: [
              { label: 'S', image: null },
              { label: 'M', image: null },
              { label: 'L', image: null },
            ],
          },
        ],
      },
    ],
  ])('reads the demo page %s', async (path, expected) => {
    expect((await demo(path)).data).toMatchObject(expected);
  });

  it('converts a foreign price to yuan at the rate of the day', async () => {
    expect((await demo('tea-set')).data).toMatchObject({
      source_price: { amount: '45.50', currency: 'USD' },
      price_fen: 32411,
      rate: { as_of: '2026-11-20' },
    });
    expect((await demo('canvas-tote')).data.rate).toBeNull();
  });

  it('marks a rate that is out of date', async () => {
    hasOldRates = true;
    expect((await demo('tea-set')).data.rate).toEqual({ as_of: '2026-11-20', old: true });
  });

  it('follows a link to its product', async () => {
    expect((await look(`${origin}/go`)).data).toMatchObject({
      title: 'Walnut desk lamp 胡桃木台灯',
      url: `${origin}/demo-shop/desk-lamp`,
    });
  });

  it('starts the manual form if a page contains no product', async () => {
    const answer = await demo('wind-chime');
    expect(answer).toMatchObject({ status: 424, reason: 'goods_unavailable' });
    expect(answer.failure?.manual).toEqual({
      url: `${origin}/demo-shop/wind-chime`,
      platform: null,
      item_id: null,
      name: 'Bamboo wind chime 竹风铃',
    } satisfies ManualStart);
  });

  it.each([
    [
      '【淘宝】「帆布托特包」 3 ￥A1b2C3d4E5￥ 打开淘宝',
      { url: null, platform: 'taobao', item_id: null, name: '帆布托特包' },
    ],
    ['http://127.0.0.1:1/?id=1', { url: 'http://127.0.0.1:1/?id=1', platform: null, item_id: null, name: null }],
    [
      'http://169.254.169.254/latest/meta-data/',
      { url: 'http://169.254.169.254/latest/meta-data/', platform: null, item_id: null, name: null },
    ],
  ])('starts it with the known data of %s', async (text, manual) => {
    const answer = await look(text);
    expect(answer).toMatchObject({ status: 424, failure: { manual } });
  });

  it('stops at a login', async () => {
    expect(await look(`${origin}/login`)).toMatchObject({ status: 424, failure: { manual: { name: null } } });
  });

  it('reports a missing link', async () => {
    expect(await look('茅台 飞天 500ml')).toMatchObject({ status: 422, reason: 'link_not_understood' });
  });

  it('reads from the shop once for all requests within ten minutes', async () => {
    const together = await Promise.all(Array.from({ length: 5 }, () => look(`${origin}/mug`)));
    const later = await look(`${origin}/mug`);
    expect(new Set([...together, later].map(({ data }) => data.snapshot_id)).size).toBe(1);
    expect(asked).toEqual(['/mug']);
    server.clock.advance(10 * minute + 1);
    expect((await look(`${origin}/mug`)).data.snapshot_id).not.toBe(later.data.snapshot_id);
    expect(asked).toHaveLength(2);
  });

  it('caches a failure for two minutes', async () => {
    price = '';
    await look(`${origin}/mug`);
    price = '20.00';
    expect((await look(`${origin}/mug`)).status).toBe(424);
    server.clock.advance(2 * minute + 1);
    expect((await look(`${origin}/mug`)).status).toBe(200);
  });
});

describe('the variant that a link names', () => {
  const variant = (query: string) => look(`${origin}/products/coat${query}`);

  it('is selected if the shop has it', async () => {
    const { data } = await variant('');
    expect(data).toMatchObject({ sku_id: null, skus: [{ id: '41' }, { id: '42' }] });
    expect((await variant('?variant=42')).data).toMatchObject({ snapshot_id: data.snapshot_id, sku_id: '42' });
    expect((await variant('?variant=43')).data.sku_id).toBeNull();
  });
});

describe('look-ups that reach a shop', () => {
  const limited = {
    rateLimits: true,
    goods: { allowHosts: [] as string[], onebound: undefined, tmapiToken: undefined },
  };
  const nowhere = (index: number) => `http://127.0.0.1:1/${index}`;

  it('are limited for each address, also by pages', async () => {
    const visitor = { remoteAddress: '203.0.113.7' };
    const other = await testServer({
      compose,
      config: limited,
      server: {
        pages: {
          renderPage: async ({ url, fetch }) => {
            const { status } = await fetch(`/v1/goods?url=${encodeURIComponent(url.searchParams.get('url') ?? '')}`);
            return { status: 200, headers: {}, html: String(status), shared: false };
          },
        },
      },
    });
    const visit = async (index: number, remoteAddress: string) =>
      (await other.app.inject({ url: '/productdetail', query: { url: nowhere(index) }, remoteAddress })).body;
    const answers: string[] = [];
    for (let index = 0; index < 62; index += 1) answers.push(await visit(index, visitor.remoteAddress));
    expect(answers).toEqual([...Array.from({ length: 60 }, () => '424'), '429', '429']);
    expect(await visit(61, '203.0.113.8')).toBe('424');
    other.clock.advance(minute);
    expect(await visit(62, visitor.remoteAddress)).toBe('424');
    await other.close();
  });
});

describe('GET /images', () => {
  const pictureOf = async (): Promise<string> => (await demo('canvas-tote')).data.images[0] ?? '';

  it('serves re-encoded pictures in the requested width, fetched once', async () => {
    const path = await pictureOf();
    for (const [query, width] of [
      ['', 800],
      ['?w=160', 160],
      ['?w=160', 160],
    ] as const) {
      const response = await server.app.inject(`${path}${query}`);
      expect(response.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
    }
    expect(asked.filter((url) => url.startsWith('/demo-shop/pictures/'))).toHaveLength(2);
  });

  it('refuses a foreign token', async () => {
    const token = (await pictureOf()).split('/').at(-1) ?? '';
    const [payload = '', signature = ''] = token.split('.');
    const forged = `${Buffer.from(`${origin}/pixel.png`).toString('base64url')}.${signature}`;
    expect((await server.call(getImageContract, { params: { token: forged } })).status).toBe(404);
    expect((await server.call(getImageContract, { params: { token: `${payload}.${'A'.repeat(43)}` } })).status).toBe(
      404,
    );
    expect((await server.app.inject('/v1/images/nothing')).statusCode).toBe(404);
    expect(asked).toEqual(['/demo-shop/canvas-tote']);
  });

  it('provides its pictures to orders, and nothing else', async () => {
    const { read } = goods.ports.pictures;
    const path = await pictureOf();
    expect(await sharp(await read(path)).metadata()).toMatchObject({ format: 'webp', width: 480 });
    const before = asked.length;
    for (const other of ['', '/v1/cart/pictures/x', '/v1/images/', `${origin}/pixel.png`, `${path}x`])
      expect(await read(other)).toBeUndefined();
    expect(asked).toHaveLength(before);
  });
});

describe('snapshots for the cart', () => {
  const snapshots = () => goods.ports.snapshots;

  it('return the line of a variant, and null if no variant is named', async () => {
    const { data } = await demo('canvas-tote');
    const ref = { snapshotId: data.snapshot_id, skuId: 'tote-indigo-l' };
    expect(await snapshots().find(ref)).toMatchObject({
      unitPriceFen: 8200,
      specLabels: ['Color: Indigo 靛蓝', 'Size: L'],
      availability: 'out_of_stock',
      stock: 0,
      image: data.images[1],
    });
    expect(
      await snapshots().findAll([{ ...ref, skuId: null }, ref, { snapshotId: 'unknown', skuId: null }]),
    ).toMatchObject([null, { skuId: 'tote-indigo-l' }, null]);
    expect(await snapshots().has(data.snapshot_id)).toBe(true);
    expect(await snapshots().has('unknown')).toBe(false);
  });

  it('are read again after 30 minutes, and report changes', async () => {
    const { data } = await look(`${origin}/mug`);
    const ref = { snapshotId: data.snapshot_id, skuId: null };
    price = '25.00';
    expect(await snapshots().refresh(ref)).toMatchObject({ outcome: 'current', line: { unitPriceFen: 2000 } });
    server.clock.advance(30 * minute + 1);
    const changed = await snapshots().refresh(ref);
    expect(changed).toMatchObject({ outcome: 'changed', line: { unitPriceFen: 2500 } });
    expect(await snapshots().find(ref)).toMatchObject({ unitPriceFen: 2000 });
    price = '';
    server.clock.advance(30 * minute + 1);
    expect(await snapshots().refresh({ ...ref, snapshotId: changed?.line.snapshotId ?? '' })).toMatchObject({
      outcome: 'unreadable',
      line: { unitPriceFen: 2500 },
    });
    expect(await snapshots().refresh({ snapshotId: 'unknown', skuId: null })).toBeNull();
  });
});

describe('the sweep', () => {
  const sweep = () => server.runJob(sweepJob, null);

  it('deletes snapshots older than 90 days without references', async () => {
    const kept = (await look(`${origin}/mug`)).data;
    const forgotten = (await demo('desk-lamp')).data;
    held = [kept.snapshot_id];
    server.clock.advance(89 * day);
    await sweep();
    expect(await goods.ports.snapshots.has(forgotten.snapshot_id)).toBe(true);
    server.clock.advance(2 * day);
    const young = (await demo('tea-set')).data;
    await sweep();
    const { has } = goods.ports.snapshots;
    expect(await Promise.all([kept, forgotten, young].map(({ snapshot_id }) => has(snapshot_id)))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('deletes pictures that were not requested for a month', async () => {
    const { data } = await demo('canvas-tote');
    const [first = '', second = ''] = data.images;
    const pictures = () => asked.filter((url) => url.startsWith('/demo-shop/pictures/')).length;
    for (const path of [first, second]) await server.app.inject(path);
    server.clock.advance(20 * day);
    await server.app.inject(first);
    server.clock.advance(20 * day);
    await sweep();
    expect(pictures()).toBe(2);
    await server.app.inject(first);
    expect(pictures()).toBe(2);
    await server.app.inject(second);
    expect(pictures()).toBe(3);
  });
});
