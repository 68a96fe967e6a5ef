import { describe, expect, test } from 'vitest';
import { authPaths, warehousePackagesPaths } from '@caravan/routes';
import { site } from '../features.ts';
import { pageRequest } from '../testing/page-request.ts';
import { makePageRenderer } from './page-renderer.tsx';

const render = makePageRenderer(site, {
  publicUrl: 'http://shop.test',
  websiteTag: 'default',
  assets: { developmentHead: async () => '' },
});
/** An API whose answers would all be the same for everybody. */
const openPage = (path: string) =>
  render(pageRequest(path, { fetch: async () => Response.json({ code: 200, message: 'OK', data: null }) }));

const token = 't0k3n'.repeat(9);
const mailed = [
  authPaths.resetPassword.href({ token }),
  authPaths.result.href({ kind: 'activate', token }),
  // A mail client may have changed the address.
  authPaths.result.href({ token }),
  authPaths.result.href({ kind: 'reset', token }),
  warehousePackagesPaths.track.href({ token }),
];

describe.each(mailed)('the mailed address %s', (path) => {
  test('is not shared, and does not travel on as a referrer', async () => {
    const { shared, headers } = await openPage(path);
    expect(shared).toBe(false);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer' });
  });

  test('is not in the canonical address', async () => {
    const page = new DOMParser().parseFromString((await openPage(path)).html, 'text/html');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '').not.toContain(token);
  });
});

test('other pages have the policy of the whole site', async () => {
  expect((await openPage('/user/login')).headers).not.toHaveProperty('referrer-policy');
});
