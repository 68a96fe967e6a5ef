import { defineEndpoint, schemaOf } from '@caravan/kernel';
import { pageOf, pageQuery, z } from '@caravan/kernel/zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { route, type FeatureServer } from '../../feature.ts';
import { testServer, type TestServer } from '../../testing/index.ts';
import { largestPage } from './page-bytes.ts';

const words = pageOf(z.string());
const listWords = schemaOf(
  defineEndpoint<{ query: z.output<typeof pageQuery>; data: z.output<typeof words> }>()({
    method: 'GET',
    path: '/words',
    login: 'none',
    tags: [],
    summary: 'Long words',
  }),
  { query: pageQuery, data: words },
);

/** An entry of 50 kB, whose characters have three bytes each. */
const entry = '字'.repeat((50 * 1024) / 3);
const feature: FeatureServer = {
  name: 'words',
  reasons: {},
  routes: [
    route(listWords, async ({ query: { page, page_size } }) => ({
      items: Array.from({ length: page_size }, () => entry),
      page,
      page_size,
      total: 1_000,
    })),
  ],
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ compose: () => ({ features: [feature] }) });
});
afterAll(() => server.close());

const ask = (size: number) => server.app.inject(`/v1/words?page_size=${size}`);

it('a page of the usual size is answered, and one of more than 1 MB is refused with a word about what to do', async () => {
  const usual = await ask(20);
  expect(usual.statusCode).toBe(200);
  expect(usual.rawPayload.length).toBeLessThan(largestPage);
  const large = await ask(22);
  expect(large.statusCode).toBe(422);
  expect(large.json()).toEqual({
    code: 422,
    message: 'This page has more than 1 MB. Ask for fewer entries.',
    data: { reason: 'page_too_large' },
  });
});
