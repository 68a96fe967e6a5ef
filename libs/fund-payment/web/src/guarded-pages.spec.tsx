import { fundPaymentPaths } from '@caravan/routes';
import { renderRoute } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { fundPaymentWeb } from './fund-payment.web.ts';

test.each(Object.values(fundPaymentPaths).map(({ pattern }) => pattern))(
  '%s sends a visitor to login and back',
  async (path) => {
    const { location } = await renderRoute({ feature: fundPaymentWeb, path });
    expect(location()).toBe(`/user/login?next=${encodeURIComponent(path)}`);
  },
);
