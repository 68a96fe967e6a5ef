import type { NewArticle } from '@caravan/content/contract';
import {
  getArticlePageContract,
  getArticleContract,
  getConfigurationsContract,
  getExchangeRateContract,
  getFooterArticlesContract,
  getWebsiteContract,
} from '@caravan/content/contract/schema';
import {
  createArticleGroupContract,
  createArticleContract,
  getStaffExchangeRatesContract,
  listArticleGroupsContract,
  listStaffArticlesContract,
  listWebsitesContract,
  updateArticleGroupContract,
  updateArticleContract,
  updateConfigurationsContract,
  updateExchangeRatesContract,
  updateWebsiteContract,
} from '@caravan/content/contract/staff';
import { listStaffActions } from '@caravan/server-core';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { eq } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noOthers } from './testing/no-others.ts';
import { createContent } from './content.server.ts';
import { exchangeRate } from './db/exchange-rate.table.ts';
import { readEcbFile } from './domain/read-ecb-file.ts';
import type { DailyRates } from './ports/rate-source.ts';
import { readRatesJob } from './use-cases/read-rate-source.ts';
import { seedContent } from './use-cases/seed-content.ts';

const recorded = readEcbFile(readFileSync(new URL('./testing/eurofxref-daily.xml', import.meta.url), 'utf8'));
let answer: () => Promise<DailyRates>;
let server: TestServer;

beforeAll(async () => {
  answer = () => Promise.reject(new Error('the source does not answer'));
  server = await testServer({
    compose: (core) => ({
      features: [createContent(core, { ...noOthers, rateSource: { name: 'ecb', read: () => answer() } })],
    }),
  });
});
beforeEach(() => {
  answer = () => Promise.reject(new Error('the source does not answer'));
});
afterAll(() => server.close());

const staff = () => server.as({ userId: 'staff_1', role: 'staff' });
const shopper = () => server.as({ userId: 'shopper_1' });
const actions = async (action: string) =>
  (await listStaffActions(server.core.db, { page: 1, page_size: 20, action })).items;

const parcels: NewArticle = {
  type: 1,
  group: 'buying',
  position: 90,
  in_footer: true,
  related: [59],
  texts: {
    en: {
      slug: 'wooden-goods',
      name: 'Wooden goods',
      summary: 'What wood needs.',
      markdown: '## Papers\n\nSome <script>alert(1)</script> wood.',
    },
    zh: { slug: '木制品', name: '木制品', summary: '木制品须知。', markdown: '## 文件\n\n榫卯家具需要检疫文件。' },
  },
};

describe('access', () => {
  test.each([
    ['POST', () => shopper().call(createArticleContract, { body: parcels })],
    ['PUT', () => shopper().call(updateWebsiteContract, { body: {} as never })],
    ['GET', () => shopper().call(getStaffExchangeRatesContract)],
  ])('a shopper gets 403 for %s', async (_, call) => {
    expect((await call()).status).toBe(403);
  });

  test('a visitor gets 401', async () => {
    expect((await server.call(listStaffArticlesContract, { query: { page: 1, page_size: 20 } })).status).toBe(401);
  });
});

describe('articles', () => {
  test('are created in both languages, sanitised, listed and shown at once', async () => {
    const { status, data: made } = await staff().call(createArticleContract, { body: parcels });
    expect(status).toBe(200);
    expect(made.id).toBeGreaterThanOrEqual(1000);

    const { data: shown } = await server.call(getArticleContract, { params: { id: made.id } });
    expect(shown).toMatchObject({ article_name: 'Wooden goods', is_faq: true, toc: [{ title: 'Papers' }] });
    expect(shown.content_html).not.toContain('<script');
    const { data: groups } = await server.call(getFooterArticlesContract, {
      query: { type: '2' },
      headers: { 'client-language': 'zh' },
    });
    expect(groups[0]?.articles.map((article) => article.article_name)).toContain('木制品');
    expect(await actions('article.create')).toMatchObject([
      { staffId: 'staff_1', subjectKind: 'article', subjectRef: String(made.id) },
    ]);
  });

  test('that ship with the product are no longer updated after a change by staff', async () => {
    const { data: found } = await staff().call(listStaffArticlesContract, { query: { page: 1, page_size: 1, q: '' } });
    const before = found.items[0] ?? expect.fail('no articles');
    expect(before).toMatchObject({ edited_at: null, votes: { yes: 0, no: 0 } });
    // Sends back the whole article.
    const { id } = before;
    const changed = { ...before, texts: { ...before.texts, en: { ...before.texts.en, name: 'Rewritten by staff' } } };
    expect((await staff().call(updateArticleContract, { params: { id }, body: changed })).status).toBe(200);

    await seedContent(server.core);
    server.clock.advance(60_000);
    expect((await server.call(getArticleContract, { params: { id } })).data).toMatchObject({
      article_name: 'Rewritten by staff',
    });
  });

  test('are found by words in either language', async () => {
    const { data } = await staff().call(listStaffArticlesContract, { query: { page: 1, page_size: 20, q: '榫卯' } });
    expect(data.items.map((item) => item.texts.en.name)).toEqual(['Wooden goods']);
    expect(data.total).toBe(1);
  });

  test('are refused if the article or the group does not exist, or if a language is missing', async () => {
    expect((await staff().call(updateArticleContract, { params: { id: 999_999 }, body: parcels })).status).toBe(404);
    expect(await staff().call(createArticleContract, { body: { ...parcels, group: 'nowhere' } })).toMatchObject({
      status: 422,
      reason: 'group_unknown',
    });
    const half = { ...parcels, texts: { en: parcels.texts.en } } as unknown as NewArticle;
    expect((await staff().call(createArticleContract, { body: half })).status).toBe(422);
  });
});

