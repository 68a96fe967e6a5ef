import type { ArticlePage, FooterGroup } from '@caravan/content/contract';
import {
  getArticlePageContract,
  getArticleContract,
  getConfigurationsContract,
  getExchangeRateContract,
  getFooterArticlesContract,
  getWebsiteContract,
} from '@caravan/content/contract/schema';
import { languages, minute } from '@caravan/kernel';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noOthers } from './testing/no-others.ts';
import { createContent, type ContentServer } from './content.server.ts';
import { article, articleText } from './db/article.table.ts';
import { exchangeRate } from './db/exchange-rate.table.ts';
import { topics } from './use-cases/content-context.ts';
import { website } from './db/setting.table.ts';
import { seedContent } from './use-cases/seed-content.ts';

const chinese = { headers: { 'client-language': 'zh' } };
let feature: ContentServer;
let server: TestServer;

beforeAll(async () => {
  const started = await testServer({
    compose: (core) => {
      const content = createContent(core, noOthers);
      return { features: [content], content };
    },
  });
  server = started;
  feature = started.composed.content;
});

afterAll(() => server.close());

/** Responses are cached for a short time. */
const later = () => server.clock.advance(minute);

const list = async (query: Record<string, unknown>, options: object = {}): Promise<ArticlePage> => {
  const { data } = await server.call(getArticlePageContract, {
    query: { page: 1, page_size: 20, ...query },
    ...options,
  });
  return data;
};

const footer = async (options: object = {}): Promise<FooterGroup[]> => {
  const { data } = await server.call(getFooterArticlesContract, { query: { type: '2' }, ...options });
  return data;
};

describe('the footer', () => {
  test('has groups of articles in order, with a flag for FAQ articles', async () => {
    const groups = await footer();
    expect(groups.map((group) => group.group_name)).toEqual([
      'Buying',
      'Fees and payment',
      'Warehouse and shipping',
      'About us',
    ]);
    expect(groups[0]?.articles[0]).toEqual({
      id: 59,
      article_name: 'How proxy purchase works',
      is_faq: true,
      slug: 'proxy-purchase-process',
      language: 'en',
    });
    expect(groups.at(-1)?.articles.map(({ id, is_faq }) => [id, is_faq])).toEqual([
      [80, false],
      [81, false],
      [82, false],
      [83, false],
    ]);
  });

  test('is in the language of the caller', async () => {
    const groups = await footer(chinese);
    expect(groups[0]?.group_name).toBe('代购');
    expect(groups[0]?.articles[0]).toMatchObject({ id: 59, article_name: '代购流程' });
  });
});

describe('lists', () => {
  test('contain a page of one type, with its groups', async () => {
    const faqs = await list({ type: '1', page_size: 5 });
    expect(faqs).toMatchObject({ page: 1, page_size: 5, total: 20 });
    expect(faqs.items.map(({ id }) => id)).toEqual([59, 60, 61, 62, 63]);
    expect(faqs.items.every((item) => item.is_faq)).toBe(true);
    expect(faqs.groups).toEqual([
      { group: 'buying', group_name: 'Buying', count: 4 },
      { group: 'fees', group_name: 'Fees and payment', count: 4 },
      { group: 'shipping', group_name: 'Warehouse and shipping', count: 8 },
      { group: 'account', group_name: 'Your account', count: 4 },
    ]);
    const last = await list({ type: '1', page_size: 5, page: 4 });
    expect(last.items.map(({ id }) => id)).toEqual([78, 73, 74, 76, 77]);
  });

  test('contain all articles without a type, and none for a type without articles', async () => {
    await expect(list({ page_size: 100 })).resolves.toMatchObject({ total: 24 });
    await expect(list({ type: '3' })).resolves.toMatchObject({ total: 0, items: [], groups: [] });
  });

  test.each(['fees', 'Fees and payment', '费用与付款'])(
    'are limited to the group %s, but contain all group names',
    async (group) => {
      const page = await list({ type: '1', group });
      expect(page.items.map(({ id }) => id)).toEqual([63, 64, 65, 66]);
      expect(page.groups).toHaveLength(4);
    },
  );

  test('are empty for an unknown group', async () => {
    await expect(list({ group: 'nothing' })).resolves.toMatchObject({ total: 0, items: [] });
  });
});

