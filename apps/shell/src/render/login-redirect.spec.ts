import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileAddress } from '@caravan/kernel/testing';
import { site } from '../features.ts';
import { pageRequest } from '../testing/page-request.ts';
import { makePageRenderer } from './page-renderer.tsx';

const publicUrl = 'http://shop.test';
const render = makePageRenderer(site, {
  publicUrl,
  websiteTag: 'default',
  assets: { developmentHead: async () => '' },
});

const redirectOf = async (page: string, next: string) => {
  const path = `${page}?next=${encodeURIComponent(next.toWellFormed())}`;
  const { status, headers } = await render(pageRequest(path, { token: 'live-token' }));
  return { status, location: headers['location'] ?? '' };
};

test.each(['/user/login', '/user/register'])('%s leads a shopper back to the page that asked for it', async (page) => {
  expect(await redirectOf(page, '/mine/order?status=paid#a')).toEqual({
    status: 302,
    location: '/mine/order?status=paid#a',
  });
});

test.each(['/user/login', '/user/register'])(
  '%s never leads a shopper to another site',
  async (page) => {
    expect(await redirectOf(page, '/..//evil.test')).toEqual({ status: 302, location: '/' });
    await fc.assert(
      fc.asyncProperty(hostileAddress, async (next) => {
        const { status, location } = await redirectOf(page, next);
        expect(status).toBe(302);
        expect(new URL(location, publicUrl).origin).toBe(publicUrl);
      }),
      { numRuns: 100 },
    );
  },
  30_000,
);
