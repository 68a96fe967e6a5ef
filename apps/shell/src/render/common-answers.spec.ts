import { getArticlePage, getConfigurations, getFooterArticles, getWebsite } from '@caravan/content/contract';
import { endpointFor, load, makeStore, serverEnvironment, type RootState } from '@caravan/web-core';
import { beforeEach, expect, test } from 'vitest';
import { commonAnswers } from './common-answers.ts';

const asked: string[] = [];
const environment = serverEnvironment({
  token: undefined,
  fetch: (path) => {
    asked.push(path);
    return Promise.resolve(Response.json({ code: 200, message: 'OK', data: { path } }));
  },
});
beforeEach(() => asked.splice(0));

const website = endpointFor(getWebsite).initiate({ query: { tag: 'north' } });
const configurations = endpointFor(getConfigurations).initiate();
const footer = endpointFor(getFooterArticles).initiate({ query: { type: '2' } });
const articles = endpointFor(getArticlePage).initiate({ query: { page: 1, page_size: 10 } });

const storeWith = (api?: object) => makeStore(environment, api ? { api: api as RootState['api'] } : {});
const answered = async (queries = [website, configurations, footer, articles]): Promise<RootState> => {
  const store = storeWith();
  for (const query of queries) await load(store, query as typeof website);
  return store.getState();
};

test('a page that begins with them asks for nothing of its frame again', async () => {
  const common = commonAnswers();
  common.keep('en', await answered());
  asked.splice(0);
  const store = storeWith(common.of('en'));
  for (const query of [website, configurations, footer]) expect((await load(store, query as typeof website)).data).toMatchObject({ path: expect.any(String) });
  expect(asked).toEqual([]);
  await load(store, articles);
  expect(asked).toHaveLength(1);
});

test('what belongs to one page is not kept, in queries or tags', async () => {
  const common = commonAnswers();
  const state = await answered();
  common.keep('en', state);
  const { queries, provided } = common.of('en') ?? {};
  expect(Object.keys(queries ?? {})).toHaveLength(3);
  expect(Object.keys(state.api.queries)).toHaveLength(4);
  expect(Object.keys(provided?.keys ?? {}).sort()).toEqual(Object.keys(queries ?? {}).sort());
  expect(JSON.stringify(provided?.tags)).not.toContain('page');
});

test('languages are apart, and two seconds are the end', async () => {
  let now = 0;
  const common = commonAnswers(2_000, () => now);
  common.keep('en', await answered());
  expect(common.of('zh')).toBeUndefined();
  now = 1_999;
  common.keep('en', await answered());
  expect(common.of('en')).toBeDefined();
  now = 2_000;
  expect(common.of('en')).toBeUndefined();
});

test('a layout that shows less does not take the place of what is known', async () => {
  const common = commonAnswers();
  common.keep('en', await answered([website]));
  expect(Object.keys(common.of('en')?.queries ?? {})).toHaveLength(1);
  common.keep('en', await answered());
  common.keep('en', await answered([website]));
  expect(Object.keys(common.of('en')?.queries ?? {})).toHaveLength(3);
});