describe('the search', () => {
  test('finds words in any order and case, articles with the words in their name first', async () => {
    const found = await list({ q: 'REFUNDS cancel' });
    expect(found.items[0]).toMatchObject({ id: 66, article_name: 'Refunds and cancelling' });
    expect(found.total).toBeGreaterThan(1);
    expect(found.groups.reduce((sum, { count }) => sum + count, 0)).toBe(found.total);
  });

  test('searches the texts of the language in use', async () => {
    expect((await list({ q: '计抛系数' }, chinese)).items.map(({ id }) => id)).toEqual([70]);
    expect((await list({ q: '计抛系数' })).items).toEqual([]);
  });

  test.each([
    ['packages', 69],
    ['shippings', 70],
    ['cancelled refund', 66],
    ['How do I get a refund?', 66],
  ])('finds %s by its stem', async (q, id) => {
    expect((await list({ q, page_size: 100 })).items.map((item) => item.id)).toContain(id);
  });

  test.each([
    ['运费', [59, 63, 70]],
    ['运费怎么算', [70]],
    ['体积重量', [70]],
    ['MTCN', [64]],
    ['费', [63, 67]],
    // As written in Taiwan, and by an input method for full-width letters.
    ['運費', [59, 63, 70]],
    ['費', [63, 67]],
    ['ＭＴＣＮ', [64]],
    ['運費怎麼算', [70]],
  ])('finds %s in Chinese', async (q, ids) => {
    expect((await list({ q, page_size: 100 }, chinese)).items.map((item) => item.id)).toEqual(
      expect.arrayContaining(ids),
    );
  });

  test('does not find characters that are not adjacent', async () => {
    // 「费运」 is in no article, although 运 and 费 are in many.
    expect((await list({ q: '费运' }, chinese)).items).toEqual([]);
  });

  test('uses the indexes', async () => {
    const plan = async (condition: string) =>
      server.core.transaction(async (tx) => {
        await tx.execute(sql`SET LOCAL enable_seqscan = off`);
        const { rows } = await tx.execute(sql`EXPLAIN SELECT 1 FROM article_text WHERE ${sql.raw(condition)}`);
        return JSON.stringify(rows);
      });
    expect(await plan(`stems @@ plainto_tsquery('english', 'refund')`)).toContain('article_text_stems_idx');
    expect(await plan(`search LIKE '%refund%'`)).toContain('article_text_search');
    expect(await plan(`search_pairs(search) @@ '运费'`)).toContain('article_text_pairs');
  });

  test.each(['%', '_%', '%%%', '100%_', '\\'])('treats %s as plain text', async (q) => {
    await expect(list({ q })).resolves.toMatchObject({ total: 0 });
  });

  test('finds punctuation', async () => {
    expect((await list({ q: 'is_login' })).items.map(({ id }) => id)).toEqual([83]);
    expect((await list({ q: '_' })).items.map(({ id }) => id)).toEqual([83]);
  });

  test('returns all articles for an empty text', async () => {
    await expect(list({ q: ' ', page_size: 100 })).resolves.toMatchObject({ total: 24 });
  });

  test('refuses more than 100 characters', async () => {
    const { status, failure } = await server.call(getArticlePageContract, {
      query: { page: 1, page_size: 20, q: 'a'.repeat(101) },
    });
    expect([status, Object.keys(failure?.fields ?? {})]).toEqual([422, ['q']]);
  });
});

test('the sitemap contains every article with its canonical path and its last change', async () => {
  const entries = (await feature.sitemapPaths?.()) ?? [];
  expect(entries).toHaveLength((await list({ page_size: 100 })).total);
  expect(entries[0]).toEqual({ path: '/faq/59/proxy-purchase-process', modified: expect.any(Date) as Date });
  expect(entries).toContainEqual({ path: '/article/81/contact', modified: new Date('2026-11-29T00:00:00.000Z') });
});

