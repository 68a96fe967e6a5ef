import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterEach, expect, it, vi } from 'vitest';
import type { PageReader } from '../ports/page-reader.ts';
import { makePageReader } from './page-reader.ts';

let reader: PageReader;
afterEach(() => reader.close());

const page = (html: string) => ({ url: 'https://shop.example/tote', status: 200, contentType: 'text/html', bytes: new TextEncoder().encode(html) });
const product = (name: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name, offers: { price: '68.00', priceCurrency: 'CNY' } })}</script>`;

it('reads pages one after another', async () => {
  reader = makePageReader();
  const readings = await Promise.all(['Tote', 'Lamp', 'Tea set'].map((name) => reader.read(page(product(name)))));
  expect(readings.map(({ product }) => product.title)).toEqual(['Tote', 'Lamp', 'Tea set']);
  expect(readings[0]?.product.price).toEqual({ amount: '68.00', currency: 'CNY' });
});

it('keeps its thread from page to page, and ends it when none has come for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let threads = 0;
  const count = (): void => {
    threads += 1;
  };
  subscribe('worker_threads', count);
  try {
    reader = makePageReader();
    for (const name of ['Tote', 'Lamp']) expect((await reader.read(page(product(name)))).product.title).toBe(name);
    expect(threads).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect((await reader.read(page(product('Tea set')))).product.title).toBe('Tea set');
    expect(threads).toBe(2);
  } finally {
    unsubscribe('worker_threads', count);
    vi.useRealTimers();
  }
});

it('gives up a page that takes too long, and reads the next', async () => {
  reader = makePageReader({ time: 1 });
  const endless = page(`<script type="application/ld+json">{${'"a":[{'.repeat(60_000)}</script>`);
  await expect(reader.read(endless)).rejects.toThrow('too long');
  await reader.close();
  reader = makePageReader();
  expect((await reader.read(page(product('Lamp')))).product.title).toBe('Lamp');
});

it('refuses a page that nests without end, and reads the next', async () => {
  reader = makePageReader();
  const nested = `<div itemscope itemtype="https://schema.org/Product">${'<b>'.repeat(100_000)}`;
  const [broken, next] = await Promise.allSettled([reader.read(page(nested)), reader.read(page(product('Lamp')))]);
  expect(broken.status).toBe('rejected');
  expect(next).toMatchObject({ status: 'fulfilled', value: { product: { title: 'Lamp' } } });
});

it('ends what waits when it closes', async () => {
  reader = makePageReader();
  const waiting = [reader.read(page('<p>a</p>')), reader.read(page('<p>b</p>'))];
  const settled = Promise.allSettled(waiting);
  await reader.close();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
