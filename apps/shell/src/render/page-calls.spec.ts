import type { PageRequest } from '@caravan/kernel';
import { expect, test } from 'vitest';
import { site } from '../features.ts';
import { pageRequest } from '../testing/page-request.ts';
import { makePageRenderer } from './page-renderer.tsx';

const render = makePageRenderer(site, {
  publicUrl: 'http://shop.test',
  websiteTag: 'default',
  assets: { developmentHead: async () => '' },
});

const missing = { code: 404, message: 'Not found', data: { reason: 'not_found' } };

test('the page of orders makes each of its calls once', async () => {
  const calls: string[] = [];
  const { fetch: others } = pageRequest('/');
  const fetch: PageRequest['fetch'] = async (path, init) => {
    calls.push(path);
    return path.startsWith('/v1/users/') ? others(path, init) : Response.json(missing, { status: 404 });
  };
  await render(pageRequest('/mine/order', { fetch, token: 'live-token' }));
  // `apps/server/src/sql-per-call.spec.ts` counts the statements of these.
  expect(calls.toSorted()).toEqual([
    '/v1/article?type=2',
    '/v1/configurations',
    '/v1/orders?page=1&page_size=20',
    '/v1/users/info',
    '/v1/users/verify',
    '/v1/website?tag=default',
  ]);
});