describe('an article', () => {
  test('is returned as sanitised HTML with anchors, contents and related articles', async () => {
    const { data } = await server.call(getArticleContract, { params: { id: 59 } });
    expect(data).toMatchObject({
      id: 59,
      group: 'buying',
      group_name: 'Buying',
      is_faq: true,
      updated_at: '2026-11-30T00:00:00.000Z',
    });
    expect(data.toc[0]).toEqual({ id: '1-paste-the-link', title: '1. Paste the link', level: 2 });
    for (const { id } of data.toc) expect(data.content_html).toContain(`id="${id}"`);
    expect(data.related.map(({ id }) => id)).toEqual([60, 63, 67, 70]);
  });

  test('is returned in Chinese', async () => {
    const { data } = await server.call(getArticleContract, { params: { id: 59 }, ...chinese });
    expect(data).toMatchObject({ article_name: '代购流程', slug: 'proxy-purchase-process', group_name: '代购' });
    expect(data.related[0]?.article_name).toBe('如何粘贴商品链接');
  });

  test.each(['4711', '0', '-1', '1.5', 'abc', '99999999999', '59x'])('%s is not found', async (id) => {
    const response = await server.app.inject({ url: `/v1/article/${id}`, headers: { 'client-language': 'zh' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 404, message: '没有找到相关内容', data: { reason: 'not_found' } });
  });

  test('is sanitised even if its row was not written by the server', async () => {
    await server.core.db
      .update(articleText)
      .set({ html: '<p onclick="alert(1)">Fees</p><script>alert(1)</script>' })
      .where(eq(articleText.articleId, 63));
    later();
    const { data } = await server.call(getArticleContract, { params: { id: 63 } });
    expect(data.content_html).toBe('<p>Fees</p>');
  });
});

describe('another start', () => {
  test('restores shipped content, but not content that staff have changed', async () => {
    const { db } = server.core;
    await db.update(articleText).set({ name: 'Changed' }).where(eq(articleText.articleId, 64));
    await db.update(articleText).set({ name: 'Ours' }).where(eq(articleText.articleId, 65));
    await db.update(article).set({ editedAt: server.clock.now(), inFooter: true }).where(eq(article.id, 65));
    await seedContent(server.core);
    later();
    const names = (await list({ type: '1', group: 'fees' })).items.map(({ article_name }) => article_name);
    expect(names).toEqual(['What it costs', 'Ways to pay', 'Ours', 'Refunds and cancelling']);
    expect((await footer())[1]?.articles.map(({ id }) => id)).toContain(65);
  });

  test('renders only texts that differ from the shipped ones', async () => {
    const { db } = server.core;
    const htmlOf = async (id: number) => {
      const found = await db.select({ html: articleText.html }).from(articleText).where(eq(articleText.articleId, id));
      return found.map(({ html }) => html);
    };
    await db.update(articleText).set({ html: 'as stored' });
    await db.update(articleText).set({ summary: 'Changed' }).where(eq(articleText.articleId, 64));
    await seedContent(server.core);
    expect(await htmlOf(63)).toEqual(languages.map(() => 'as stored'));
    expect((await htmlOf(64)).join()).not.toContain('as stored');
  });

  test('deletes articles that no longer ship, but none of staff', async () => {
    const { db } = server.core;
    const row = { type: 3, groupKey: 'about', position: 9, inFooter: false, related: [] };
    await db.insert(article).values([
      { ...row, id: 900 },
      { ...row, id: 901, editedAt: server.clock.now() },
    ]);
    const [own] = await db.insert(article).values(row).returning({ id: article.id });
    await seedContent(server.core);
    const kept = await db.select({ id: article.id }).from(article).where(eq(article.type, 3)).orderBy(article.id);
    expect(kept.map(({ id }) => id)).toEqual([901, own?.id]);
    expect(own?.id).toBeGreaterThanOrEqual(1000);
  });

  test('of several servers at once works', async () => {
    await Promise.all(Array.from({ length: 4 }, () => seedContent(server.core)));
    await expect(list({ type: '1' })).resolves.toMatchObject({ total: 20 });
  });
});

describe('website info', () => {
  test('is that of the tag, otherwise the default one', async () => {
    const { data } = await server.call(getWebsiteContract, { query: {} });
    expect(data).toEqual({
      WEBSITE_NAME: 'Caravan',
      WEBSITE_LOGO_PATH: '/logo.svg',
      SERVICE_EMAIL: 'service@shop.test',
      socials: [
        { name: 'facebook', url: '' },
        { name: 'instagram', url: '' },
        { name: 'x', url: '' },
      ],
    });
    expect((await server.call(getWebsiteContract, { query: { tag: 'silk' } })).data).toEqual(data);

    const silk = {
      tag: 'silk',
      name: 'Silk',
      logoPath: '/silk.svg',
      serviceEmail: 'help@silk.test',
      socials: data.socials,
    };
    await server.core.db.insert(website).values(silk);
    later();
    const { data: ours } = await server.call(getWebsiteContract, { query: { tag: 'silk' } });
    expect(ours).toMatchObject({ WEBSITE_NAME: 'Silk', SERVICE_EMAIL: 'help@silk.test' });
  });

  test('that staff have changed survives a start', async () => {
    await server.core.db
      .update(website)
      .set({ name: 'Ours', editedAt: server.clock.now() })
      .where(eq(website.tag, 'default'));
    await seedContent(server.core);
    later();
    expect((await server.call(getWebsiteContract, { query: {} })).data.WEBSITE_NAME).toBe('Ours');
  });
});

test('the configurations contain the rules of the service', async () => {
  const { data } = await server.call(getConfigurationsContract);
  expect(data).toEqual({
    free_storage_days: 30,
    storage_fee_fen_per_day: 50,
    storage_max_fee_days: 60,
    disposal_days: 180,
    arrival_photos: 2,
    photo: { fee_fen: 200, max_count: 20, note_max: 500 },
    address_max: 20,
    refund_hours: 72,
    unpaid_hours: 24,
    review_hours: [3, 5],
    price_change_reasons: ['full_reduction', 'negotiated', 'shipping_discount', 'page_price_wrong', 'other'],
    currencies: [
      'CNY',
      'USD',
      'EUR',
      'GBP',
      'JPY',
      'KRW',
      'HKD',
      'SGD',
      'MYR',
      'THB',
      'INR',
      'AUD',
      'NZD',
      'CAD',
      'MXN',
      'CHF',
      'SEK',
      'RON',
    ],
    features: { shipping_estimate: false, community: false },
  });
});

describe('exchange rates', () => {
  const rate = (query: { from?: string; to?: string }, options: object = {}) =>
    server.call(getExchangeRateContract, { query, ...options });

  test('returns one pair with its day', async () => {
    expect((await rate({ from: 'CNY', to: 'USD' })).data).toEqual({
      from: 'CNY',
      to: 'USD',
      rate: '0.1369984044',
      as_of: '2024-12-31',
      old: true,
    });
    expect((await rate({ to: 'EUR' })).data).toMatchObject({ from: 'CNY', to: 'EUR' });
  });

  test('returns all rates from CNY, or from the given currency', async () => {
    const { data: all } = await rate({});
    expect(all).toHaveLength(17);
    expect(all).toContainEqual({ from: 'CNY', to: 'KRW', rate: '202.0426463', as_of: '2024-12-31', old: true });
    expect((await rate({ from: 'USD' })).data).toContainEqual({
      from: 'USD',
      to: 'CNY',
      rate: '7.299355087',
      as_of: '2024-12-31',
      old: true,
    });
  });

  test('refuses an unknown currency with its own reason, and an invalid code as invalid', async () => {
    const unknown = await rate({ from: 'CNY', to: 'XAU' }, chinese);
    expect([unknown.status, unknown.reason, unknown.message]).toEqual([422, 'rate_unknown', '暂无该币种的汇率']);
    expect((await rate({ from: 'yuan' })).reason).toBe('invalid');
  });

  test('gives other features the same rates by the port', async () => {
    const { exchangeRates } = feature.ports;
    await expect(exchangeRates.toCny('USD')).resolves.toEqual({
      rate: '7.299355087',
      asOf: '2024-12-31',
      old: true,
      shipped: true,
    });
    await expect(exchangeRates.toCny('CNY')).resolves.toEqual({ rate: '1', asOf: '2024-12-31' });
    await expect(exchangeRates.toCny('XAU')).resolves.toBeNull();
  });

  describe('that price a payment', () => {
    const forCharge = (currency: string) => feature.ports.exchangeRates.forCharge(currency);
    const store = (rates: Partial<Record<'CNY' | 'USD', string>>, source: 'ecb' | 'product' = 'ecb') =>
      server.core.transaction(async (tx) => {
        for (const [currency, asOf] of Object.entries(rates))
          await tx.update(exchangeRate).set({ asOf, source }).where(eq(exchangeRate.currency, currency));
        await server.core.caches.changed(tx, topics.rates);
      });
    const at = (instant: string) => server.clock.set(instant);
    const now = new Date();
    afterAll(async () => {
      server.clock.set(now);
      await store({ CNY: '2024-12-31', USD: '2024-12-31' }, 'product');
    });

    test('are never those that ship with the product, however new', async () => {
      at('2025-01-02T12:00:00.000Z');
      await store({}, 'product');
      expect(await forCharge('USD')).toEqual({ refusal: 'too_old' });
      expect(await forCharge('EUR')).toEqual({ refusal: 'too_old' });
      expect(await forCharge('XAU')).toEqual({ refusal: 'unknown' });
      expect(await forCharge('CNY')).toEqual({ rate: '1', asOf: '2024-12-31' });
    });

    test.each([
      ['2026-11-27T23:59:59.000Z', { rate: '7.299355087', asOf: '2026-11-20' }],
      ['2026-11-30T00:00:00.000Z', { refusal: 'too_old' }],
    ])('may be five working days old: at %s', async (instant, expected) => {
      at(instant);
      await store({ CNY: '2026-11-30', USD: '2026-11-20' });
      expect(await forCharge('USD')).toEqual(expected);
      await store({ CNY: '2026-11-20', USD: '2026-11-30' });
      expect(await forCharge('USD')).toEqual(expected);
    });

    test('in euros have the day of the yuan', async () => {
      at('2026-11-27T12:00:00.000Z');
      await store({ CNY: '2026-11-20' });
      expect(await forCharge('EUR')).toEqual({ rate: '7.5833', asOf: '2026-11-20' });
    });

    test('are as old for everybody: a shown rate says so', async () => {
      await store({ CNY: '2026-11-20', USD: '2026-11-20' });
      at('2026-11-27T12:00:00.000Z');
      expect((await rate({ from: 'CNY', to: 'USD' })).data).not.toHaveProperty('old');
      at('2026-11-30T12:00:00.000Z');
      expect((await rate({ from: 'CNY', to: 'USD' })).data).toMatchObject({ as_of: '2026-11-20', old: true });
      expect((await rate({ from: 'EUR', to: 'EUR' })).data).not.toHaveProperty('old');
    });
  });

  test('keeps rates that are newer than the shipped ones', async () => {
    const { db } = server.core;
    await db.update(exchangeRate).set({ perEuro: '8', asOf: '2026-01-02' }).where(eq(exchangeRate.currency, 'CNY'));
    await db.update(exchangeRate).set({ perEuro: '2', asOf: '2020-01-02' }).where(eq(exchangeRate.currency, 'USD'));
    await seedContent(server.core);
    later();
    expect((await rate({ from: 'EUR', to: 'CNY' })).data).toEqual({
      from: 'EUR',
      to: 'CNY',
      rate: '8',
      // The euro's own rate has no age.
      as_of: '2026-01-02',
      old: true,
    });
    expect((await rate({ from: 'EUR', to: 'USD' })).data).toMatchObject({ rate: '1.0389', as_of: '2024-12-31' });
  });
});

describe('the manifest for installing the site', () => {
  const manifest = async (query: string, headers = {}) => {
    const response = await server.app.inject({ url: `/site.webmanifest${query}`, headers });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    return response.json<{ name: string; lang: string; description: string; icons: { sizes: string }[] }>();
  };

  test('is in the language of its address, otherwise in that of the browser', async () => {
    const chinese = { 'accept-language': 'zh-CN' };
    expect(await manifest('?lang=en', chinese)).toMatchObject({
      lang: 'en',
      description: 'Buy from any Chinese shop. One parcel to your door.',
    });
    for (const answer of [await manifest('?lang=zh'), await manifest('', chinese), await manifest('?lang=x', chinese)])
      expect(answer).toMatchObject({ lang: 'zh-CN', description: '中国店铺随心买，一个包裹送到家' });
    expect(await manifest('?lang=en&lang=zh&tag=a&tag=b')).toMatchObject({ lang: 'en' });
  });

  test('has the name of the website', async () => {
    const harbour = { tag: 'harbour', name: 'Harbour', logoPath: '', serviceEmail: 'a@shop.test', socials: [] };
    await server.core.db.insert(website).values(harbour);
    expect(await manifest('?tag=harbour')).toMatchObject({ name: 'Harbour', short_name: 'Harbour' });
    expect((await manifest('?tag=nowhere')).name).toBe((await manifest('')).name);
  });

  test('has the icons that browsers require', async () => {
    expect((await manifest('')).icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  });
});
