import { ruleLimits, usualRules, type NewArticle, type ShopRules } from '@caravan/content/contract';
import {
  getArticleContract,
  getArticlePageContract,
  getConfigurationsContract,
} from '@caravan/content/contract/schema';
import {
  createArticleContract,
  getShopRulesContract,
  getStaffArticleContract,
  previewArticleContract,
  updateArticleContract,
  updateShopRulesContract,
} from '@caravan/content/contract/staff';
import { listStaffActions } from '@caravan/server-core';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContent } from './content.server.ts';
import { noOthers } from './testing/no-others.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ compose: (core) => ({ features: [createContent(core, noOthers)] }) });
});
afterAll(() => server.close());

const owner = () => server.as({ userId: 'staff_1', role: 'staff' });
const set = (body: ShopRules) => owner().call(updateShopRulesContract, { body });

const others: ShopRules = {
  free_storage_days: 45,
  storage_fee_fen_per_day: 80,
  storage_max_fee_days: 40,
  refund_hours: 48,
  review_hours: [4, 9],
  photo_fee_fen: 300,
  photo_max_count: 12,
};

test('the rules of the specification apply until an owner sets others, which pages then state', async () => {
  expect((await owner().call(getShopRulesContract)).data).toEqual({
    ...{ rules: usualRules, unstated: [], edited_at: null, version: 0 },
  });
  expect((await server.call(getConfigurationsContract)).data).toMatchObject({
    free_storage_days: 30,
    storage_fee_fen_per_day: 50,
    storage_max_fee_days: 60,
    refund_hours: 72,
    review_hours: [3, 5],
    photo: { fee_fen: 200, max_count: 20 },
  });

  expect((await set(others)).data).toMatchObject({ rules: others, edited_at: expect.any(String), version: 1 });
  const { photo_fee_fen: fee_fen, photo_max_count: max_count, ...shown } = others;
  expect((await server.call(getConfigurationsContract)).data).toMatchObject({
    ...shown,
    photo: { fee_fen, max_count },
    disposal_days: 180,
  });
  const { items } = await listStaffActions(server.core.db, { page: 1, page_size: 5, subject: 'shop_rules:rules' });
  expect(items).toMatchObject([{ action: 'shop_rules.update', data: { before: usualRules, after: others } }]);
});

test.each([
  ['more free days than goods are kept before the first warning of their disposal', { free_storage_days: 151 }],
  ['less than no free days', { free_storage_days: -1 }],
  ['half a day', { free_storage_days: 1.5 }],
  ['a fee above the most', { storage_fee_fen_per_day: ruleLimits.storage_fee_fen_per_day.most + 1 }],
  ['charging for no day', { storage_max_fee_days: 0 }],
  ['no time for a refund', { refund_hours: 0 }],
  ['a review that ends before it begins', { review_hours: [5, 3] as [number, number] }],
  ['more photos than a line can have', { photo_max_count: ruleLimits.photo_max_count.most + 1 }],
  ['no photos', { photo_max_count: 0 }],
])('%s are refused by their field, and nothing changes', async (_, wrong) => {
  const before = (await owner().call(getShopRulesContract)).data;
  const answer = await set({ ...usualRules, ...wrong });
  expect(answer.status).toBe(422);
  const [field] = Object.keys(wrong);
  expect(Object.keys(answer.failure?.fields ?? {}).map((name) => name.split('.')[0])).toEqual([field]);
  expect((await owner().call(getShopRulesContract)).data).toEqual(before);
});

test('a field that is no rule, and one that is missing, are refused', async () => {
  const rest: Partial<ShopRules> = { ...usualRules };
  delete rest.refund_hours;
  expect((await set({ ...usualRules, disposal_days: 10 } as ShopRules)).status).toBe(422);
  expect((await set(rest as ShopRules)).failure?.fields).toHaveProperty('refund_hours');
});

test('nobody but owners reads or sets them here', async () => {
  const editor = server.as({ userId: 'staff_2', role: 'staff', staffRoles: ['editor', 'finance'] });
  for (const caller of [editor, server.as({ userId: 'shopper_1' })]) {
    expect((await caller.call(getShopRulesContract)).status).toBe(403);
    expect((await caller.call(updateShopRulesContract, { body: usualRules })).status).toBe(403);
  }
});

