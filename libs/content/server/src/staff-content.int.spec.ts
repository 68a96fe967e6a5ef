import type { NewArticle } from '@caravan/content/contract';
import { getArticlePageSchema, getArticleSchema, getConfigurationsSchema, getExchangeRateSchema, getFooterArticlesSchema, getWebsiteSchema } from '@caravan/content/contract/schema';
import {
  createArticleGroupSchema,
  createArticleSchema,
  getStaffExchangeRatesSchema,
  listArticleGroupsSchema,
  listStaffArticlesSchema,
  listWebsitesSchema,
  updateArticleGroupSchema,
  updateArticleSchema,
  updateConfigurationsSchema,
  updateExchangeRatesSchema,
  updateWebsiteSchema,
} from '@caravan/content/contract/staff';
import { listStaffActions } from '@caravan/server-core';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentServer } from './content.server.ts';
import { readEcbFile } from './domain/read-ecb-file.ts';
import type { DailyRates } from './ports/rate-source.ts';
import { readRatesJob } from './use-cases/read-rate-source.ts';
import { seedContent } from './use-cases/seed-content.ts';

const recorded = readEcbFile(readFileSync(new URL('./testing/eurofxref-daily.xml', import.meta.url), 'utf8'));
let answer: () => Promise<DailyRates>;
let server: TestServer;

beforeAll(async () => {
  answer = () => Promise.reject(new Error('the source does not answer'));
  server = await testServer({ features: [contentServer({ rateSource: { name: 'ecb', read: () => answer() } })] });
});
beforeEach(() => {
  answer = () => Promise.reject(new Error('the source does not answer'));
});
afterAll(() => server.close());

const staff = () => server.as({ userId: 'clerk_1', role: 'staff' });
const shopper = () => server.as({ userId: 'shopper_1' });
const actions = async (action: string) => (await listStaffActions(server.core.db, { page: 1, page_size: 20, action })).items;

const parcels: NewArticle = {
  type: 1,
  group: 'buying',
  position: 90,
  in_footer: true,
  related: [59],
  texts: {
    en: { slug: 'wooden-goods', name: 'Wooden goods', summary: 'What wood needs.', markdown: '## Papers\n\nSome <script>alert(1)</script> wood.' },
    zh: { slug: '木制品', name: '木制品', summary: '木制品须知。', markdown: '## 文件\n\n榫卯家具需要检疫文件。' },
  },
};

describe('who may', () => {
  test.each([
    ['POST', () => shopper().call(createArticleSchema, { body: parcels })],
    ['PUT', () => shopper().call(updateWebsiteSchema, { body: {} as never })],
    ['GET', () => shopper().call(getStaffExchangeRatesSchema)],
  ])('a shopper gets 403 for %s', async (_, call) => {
    expect((await call()).status).toBe(403);
  });

  test('a visitor gets 401', async () => {
    expect((await server.call(listStaffArticlesSchema, { query: { page: 1, page_size: 20 } })).status).toBe(401);
  });
});

describe('articles', () => {
  test('are written in both languages, sanitised, listed and shown at once', async () => {
    const { status, data: made } = await staff().call(createArticleSchema, { body: parcels });
    expect(status).toBe(200);
    expect(made.id).toBeGreaterThanOrEqual(1000);

    const { data: shown } = await server.call(getArticleSchema, { params: { id: made.id } });
    expect(shown).toMatchObject({ article_name: 'Wooden goods', is_faq: true, toc: [{ title: 'Papers' }] });
    expect(shown.content_html).not.toContain('<script');
    const { data: groups } = await server.call(getFooterArticlesSchema, { query: { type: '2' }, headers: { 'client-language': 'zh' } });
    expect(groups[0]?.articles.map((article) => article.article_name)).toContain('木制品');
    expect(await actions('article.create')).toMatchObject([{ staffId: 'clerk_1', subjectKind: 'article', subjectRef: String(made.id) }]);
  });

  test('that came with the product belong to staff once they are changed', async () => {
    const { data: found } = await staff().call(listStaffArticlesSchema, { query: { page: 1, page_size: 1, q: '' } });
    const before = found.items[0] ?? expect.fail('there are no articles');
    expect(before).toMatchObject({ edited_at: null, votes: { yes: 0, no: 0 } });
    // Sent back as it was read.
    const { id } = before;
    const changed = { ...before, texts: { ...before.texts, en: { ...before.texts.en, name: 'Rewritten by staff' } } };
    expect((await staff().call(updateArticleSchema, { params: { id }, body: changed })).status).toBe(200);

    await seedContent(server.core);
    server.clock.advance(60_000);
    expect((await server.call(getArticleSchema, { params: { id } })).data).toMatchObject({ article_name: 'Rewritten by staff' });
  });

  test('are found by words of either language', async () => {
    const { data } = await staff().call(listStaffArticlesSchema, { query: { page: 1, page_size: 20, q: '榫卯' } });
    expect(data.items.map((item) => item.texts.en.name)).toEqual(['Wooden goods']);
    expect(data.total).toBe(1);
  });

  test('that do not exist, of groups that do not exist, or with half a text, are refused', async () => {
    expect((await staff().call(updateArticleSchema, { params: { id: 999_999 }, body: parcels })).status).toBe(404);
    expect(await staff().call(createArticleSchema, { body: { ...parcels, group: 'nowhere' } })).toMatchObject({ status: 422, reason: 'group_unknown' });
    const half = { ...parcels, texts: { en: parcels.texts.en } } as unknown as NewArticle;
    expect((await staff().call(createArticleSchema, { body: half })).status).toBe(422);
  });
});