describe('groups of articles', () => {
  const groups = async () => (await staff().call(listArticleGroupsContract)).data;
  const tips = { key: 'packing-tips', names: { en: 'Packing tips', zh: '打包技巧' }, position: 3 };

  test('are listed with the number of their articles, including news', async () => {
    const found = await groups();
    expect(found.map(({ key }) => key)).toEqual(['buying', 'fees', 'shipping', 'account', 'about', 'news']);
    expect(found.at(-1)).toEqual({
      key: 'news',
      names: expect.objectContaining({ en: 'News', zh: '最新动态' }) as unknown,
      position: 5,
      articles: 0,
      edited_at: null,
      version: 0,
    });
  });

  test('contain the news that staff write', async () => {
    const news: NewArticle = { ...parcels, type: 3, group: 'news', in_footer: false };
    const { data: made } = await staff().call(createArticleContract, { body: news });
    const { data } = await server.call(getArticlePageContract, {
      query: { type: '3', page: 1, page_size: 20 },
      headers: { 'client-language': 'zh' },
    });
    expect(data).toMatchObject({
      items: [{ id: made.id, is_faq: false }],
      groups: [{ group: 'news', group_name: '最新动态', count: 1 }],
    });
  });

  test('are created once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => staff().call(createArticleGroupContract, { body: tips })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ reason: 'group_exists' });
    expect(await actions('article_group.create')).toMatchObject([{ subjectRef: 'packing-tips' }]);
  });

  test('are renamed and moved, also in the footer, and stay so after a start', async () => {
    const [first] = await groups();
    const renamed = {
      ...(first ?? expect.fail('no groups')),
      names: { en: 'How to buy', zh: '怎么买' },
      position: 99,
    };
    expect((await staff().call(updateArticleGroupContract, { params: { key: 'buying' }, body: renamed })).status).toBe(
      200,
    );
    await seedContent(server.core);
    const { data: footer } = await server.call(getFooterArticlesContract, {
      query: { type: '2' },
      headers: { 'client-language': 'zh' },
    });
    expect(footer.map(({ group_name }) => group_name)).toEqual(['费用与付款', '仓储与寄送', '关于我们', '怎么买']);
    expect((await groups()).at(-1)).toMatchObject({ key: 'buying', edited_at: expect.any(String) });
  });

  test('are refused if they do not exist or if the key is invalid', async () => {
    const change = { names: tips.names, position: 1 };
    expect((await staff().call(updateArticleGroupContract, { params: { key: 'nowhere' }, body: change })).status).toBe(
      404,
    );
    expect(
      (await staff().call(createArticleGroupContract, { body: { ...tips, key: 'Packing tips' } })).failure?.fields,
    ).toHaveProperty('key');
    expect((await shopper().call(createArticleGroupContract, { body: tips })).status).toBe(403);
  });
});

test('staff set the website info, which stays after a start', async () => {
  const socials = (['facebook', 'instagram', 'x'] as const).map((name) => ({
    name,
    url: `https://${name}.example/caravan`,
  }));
  const body = {
    tag: 'default',
    WEBSITE_NAME: 'North Caravan',
    WEBSITE_LOGO_PATH: '/logo.svg',
    SERVICE_EMAIL: 'desk@north.example',
    socials,
  };
  expect((await staff().call(updateWebsiteContract, { body })).data).toMatchObject({ WEBSITE_NAME: 'North Caravan' });
  await seedContent(server.core);
  expect((await server.call(getWebsiteContract, { query: {} })).data).toMatchObject({
    SERVICE_EMAIL: 'desk@north.example',
    socials,
  });

  const silk = { ...body, tag: 'silk', WEBSITE_NAME: 'Silk' };
  await staff().call(updateWebsiteContract, { body: silk });
  const { data: all } = await staff().call(listWebsitesContract);
  expect(all).toMatchObject([body, silk]);

  const script = socials.map((social) => ({ ...social, url: 'javascript:alert(1)' }));
  expect((await staff().call(updateWebsiteContract, { body: { ...body, socials: script } })).status).toBe(422);
});

