import { pino } from 'pino';
import { FetchRefused } from '@caravan/server-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { recogniseLink } from '@caravan/goods/contract/links';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { oneboundService } from '../services/onebound.source.ts';
import { tmapiService } from '../services/tmapi.source.ts';
import { emptyReading } from '../pages/reading.ts';
import type { GuardedFetch } from '../fetching/fetch-port.ts';
import type { FetchableLink, GoodsSource, ItemDataService, SourceAnswer } from './goods-source.ts';
import { lookUpCounter, type GoodsContext } from './goods-context.ts';
import { readLink as read } from './read-link.ts';
import { sharedWork } from './shared-work.ts';

const readLink = (asked: GoodsContext, link: FetchableLink) => read(asked, link, { caller: 'me' });

const key = 'key_4711';
const offerUrl = 'https://detail.1688.com/offer/582896733162.html';

let server: TestServer;
let lines: string[];
beforeAll(async () => {
  server = await testServer({ compose: () => ({ features: [] }) });
});
afterAll(() => server.close());
beforeEach(() => {
  lines = [];
});

const linkOf = (text: string): FetchableLink => {
  const link = recogniseLink(text);
  if (!link || link.kind === 'text') throw new Error(`no link: ${text}`);
  return link;
};

const pageAnswer = (over: Partial<SourceAnswer> = {}): SourceAnswer => ({
  platform: '1688',
  itemId: '582896733162',
  url: offerUrl,
  skuId: null,
  reading: {
    ...emptyReading('json_ld'),
    title: 'From the page',
    price: { amount: '40', currency: 'CNY' },
    confirm: false,
  },
  ...over,
});
const pageWith = (answer: SourceAnswer | null): GoodsSource => ({ name: 'page', read: async () => answer });

const context = (services: readonly ItemDataService[], page: GoodsSource): GoodsContext => ({
  db: server.core.db,
  clock: server.clock.now,
  log: pino({ level: 'info' }, { write: (line: string) => lines.push(line) }),
  services,
  page,
  exchangeRates: () => ({ toCny: async (currency) => (currency === 'CNY' ? { rate: '1', asOf: '2026-11-20' } : null) }),
  runningLookUps: sharedWork(),
  lookUps: lookUpCounter(),
});

const answering = (body: unknown, status = 200): GuardedFetch => {
  const bytes = new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body));
  return async (url) => ({ url, status, contentType: 'application/json', bytes });
};
const silent: GuardedFetch = (_url, _kind, signal) =>
  new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(new FetchRefused('time', { cause: signal.reason }))),
  );
const unreachable: GuardedFetch = async (url) => {
  throw new FetchRefused('network', { cause: new Error(url) });
};

const oneboundItem = (over: object = {}) => ({
  error_code: '0000',
  item: { num_iid: 582896733162, title: 'By Onebound', price: 35, ...over },
});
const tmapiItem = (over: object = {}) => ({
  code: 200,
  data: { item_id: 582896733162, title: 'By TMAPI', currency: 'CNY', price_info: { price: '36' }, ...over },
});
const services = (onebound: GuardedFetch, tmapi: GuardedFetch): ItemDataService[] => [
  oneboundService({ key, secret: key }, onebound),
  tmapiService(key, tmapi),
];

const titleOf = async (asked: GoodsContext, link = offerUrl): Promise<string | undefined> =>
  (await readLink(asked, linkOf(link))).snapshot?.content.title;

it('tries the services one after another, and the page last', async () => {
  const page = pageWith(pageAnswer());
  expect(await titleOf(context(services(answering(oneboundItem()), answering(tmapiItem())), page))).toBe('By Onebound');
  expect(await titleOf(context(services(unreachable, answering(tmapiItem())), page))).toBe('By TMAPI');
  expect(await titleOf(context(services(unreachable, unreachable), page))).toBe('From the page');
  expect(await titleOf(context([], page))).toBe('From the page');
});

it.each<[string, GuardedFetch]>([
  ['an error', answering({ error_code: '2000', error: 'item-not-found' })],
  ['a used-up quota', answering({ code: 439, msg: 'balance' }, 439)],
  ['another item', answering(oneboundItem({ num_iid: 1 }))],
  ['a price of zero', answering(oneboundItem({ price: 0 }))],
  ['a placeholder as price', answering(oneboundItem({ price: '9999999' }))],
  ['no JSON', answering('<h1>Bad Gateway</h1>')],
])('skips %s and uses the price of the next source', async (_, fetch) => {
  const { snapshot } = await readLink(context(services(fetch, fetch), pageWith(pageAnswer())), linkOf(offerUrl));
  expect(snapshot?.content).toMatchObject({ title: 'From the page', priceFen: 4000 });
  expect(lines.filter((line) => line.includes('ServiceRefused'))).toHaveLength(2);
});

it('uses the data of the page if no source has a price', async () => {
  const found = await readLink(
    context(services(unreachable, unreachable), pageWith(pageAnswer({ reading: null }))),
    linkOf(offerUrl),
  );
  expect(found).toEqual({
    snapshot: null,
    known: { target: { platform: '1688', itemId: '582896733162', url: offerUrl }, name: null },
  });
});

it('reads the product of a short link from the services, in the variant of the link', async () => {
  const page = pageWith(pageAnswer({ skuId: '77' }));
  const { snapshot } = await readLink(
    context(services(answering(oneboundItem()), unreachable), page),
    linkOf('https://qr.1688.com/s/AbC123'),
  );
  expect(snapshot).toMatchObject({ link: 'https://qr.1688.com/s/AbC123', platform: '1688', itemId: '582896733162' });
  expect(snapshot?.content).toMatchObject({ title: 'By Onebound', linkedSkuId: '77' });
  expect(await titleOf(context(services(unreachable, unreachable), page), 'https://qr.1688.com/s/AbC123')).toBe(
    'From the page',
  );
});

it('reads no price for real payments at a rate that ships with the product', async () => {
  const asked: GoodsContext = {
    ...context([], pageWith(pageAnswer())),
    exchangeRates: () => ({ toCny: async () => ({ rate: '1', asOf: '2024-12-31', old: true, shipped: true }) }),
  };
  expect((await readLink(asked, linkOf(offerUrl))).snapshot?.content).toMatchObject({ priceFen: 4000, oldRate: true });
  expect(await readLink({ ...asked, isReal: true }, linkOf(offerUrl))).toEqual({
    snapshot: null,
    known: { target: { platform: '1688', itemId: '582896733162', url: offerUrl }, name: 'From the page' },
  });
  expect(lines.join('')).toContain('2024-12-31');
});

it('never logs a key', async () => {
  await readLink(context(services(unreachable, answering({ code: key, msg: key })), pageWith(null)), linkOf(offerUrl));
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain(key);
});

it('limits the time of silent services, of the page, and of the whole look-up', async () => {
  const never: GoodsSource = { name: 'page', read: () => new Promise(() => undefined) };
  const timed = (page: GoodsSource) => ({
    ...context(services(silent, silent), page),
    patience: { inAll: 1_500, service: 200 },
  });
  expect(await titleOf(timed(pageWith(pageAnswer())))).toBe('From the page');
  // Without a total limit it would never answer.
  expect(await titleOf(timed(never))).toBeUndefined();
});