describe('groups of articles', () => {
  const groups = async () => (await staff().call(listArticleGroupsSchema)).data;
  const tips = { key: 'packing-tips', names: { en: 'Packing tips', zh: '打包技巧' }, position: 3 };

  test('are listed with what they hold, news among them', async () => {
    const found = await groups();
    expect(found.map(({ key }) => key)).toEqual(['buying', 'fees', 'shipping', 'account', 'about', 'news']);
    expect(found.at(-1)).toEqual({ key: 'news', names: { en: 'News', zh: '最新动态' }, position: 5, articles: 0, edited_at: null });
  });

  test('hold the news that staff write', async () => {
    const news: NewArticle = { ...parcels, type: 3, group: 'news', in_footer: false };
    const { data: made } = await staff().call(createArticleSchema, { body: news });
    const { data } = await server.call(getArticlePageSchema, { query: { type: '3', page: 1, page_size: 20 }, headers: { 'client-language': 'zh' } });
    expect(data).toMatchObject({ items: [{ id: made.id, is_faq: false }], groups: [{ group: 'news', group_name: '最新动态', count: 1 }] });
  });

  test('are made once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => staff().call(createArticleGroupSchema, { body: tips })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ reason: 'group_exists' });
    expect(await actions('article_group.create')).toMatchObject([{ subjectRef: 'packing-tips' }]);
  });

  test('are renamed and moved, in the footer at once, and stay so over a start', async () => {
    const [first] = await groups();
    const renamed = { ...(first ?? expect.fail('there are no groups')), names: { en: 'How to buy', zh: '怎么买' }, position: 99 };
    expect((await staff().call(updateArticleGroupSchema, { params: { key: 'buying' }, body: renamed })).status).toBe(200);
    await seedContent(server.core);
    const { data: footer } = await server.call(getFooterArticlesSchema, { query: { type: '2' }, headers: { 'client-language': 'zh' } });
    expect(footer.map(({ group_name }) => group_name)).toEqual(['费用与支付', '仓储与寄送', '关于我们', '怎么买']);
    expect((await groups()).at(-1)).toMatchObject({ key: 'buying', edited_at: expect.any(String) });
  });

  test('that do not exist, or whose key is no part of an address, are refused', async () => {
    const change = { names: tips.names, position: 1 };
    expect((await staff().call(updateArticleGroupSchema, { params: { key: 'nowhere' }, body: change })).status).toBe(404);
    expect((await staff().call(createArticleGroupSchema, { body: { ...tips, key: 'Packing tips' } })).failure?.fields).toHaveProperty('key');
    expect((await shopper().call(createArticleGroupSchema, { body: tips })).status).toBe(403);
  });
});