const readIn = async (id: number, language: string) =>
  (await server.call(getArticleContract, { params: { id }, headers: { 'client-language': language } })).data;

const news = (markdown: string, over: Partial<NewArticle['texts']['en']> = {}): NewArticle => {
  const text = { slug: 'photos', name: 'Photos', summary: 'What they cost', markdown, ...over };
  return { type: 3, group: 'news', position: 1, in_footer: false, related: [], texts: { en: text, zh: text } };
};

test('articles state the rules of now, also in the list and in the preview, in the form of their language', async () => {
  await set(usualRules);
  expect((await readIn(67, 'de')).content_html).toContain('30 kostenlose Tage');
  await set(others);
  const english = await readIn(67, 'en');
  const german = await readIn(67, 'de');
  expect(english.summary).toContain('45 days free for each item, then ¥0.80 a day and ¥32.00 at most');
  expect(german.content_html).toContain('0,80\u00a0¥ pro Artikel');
  for (const { content_html, summary } of [english, german]) expect(content_html + summary).not.toContain('{{');
  const list = async () => {
    const { data } = await server.call(getArticlePageContract, { query: { type: '1', page: 1, page_size: 100 } });
    return data.items.find(({ id }) => id === 67)?.summary;
  };
  expect(await list()).toBe(english.summary);
  await set({ ...others, free_storage_days: 1 });
  expect(await list()).toContain('1 day free');
  const body = { markdown: '## {{photo_fee}} each\n\nUntil {{refund_hours}} hours.' };
  expect((await owner().call(previewArticleContract, { body })).data).toMatchObject({
    content_html: expect.stringContaining('Until 48 hours.') as unknown,
    toc: [{ title: '¥3.00 each' }],
  });
});

test('articles of the product that were edited are named while they do not state a rule that was set', async () => {
  await set({ ...usualRules, refund_hours: 48, free_storage_days: 31 });
  const params = { id: 66 };
  const read = async () => (await owner().call(getStaffArticleContract, { params })).data;
  const { texts, type, group, position, in_footer, related } = await read();
  const write = (english: string) => {
    const changed = { ...texts, en: { ...texts.en, markdown: english } };
    const body = { type, group, position, in_footer, related, texts: changed };
    return owner().call(updateArticleContract, { params, body });
  };
  const unstated = async () => (await owner().call(getShopRulesContract)).data.unstated;
  // An article that nobody has edited states all rules.
  expect(await unstated()).toEqual([]);
  expect((await write('Until 72 hours after the payment.')).status).toBe(200);
  const named = { article_id: 66, name: texts.en.name, placeholders: ['refund_hours'], languages: ['en'] };
  expect(await unstated()).toEqual([named]);
  expect((await set({ ...usualRules, refund_hours: 24 })).data.unstated).toEqual([named]);
  expect((await set(usualRules)).data.unstated).toEqual([]);
  await set({ ...usualRules, refund_hours: 48 });
  expect((await write('Until {{refund_hours hour/hours}} after the payment.')).status).toBe(200);
  expect(await unstated()).toEqual([]);
  await set(others);
});

test('an article with a placeholder that nothing fills is no more than a draft', async () => {
  const wrong = news('{{photo_fee}}, but {{photo_price}}');
  expect((await owner().call(createArticleContract, { body: wrong })).failure?.fields).toMatchObject({
    'texts.en.markdown': 'There is something in double braces that no rule of the shop fills',
  });
  const named = news('Text', { name: '{{photo_fee}} a photo', summary: '{{photos}}' });
  expect(Object.keys((await owner().call(createArticleContract, { body: named })).failure?.fields ?? {})).toEqual(
    expect.arrayContaining(['texts.en.name', 'texts.en.summary', 'texts.zh.name']),
  );
  const { data: draft } = await owner().call(createArticleContract, { body: { ...wrong, draft: true } });
  const params = { id: draft.id };
  const publish = (body: NewArticle) =>
    owner().call(updateArticleContract, { params, body: { ...body, draft: false } });
  expect((await publish(wrong)).status).toBe(422);
  expect((await publish(news('{{photo_fee}} each'))).status).toBe(200);
  expect((await readIn(draft.id, 'en')).content_html).toContain('¥3.00 each');
});
