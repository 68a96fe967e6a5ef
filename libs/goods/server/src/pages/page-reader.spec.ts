import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterEach, expect, it, vi } from 'vitest';
import type { PageReader } from './page-reader-port.ts';
import { makePageReader } from './page-reader.ts';

let reader: PageReader;
afterEach(() => reader.close());

const me = { caller: 'me' };
const page = (html: string) => ({
  url: 'https://shop.example/tote',
  status: 200,
  contentType: 'text/html',
  bytes: new TextEncoder().encode(html),
});
const product = (name: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name, offers: { price: '68.00', priceCurrency: 'CNY' } })}</script>`;

it('reads pages one after another', async () => {
  reader = makePageReader();
  const readings = await Promise.all(['Tote', 'Lamp', 'Tea set'].map((name) => reader.read(page(product(name)), me)));
  expect(readings.map(({ product }) => product.title)).toEqual(['Tote', 'Lamp', 'Tea set']);
  expect(readings[0]?.product.price).toEqual({ amount: '68.00', currency: 'CNY' });
});

it('takes over the memory of a page, so that none is left to collect', async () => {
  reader = makePageReader();
  const lamp = page(product('Lamp'));
  await reader.read(lamp, me);
  expect(lamp.bytes.byteLength).toBe(0);
});

it('reuses its thread, and stops it when no page has come for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let threads = 0;
  const count = (): void => {
    threads += 1;
  };
  subscribe('worker_threads', count);
  try {
    reader = makePageReader();
    for (const name of ['Tote', 'Lamp']) expect((await reader.read(page(product(name)), me)).product.title).toBe(name);
    expect(threads).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect((await reader.read(page(product('Tea set')), me)).product.title).toBe('Tea set');
    expect(threads).toBe(2);
  } finally {
    unsubscribe('worker_threads', count);
    vi.useRealTimers();
  }
});

it('stops reading a page that takes too long, and reads the next', async () => {
  reader = makePageReader({ time: 1 });
  const endless = page(`<script type="application/ld+json">{${'"a":[{'.repeat(60_000)}</script>`);
  await expect(reader.read(endless, me)).rejects.toThrow('too long');
  await reader.close();
  reader = makePageReader();
  expect((await reader.read(page(product('Lamp')), me)).product.title).toBe('Lamp');
});

it('refuses a page that nests too deep, and reads the next', async () => {
  reader = makePageReader();
  const nested = `<div itemscope itemtype="https://schema.org/Product">${'<b>'.repeat(100_000)}`;
  const [broken, next] = await Promise.allSettled([
    reader.read(page(nested), me),
    reader.read(page(product('Lamp')), me),
  ]);
  expect(broken.status).toBe('rejected');
  expect(next).toMatchObject({ status: 'fulfilled', value: { product: { title: 'Lamp' } } });
});

it('ends waiting tasks when it closes', async () => {
  reader = makePageReader();
  const waiting = [reader.read(page('<p>a</p>'), me), reader.read(page('<p>b</p>'), me)];
  const settled = Promise.allSettled(waiting);
  await reader.close();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('reads one visitor’s page while it is busy with another’s', async () => {
  reader = makePageReader();
  const order: string[] = [];
  const heavy = '<p><i>x</i></p>'.repeat(15_000) + product('Heavy');
  const flood = Array.from({ length: 8 }, async () => {
    await reader.read(page(heavy), { caller: 'flood' }).catch(() => undefined);
    order.push('flood');
  });
  expect((await reader.read(page(product('Lamp')), { caller: 'visitor' })).product.title).toBe('Lamp');
  order.push('visitor');
  await Promise.all(flood);
  expect(order.indexOf('visitor')).toBeLessThan(flood.length);
});