test('a website is called as staff say, and keeps it over a start', async () => {
  const socials = (['facebook', 'instagram', 'x'] as const).map((name) => ({ name, url: `https://${name}.example/caravan` }));
  const body = { tag: 'default', WEBSITE_NAME: 'North Caravan', WEBSITE_LOGO_PATH: '/logo.svg', SERVICE_EMAIL: 'desk@north.example', socials };
  expect((await staff().call(updateWebsiteSchema, { body })).data).toMatchObject({ WEBSITE_NAME: 'North Caravan' });
  await seedContent(server.core);
  expect((await server.call(getWebsiteSchema, { query: {} })).data).toMatchObject({ SERVICE_EMAIL: 'desk@north.example', socials });

  const silk = { ...body, tag: 'silk', WEBSITE_NAME: 'Silk' };
  await staff().call(updateWebsiteSchema, { body: silk });
  const { data: all } = await staff().call(listWebsitesSchema);
  expect(all).toMatchObject([body, silk]);

  const script = socials.map((social) => ({ ...social, url: 'javascript:alert(1)' }));
  expect((await staff().call(updateWebsiteSchema, { body: { ...body, socials: script } })).status).toBe(422);
});

test('a feature is opened and closed; limits and fees are not staff’s to change', async () => {
  const features = { shipping_estimate: true, community: false };
  expect((await staff().call(updateConfigurationsSchema, { body: { features } })).data).toMatchObject({ features, refund_hours: 72 });
  expect((await server.call(getConfigurationsSchema)).data.features).toEqual(features);
  const refused = await staff().call(updateConfigurationsSchema, { body: { features, refund_hours: 1, address_max: 20 } });
  expect(refused).toMatchObject({ status: 422, failure: { fields: { refund_hours: 'This is a rule of the service and is not changed here' } } });
  expect(await actions('configurations.update')).toHaveLength(1);

  const { data: whole } = await server.call(getConfigurationsSchema);
  const back = { ...whole, features: { shipping_estimate: false, community: false } };
  expect((await staff().call(updateConfigurationsSchema, { body: back })).data).toEqual(back);
});

describe('exchange rates', () => {
  const usd = async () => (await server.call(getExchangeRateSchema, { query: { from: 'EUR', to: 'USD' } })).data;

  test('of the product stand until the source has newer ones; one that does not answer changes nothing', async () => {
    const before = await usd();
    await expect(server.runJobs()).rejects.toThrow('the source does not answer');
    expect(await usd()).toEqual(before);
  });

  test('of the source take the place of older ones, for what the menu has', async () => {
    answer = () => Promise.resolve({ ...recorded, asOf: '2026-11-19' });
    await server.core.transaction((tx) => server.core.jobs.send(tx, readRatesJob, null));
    await server.runJobs();
    expect(await usd()).toEqual({ from: 'EUR', to: 'USD', rate: '1.0163', as_of: '2026-11-19' });
    const { data } = await staff().call(getStaffExchangeRatesSchema);
    expect(data.map((row) => row.currency)).not.toContain('BGN');
    expect(new Set(data.map((row) => row.source))).toEqual(new Set(['ecb']));
  });

  test('that cannot be true are left out, the others taken', async () => {
    answer = () => Promise.resolve({ asOf: '2026-11-20', perEuro: new Map([...recorded.perEuro, ['USD', '101.63'], ['JPY', '140.00']]) });
    await server.core.transaction((tx) => server.core.jobs.send(tx, readRatesJob, null));
    await server.runJobs();
    expect(await usd()).toMatchObject({ rate: '1.0163' });
    expect((await server.call(getExchangeRateSchema, { query: { from: 'EUR', to: 'JPY' } })).data).toMatchObject({ rate: '140' });
  });

  test('may be set by staff, never to nothing and never of a currency that the menu lacks', async () => {
    const set = (per_euro: Record<string, string>, as_of = '2026-11-21') => staff().call(updateExchangeRatesSchema, { body: { as_of, per_euro } });
    expect((await set({ USD: '1.1' })).data).toContainEqual({ currency: 'USD', per_euro: '1.1', as_of: '2026-11-21', source: 'staff' });
    expect(await usd()).toMatchObject({ rate: '1.1' });
    expect((await set({ USD: '0' })).status).toBe(422);
    expect((await set({})).status).toBe(422);
    expect(await set({ USD: '1.2', XXX: '2' })).toMatchObject({ status: 422, reason: 'rate_unknown' });
    expect(await set({ EUR: '2' })).toMatchObject({ reason: 'rate_unknown' });
    expect(await usd()).toMatchObject({ rate: '1.1' });
  });
});