test('staff switch features on and off, but cannot change limits and fees', async () => {
  const features = { shipping_estimate: true, community: false };
  expect((await staff().call(updateConfigurationsContract, { body: { features } })).data).toMatchObject({
    features,
    refund_hours: 72,
  });
  expect((await server.call(getConfigurationsContract)).data.features).toEqual(features);
  const refused = await staff().call(updateConfigurationsContract, {
    body: { features, refund_hours: 1, address_max: 20 },
  });
  expect(refused).toMatchObject({
    status: 422,
    failure: { fields: { refund_hours: 'This rule cannot be changed here' } },
  });
  expect(await actions('configurations.update')).toHaveLength(1);

  const { data: whole } = await server.call(getConfigurationsContract);
  const back = { ...whole, features: { shipping_estimate: false, community: false } };
  expect((await staff().call(updateConfigurationsContract, { body: back })).data).toEqual(back);
});

describe('exchange rates', () => {
  beforeAll(() => server.clock.set('2026-11-21T12:00:00.000Z'));
  const usd = async () => (await server.call(getExchangeRateContract, { query: { from: 'EUR', to: 'USD' } })).data;

  test('that ship with the product stay if the source fails', async () => {
    const before = await usd();
    await expect(server.runJobs()).rejects.toThrow('the source does not answer');
    expect(await usd()).toEqual(before);
  });

  test('of the source replace older ones, for the currencies of the menu', async () => {
    answer = () => Promise.resolve({ ...recorded, asOf: '2026-11-19' });
    await server.core.transaction((tx) => server.core.jobs.send(tx, readRatesJob, null));
    await server.runJobs();
    expect(await usd()).toEqual({ from: 'EUR', to: 'USD', rate: '1.0163', as_of: '2026-11-19' });
    const { data } = await staff().call(getStaffExchangeRatesContract);
    expect(data.map((row) => row.currency)).not.toContain('BGN');
    expect(new Set(data.map((row) => row.source))).toEqual(new Set(['ecb']));
  });

  test('of the source that are implausible are skipped, the others stored', async () => {
    answer = () =>
      Promise.resolve({
        asOf: '2026-11-20',
        perEuro: new Map([...recorded.perEuro, ['USD', '101.63'], ['JPY', '140.00']]),
      });
    await server.core.transaction((tx) => server.core.jobs.send(tx, readRatesJob, null));
    await server.runJobs();
    expect(await usd()).toMatchObject({ rate: '1.0163' });
    expect((await server.call(getExchangeRateContract, { query: { from: 'EUR', to: 'JPY' } })).data).toMatchObject({
      rate: '140',
    });
  });

  test('can be set by staff, but not to zero and not for currencies outside the menu', async () => {
    const set = (per_euro: Record<string, string>, as_of = '2026-11-21') =>
      staff().call(updateExchangeRatesContract, { body: { as_of, per_euro } });
    expect((await set({ USD: '1.1' })).data).toContainEqual({
      currency: 'USD',
      per_euro: '1.1',
      as_of: '2026-11-21',
      source: 'staff',
      unfit: null,
    });
    expect(await usd()).toMatchObject({ rate: '1.1' });
    expect((await set({ USD: '0' })).status).toBe(422);
    expect((await set({})).status).toBe(422);
    expect(await set({ USD: '1.2', XXX: '2' })).toMatchObject({ status: 422, reason: 'rate_unknown' });
    expect(await set({ EUR: '2' })).toMatchObject({ reason: 'rate_unknown' });
    expect(await set({ USD: '1.3' }, '2026-11-20')).toMatchObject({
      status: 422,
      failure: { fields: { as_of: 'A rate of a later day is stored already' } },
    });
    expect(await set({ USD: '1.3' }, '2026-11-22')).toMatchObject({
      status: 422,
      failure: { fields: { as_of: 'A rate cannot be of a day after today (UTC)' } },
    });
    expect(await usd()).toMatchObject({ rate: '1.1' });
  });

  test('say which are too old to price a payment', async () => {
    const unfit = async () => {
      const { data } = await staff().call(getStaffExchangeRatesContract);
      return data.flatMap(({ currency, unfit: why }) => (why === null ? [] : [[currency, why]]));
    };
    server.clock.set('2026-11-27T12:00:00.000Z');
    expect(await unfit()).toEqual([]);
    server.clock.set('2026-11-30T12:00:00.000Z');
    const late = await unfit();
    expect(late).toEqual(
      expect.arrayContaining([
        ['JPY', 'old'],
        ['USD', 'old'],
        ['CNY', 'old'],
      ]),
    );
    expect(late.map(([currency]) => currency)).not.toContain('EUR');
    await staff().call(updateExchangeRatesContract, {
      body: { as_of: '2026-11-30', per_euro: { USD: '1.1', CNY: '8' } },
    });
    expect(await unfit()).not.toContainEqual(['USD', 'old']);
    expect(await unfit()).toContainEqual(['JPY', 'old']);
    await server.core.db.update(exchangeRate).set({ source: 'product' }).where(eq(exchangeRate.currency, 'USD'));
    expect(await unfit()).toContainEqual(['USD', 'shipped']);
  });
});
