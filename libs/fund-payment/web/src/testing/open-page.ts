import { vi } from 'vitest';
import { renderRoute, type RenderRouteOptions } from '@caravan/web-core/testing';
import { fundPaymentWeb } from '../fund-payment.web.ts';
import { mockTill, type MockTill } from '../mocks/mock-till.ts';

export interface OpenOptions extends Pick<RenderRouteOptions, 'language' | 'handlers'> {
  till?: Parameters<typeof mockTill>[0];
}

/** A page of a logged-in shopper, on a till of its own; what `handlers` answer stands above it. */
export const openPage = async (path: string, { till: start, handlers = [], ...options }: OpenOptions = {}) => {
  const till: MockTill = mockTill(start);
  const page = await renderRoute({ feature: fundPaymentWeb, path, loggedIn: true, ...options, handlers: [...handlers, ...till.handlers] });
  return { ...page, till };
};

/** Watches for a page that is loaded whole, which a test's browser cannot do. */
export const watchLeaving = () => {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { ...window.location, assign, origin: window.location.origin, href: window.location.href, protocol: 'http:' });
  return assign;
};
