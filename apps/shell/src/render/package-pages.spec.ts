import { anAddress } from '@caravan/account/contract/testing';
import type { PageRequest } from '@caravan/kernel';
import { aParcel, aStoreItem, aStorePage } from '@caravan/warehouse-packages/contract/testing';
import { expect, test, vi } from 'vitest';
import { site } from '../features.ts';
import { pageRequest } from '../testing/page-request.ts';
import { makePageRenderer } from './page-renderer.tsx';

const onError = vi.fn<(error: unknown) => void>();
const render = makePageRenderer(site, {
  publicUrl: 'http://shop.test',
  websiteTag: 'default',
  assets: { developmentHead: async () => '' },
  onError,
});

const missing = { code: 404, message: 'Not found', data: { reason: 'not_found' } };

const open = async (path: string, answers: Record<string, unknown>) => {
  const others = pageRequest(path).fetch;
  const fetch: PageRequest['fetch'] = async (url, init) => {
    const data = answers[url.split('?')[0] ?? ''];
    if (data !== undefined) return Response.json({ code: 200, message: 'OK', data });
    return url.startsWith('/v1/users/') ? others(url, init) : Response.json(missing, { status: 404 });
  };
  const { html } = await render(pageRequest(path, { fetch, token: 'live-token' }));
  return { html, page: new DOMParser().parseFromString(html, 'text/html') };
};

test('the first visitor of a package that can be reviewed gets its form, not an unfinished part', async () => {
  const parcel = aParcel({ status: 'done', actions: ['review'] });
  const { html, page } = await open(`/mine/package/packageDetail?number=${parcel.number}`, {
    [`/v1/packages/${parcel.number}`]: parcel,
  });
  expect(page.querySelector('#review form textarea')).not.toBeNull();
  // React marks unfinished parts like this, and reports them in the browser as error 419.
  expect(html).not.toContain('<!--$!-->');
  expect(onError).not.toHaveBeenCalled();
});

test('the page that confirms a package has its goods, its address and its button before any script runs', async () => {
  const { page } = await open('/mine/store/confirmInfo?items=item_1', {
    '/v1/store': aStorePage([aStoreItem()]),
    '/v1/addresses': [anAddress()],
  });
  const button = [...page.querySelectorAll('button[type=submit]')].find(
    ({ textContent }) => textContent === 'Create and pay',
  );
  expect(page.getElementById(button?.getAttribute('form') ?? '')?.tagName).toBe('FORM');
  expect(page.querySelector('main')?.textContent).toMatch(/Canvas tote[^]*Ada Example/);
});
