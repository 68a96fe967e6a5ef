import type { NewArticle } from '@caravan/content/contract';
import {
  getArticleContract,
  getArticlePageContract,
  getConfigurationsContract,
  getExchangeRateContract,
  getFooterArticlesContract,
  getWebsiteContract,
} from '@caravan/content/contract/schema';
import {
  createArticleContract,
  updateArticleContract,
  updateArticleGroupContract,
  updateConfigurationsContract,
  updateExchangeRatesContract,
  updateWebsiteContract,
} from '@caravan/content/contract/staff';
import { testClock, testDatabase, testServer, type TestDatabase, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createContent } from './content.server.ts';
import { readRatesJob } from './use-cases/read-rate-source.ts';
import { noOthers } from './testing/no-others.ts';

/** Its time passes only when a test says so, so nothing here shows because it expired. */
const clock = testClock();
let database: TestDatabase;
/** Staff write here, and visitors read there. */
let here: TestServer;
let there: TestServer;
const start = (): Promise<TestServer> =>
  testServer({
    database,
    clock,
    compose: (core) => ({
      features: [
        createContent(core, {
          ...noOthers,
          rateSource: {
            name: 'ecb',
            read: async () => ({ asOf: '2030-01-02', perEuro: new Map([['USD', '1.2345']]) }),
          },
        }),
      ],
    }),
  });
beforeAll(async () => {
  database = await testDatabase();
  [here, there] = [await start(), await start()];
});
afterAll(async () => {
  await here.close();
  await there.close();
  await database.close();
});

const staff = () => here.as({ userId: 'staff_1', role: 'staff' });

const text = (name: string) => ({ slug: 'cargo', name, summary: name, markdown: name });
const articleNamed = (name: string, over: Partial<NewArticle> = {}): NewArticle => ({
  type: 1,
  group: 'buying',
  position: 50,
  in_footer: true,
  related: [],
  texts: { en: text(name), zh: text(name) },
  ...over,
});

/** The articles that visitors of the other server see. */
const visitors = {
  article: async (id: number) => {
    const answer = await there.call(getArticleContract, { params: { id } });
    return answer.failure ? answer.status : answer.data.article_name;
  },
  footer: async () => JSON.stringify((await there.call(getFooterArticlesContract, { query: { type: '2' } })).data),
  list: async () =>
    JSON.stringify((await there.call(getArticlePageContract, { query: { page: 1, page_size: 100 } })).data),
  website: async () => (await there.call(getWebsiteContract, { query: {} })).data.WEBSITE_NAME,
  community: async () => (await there.call(getConfigurationsContract)).data.features.community,
  rate: async () => (await there.call(getExchangeRateContract, { query: { from: 'EUR', to: 'USD' } })).data,
};
const soon = (look: () => void | Promise<void>): Promise<void> => vi.waitFor(look, { timeout: 1_000, interval: 20 });

const renameWebsite = async (name: string): Promise<void> => {
  const { data: website } = await here.call(getWebsiteContract, { query: {} });
  const body = { ...website, tag: 'default', WEBSITE_NAME: name };
  expect((await staff().call(updateWebsiteContract, { body })).status).toBe(200);
};

// The other server listens soon after its first answer.
beforeAll(async () => {
  let tries = 0;
  await vi.waitFor(async () => {
    tries += 1;
    await renameWebsite(`Try ${tries}`);
    await vi.waitFor(async () => expect(await visitors.website()).toBe(`Try ${tries}`), 500);
  }, 10_000);
});

describe('what staff change is shown by the other server within a second', () => {
  test('an article, in its page, the lists and the footer', async () => {
    const { data: made } = await staff().call(createArticleContract, { body: articleNamed('Slow cargo') });
    await soon(async () => expect(await visitors.article(made.id)).toBe('Slow cargo'));
    await soon(async () => expect(await visitors.footer()).toContain('Slow cargo'));
    await soon(async () => expect(await visitors.list()).toContain('Slow cargo'));

    await staff().call(updateArticleContract, { params: { id: made.id }, body: articleNamed('Fast cargo') });
    await soon(async () => expect(await visitors.article(made.id)).toBe('Fast cargo'));
    await soon(async () => expect(await visitors.footer()).not.toContain('Slow cargo'));
    await soon(async () => expect(await visitors.list()).not.toContain('Slow cargo'));
  });

  test('a group of articles', async () => {
    expect(await visitors.footer()).not.toContain('How to buy');
    await staff().call(updateArticleGroupContract, {
      params: { key: 'buying' },
      body: { names: { en: 'How to buy', zh: '如何购买' }, position: 0 },
    });
    await soon(async () => expect(await visitors.footer()).toContain('How to buy'));
  });

  test('the name of the website', async () => {
    await renameWebsite('Kafila');
    await soon(async () => expect(await visitors.website()).toBe('Kafila'));
  });

  test('the features', async () => {
    expect(await visitors.community()).toBe(false);
    const features = { shipping_estimate: true, community: true };
    await staff().call(updateConfigurationsContract, { body: { features } as never });
    await soon(async () => expect(await visitors.community()).toBe(true));
  });

  test('exchange rates, and those of the source', async () => {
    expect(await visitors.rate()).toMatchObject({ rate: '1.0389' });
    await staff().call(updateExchangeRatesContract, {
      body: { as_of: clock.now().toISOString().slice(0, 10), per_euro: { USD: '1.5' } },
    });
    await soon(async () => expect(await visitors.rate()).toMatchObject({ rate: '1.5' }));
    await here.runJob(readRatesJob, null);
    await soon(async () => expect(await visitors.rate()).toMatchObject({ rate: '1.2345' }));
  });
});

test('a refused change drops nothing', async () => {
  const before = here.core.caches.changes();
  const refused = await staff().call(updateArticleContract, { params: { id: 999_999 }, body: articleNamed('Nowhere') });
  expect([refused.status, here.core.caches.changes()]).toEqual([404, before]);
});

test('a scheduled article is shown by the other server within a second of its hour', async () => {
  const heard = there.core.caches.changes();
  // Sooner than the other server's copies expire.
  const publishAt = new Date(clock.now().getTime() + 5_000).toISOString();
  const { data: made } = await staff().call(createArticleContract, {
    body: articleNamed('Later cargo', { publish_at: publishAt }),
  });
  await soon(() => expect(there.core.caches.changes()).toBeGreaterThan(heard));
  expect(await visitors.article(made.id)).toBe(404);
  expect(await visitors.footer()).not.toContain('Later cargo');
  clock.set(publishAt);
  await here.runJobs();
  await soon(async () => expect(await visitors.article(made.id)).toBe('Later cargo'));
  await soon(async () => expect(await visitors.footer()).toContain('Later cargo'));
});
