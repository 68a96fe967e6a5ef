import { rateArticleContract } from '@caravan/content/contract/schema';
import { listStaffArticlesContract } from '@caravan/content/contract/staff';
import { day } from '@caravan/kernel';
import { testServer, type Caller, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noOthers } from './testing/no-others.ts';
import { createContent } from './content.server.ts';
import { articleVote, voteSalt } from './db/article-vote.table.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer({
    compose: (core) => ({ features: [createContent(core, noOthers)] }),
    config: { rateLimits: false },
  });
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.core.db.delete(articleVote);
});

const votes = () => server.core.db.select().from(articleVote);
const rate = (helpful: boolean, by: Caller = server, id = 59) =>
  by.call(rateArticleContract, { params: { id }, body: { helpful } });

test('a reader with a session has one vote for each article and may change it', async () => {
  const amy = server.as({ userId: 'amy' });
  const ben = server.as({ userId: 'ben' });
  expect(await rate(true, amy)).toMatchObject({ status: 200, data: null });
  await rate(false, amy);
  await rate(true, ben);
  await rate(true, amy, 60);
  expect((await votes()).map(({ articleId, helpful }) => [articleId, helpful]).sort()).toEqual([
    [59, false],
    [59, true],
    [60, true],
  ]);
});

test('twenty concurrent votes of one reader count as one', async () => {
  const amy = server.as({ userId: 'amy' });
  await Promise.all(Array.from({ length: 20 }, () => rate(true, amy)));
  await Promise.all(Array.from({ length: 20 }, () => rate(true)));
  expect(await votes()).toHaveLength(2);
});

test('a reader without a session has one vote a day, and the address is not stored', async () => {
  await rate(true);
  await rate(false);
  expect(await votes()).toMatchObject([{ helpful: false }]);
  const salts = await server.core.db.select().from(voteSalt);
  server.clock.advance(day);
  await rate(true);
  expect(await votes()).toHaveLength(2);
  expect(JSON.stringify(await votes())).not.toContain('127.0.0.1');
  const later = await server.core.db.select().from(voteSalt);
  expect([salts.length, later.length]).toEqual([1, 1]);
  expect(later[0]?.salt).not.toBe(salts[0]?.salt);
});

test('an article that does not exist cannot be rated', async () => {
  for (const id of [4711, 0]) expect((await rate(true, server, id)).status).toBe(404);
  expect(await votes()).toEqual([]);
});

test.each([{}, { helpful: 'yes' }, { helpful: true, why: 'clear' }])('the vote %j is refused', async (body) => {
  const answer = await server.call(rateArticleContract, { params: { id: 59 }, body: body as { helpful: boolean } });
  expect([answer.status, answer.reason]).toEqual([422, 'invalid']);
});

test('staff see the number of votes of an article', async () => {
  await rate(true, server.as({ userId: 'amy' }));
  await rate(true, server.as({ userId: 'ben' }));
  await rate(false);
  const { data } = await server
    .as({ role: 'staff' })
    .call(listStaffArticlesContract, { query: { page: 1, page_size: 100 } });
  expect(data.items.find(({ id }) => id === 59)?.votes).toEqual({ yes: 2, no: 1 });
  expect(data.items.find(({ id }) => id === 60)?.votes).toEqual({ yes: 0, no: 0 });
});
