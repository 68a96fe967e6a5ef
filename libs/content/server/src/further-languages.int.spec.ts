import { usualRules, type NewArticle } from '@caravan/content/contract';
import {
  getArticleContract,
  getArticlePageContract,
  getFooterArticlesContract,
} from '@caravan/content/contract/schema';
import { createArticleContract, updateArticleContract } from '@caravan/content/contract/staff';
import { languages } from '@caravan/kernel';
import { inBoth } from '@caravan/kernel/testing';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContent, type ContentServer } from './content.server.ts';
import { articleText, articleGroup } from './db/article.table.ts';
import { terms } from './db/terms.table.ts';
import { termsRules } from './domain/terms-rules.ts';
import { noOthers } from './testing/no-others.ts';

/** Chinese stands for a language that was added later: these articles, and a group, have no text in it. */
const language = 'zh';
const reader = { headers: { 'client-language': language } };
const untranslated = [59, 66, 82];
let server: TestServer;
let content: ContentServer;

beforeAll(async () => {
  const started = await testServer({
    compose: (core) => {
      const feature = createContent(core, noOthers);
      return { features: [feature], feature };
    },
  });
  server = started;
  content = started.composed.feature;
  const { db } = server.core;
  await db
    .delete(articleText)
    .where(and(eq(articleText.language, language), inArray(articleText.articleId, untranslated)));
  await db
    .update(articleGroup)
    .set({ names: { en: 'Buying', zh: '' } })
    .where(eq(articleGroup.key, 'buying'));
});
afterAll(() => server.close());

const staff = () => server.as({ userId: 'staff_1', role: 'staff' });

const search = async (q: string) => {
  const { data } = await server.call(getArticlePageContract, { query: { page: 1, page_size: 100, q }, ...reader });
  return data.items.map(({ id }) => id);
};

test('an article and a group without a text in the language of the reader are read in English', async () => {
  const { data } = await server.call(getArticleContract, { params: { id: 59 }, ...reader });
  expect(data).toMatchObject({ article_name: 'How proxy purchase works', group_name: 'Buying', language: 'en' });
  expect(data.content_html).toContain('You find a product in a Chinese shop.');
  expect(data.related.find(({ article_name }) => article_name === '如何粘贴商品链接')).toMatchObject({ language });
});

test('each article is in lists once, in one of the two languages', async () => {
  const { data } = await server.call(getArticlePageContract, { query: { page: 1, page_size: 100 }, ...reader });
  expect(data).toMatchObject({
    total: 24,
    groups: expect.arrayContaining([{ group: 'buying', group_name: 'Buying', count: 4 }]) as unknown,
  });
  expect(new Set(data.items.map(({ id }) => id)).size).toBe(24);
  expect(data.items.slice(0, 2).map(({ article_name }) => article_name)).toEqual([
    'How proxy purchase works',
    '如何粘贴商品链接',
  ]);
  const footer = await server.call(getFooterArticlesContract, { query: { type: '2' }, ...reader });
  expect(footer.data[0]).toMatchObject({
    group_name: 'Buying',
    articles: [{ article_name: 'How proxy purchase works' }, {}, {}],
  });
});

test('the search finds what the reader is shown, by the stems of its language', async () => {
  expect((await search('refunded cancelling'))[0]).toBe(66);
  expect(await search('退款 取消')).not.toContain(66);
  // The English text of an article that has its own is not shown, so it is not found.
  expect(await search('volumetric')).toEqual([]);
  expect(await search('体积重量')).toEqual([70]);
});

test('a group is found by its name in any language', async () => {
  const { data } = await server.call(getArticlePageContract, { query: { page: 1, page_size: 1, group: '费用与付款' } });
  expect(data.total).toBe(4);
});

test('terms that were pinned before a language was added are read in English, and compared in it', async () => {
  const [found] = await server.core.db
    .select({ version: articleText.versionId })
    .from(articleText)
    .where(and(eq(articleText.articleId, 63), eq(articleText.language, 'en')));
  const articles = [{ id: 63, en: found?.version ?? '' }];
  const row = { id: 'old', rules: termsRules(usualRules), articles, pinnedAt: server.clock.now() };
  await server.core.db.insert(terms).values(row);
  const [pinned] = await content.ports.terms.read(['old'], language);
  expect(pinned?.articles).toMatchObject([{ article_name: 'What it costs', version: found?.version, today: 'same' }]);
  expect(await content.ports.terms.article('old', 63, language)).toMatchObject({ today: 'same' });
});

test('terms are pinned with the versions of the languages that an article has', async () => {
  const { id } = await server.core.transaction((tx) => content.ports.terms.pin(tx));
  const [row] = await server.core.db.select().from(terms).where(eq(terms.id, id));
  expect(Object.keys(row?.articles.find((one) => one.id === 82) ?? {}).sort()).toEqual(
    ['id', ...languages].filter((one) => one !== language).sort(),
  );
  const [pinned] = await content.ports.terms.read([id], language);
  expect(pinned?.articles.map(({ article_name }) => article_name).slice(0, 2)).toEqual([
    'Terms of service',
    '费用说明',
  ]);
});

test('a change of an article deletes the texts of languages that it leaves out', async () => {
  const text = { slug: 'x', name: 'X', summary: 'x', markdown: 'x' };
  const given: NewArticle = {
    type: 1,
    group: 'fees',
    position: 9,
    in_footer: false,
    related: [],
    texts: inBoth({ en: text, zh: text }),
  };
  const { data: made } = await staff().call(createArticleContract, { body: given });
  const written = async () => {
    const rows = await server.core.db.select().from(articleText).where(eq(articleText.articleId, made.id));
    return rows.map((row) => row.language).sort();
  };
  expect(await written()).toEqual([...languages].sort());
  const { data } = await staff().call(updateArticleContract, {
    params: { id: made.id },
    body: { ...given, texts: { en: text, zh: text } },
  });
  expect(data.texts).toEqual({ en: text, zh: text });
  expect(await written()).toEqual(['en', 'zh']);
});
