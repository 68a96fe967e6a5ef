import { accountPaths } from '@caravan/routes';
import { renderRoute } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { accountWeb } from './account.web.ts';
import { openPage } from './testing/open-page.ts';

test.each(Object.values(accountPaths).map(({ pattern }) => pattern))(
  '%s sends a visitor to login and back, and is not indexed',
  async (path) => {
    const { location } = await renderRoute({ feature: accountWeb, path });
    expect(location()).toBe(`/user/login?next=${encodeURIComponent(path)}`);
  },
);

test.each(['/mine/personal', '/message'])('%s must not be indexed', async (path) => {
  await openPage(path);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', expect.stringContaining('noindex'));
});
