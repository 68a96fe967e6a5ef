import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PageModule, WebFeature, WebRoute } from '../manifest.ts';
import { Link } from '../navigation/link.tsx';
import { renderRoute } from '../testing/render-route.tsx';

/** All links are in view, and the browser is idle. */
class AllInView {
  constructor(private readonly callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
  observe = (target: Element) => queueMicrotask(() => this.callback([{ isIntersecting: true, target }]));
  unobserve = () => undefined;
  disconnect = () => undefined;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const withLink = async (to: string, loggedIn: boolean) => {
  vi.stubGlobal('IntersectionObserver', AllInView);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    queueMicrotask(work);
    return 0;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const load = (title: string, Page: PageModule['Page'] = () => <h1>{title}</h1>) =>
    vi.fn<WebRoute['load']>(() => Promise.resolve({ Page, meta: () => ({ title }) }));
  const pages = { cart: load('Cart'), faq: load('Help'), login: load('Login') };
  const feature: WebFeature = {
    id: 'shop',
    texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
    routes: [
      { path: '/', layout: 'default', load: load('Home', () => <Link to={to}>on</Link>) },
      { path: '/cart', layout: 'default', guards: ['login'], load: pages.cart },
      { path: '/faq', layout: 'default', load: pages.faq },
      { path: '/user/login', layout: 'login', load: pages.login },
    ],
  };
  await renderRoute({ feature, path: '/', loggedIn });
  return () => Object.entries(pages).flatMap(([name, page]) => (page.mock.calls.length ? [name] : []));
};

test.each([
  ['/faq', false, ['faq']],
  ['/cart', true, ['cart']],
  ['/cart?from=mail', false, ['login']],
])('a link in view to %s, logged in: %s, prefetches %s', async (to, loggedIn, expected) => {
  const loaded = await withLink(to, loggedIn);
  await waitFor(() => expect(loaded()).toEqual(expected));
});
