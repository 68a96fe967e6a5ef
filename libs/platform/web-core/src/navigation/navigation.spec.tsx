import { useState } from 'react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageModule, WebFeature } from '../manifest.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { provideSession, testSession } from '../testing/session-mocks.ts';
import { Link, NavLink } from './link.tsx';
import { documentTitle, inLanguage, ownAddress, pageOf } from './page-address.ts';
import { mayPrefetch, PrefetchContext } from './prefetch.ts';

describe('mayPrefetch', () => {
  test.each([
    ['a fast connection', { onLine: true, connection: { effectiveType: '4g' } }, true],
    ['a browser that does not say', { onLine: true }, true],
    ['offline', { onLine: false }, false],
    ['2g', { onLine: true, connection: { effectiveType: '2g' } }, false],
    ['slow-2g', { onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
    ['the data saver', { onLine: true, connection: { effectiveType: '4g', saveData: true } }, false],
  ])('%s', (_case, navigator, expected) => {
    expect(mayPrefetch(navigator)).toBe(expected);
  });
});

describe('a link in view', () => {
  let show: (element: Element) => void = () => undefined;
  const idle = vi.fn<(work: () => void, options: { timeout: number }) => number>(() => 7);
  const cancelIdle = vi.fn<(id: number) => void>();
  const prefetch = vi.fn<(path: string) => void>();

  class FakeObserver {
    constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
      show = (target) => callback([{ isIntersecting: true, target }]);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }

  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    vi.stubGlobal('requestIdleCallback', idle);
    vi.stubGlobal('cancelIdleCallback', cancelIdle);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    for (const mock of [idle, cancelIdle, prefetch]) mock.mockClear();
  });

  const renderLink = (to: string) =>
    render(
      <MemoryRouter>
        <PrefetchContext.Provider value={prefetch}>
          <Link to={to}>go</Link>
        </PrefetchContext.Provider>
      </MemoryRouter>,
    );

  test('is prefetched at an idle moment, after 2 s at the latest', () => {
    renderLink('/cart');
    expect(idle).not.toHaveBeenCalled();
    show(screen.getByRole('link'));
    expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2_000 });
    expect(prefetch).not.toHaveBeenCalled();
    idle.mock.calls[0]?.[0]();
    expect(prefetch).toHaveBeenCalledWith('/cart');
  });

  test('is not prefetched while the browser is offline', () => {
    renderLink('/cart');
    show(screen.getByRole('link'));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    idle.mock.calls[0]?.[0]();
    expect(prefetch).not.toHaveBeenCalled();
  });

  test('that is removed is not prefetched', () => {
    const { unmount } = renderLink('/cart');
    show(screen.getByRole('link'));
    unmount();
    expect(cancelIdle).toHaveBeenCalledWith(7);
  });

  test('to another site is an ordinary anchor', () => {
    renderLink('https://shop.example/x');
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://shop.example/x');
    show(screen.getByRole('link'));
    expect(idle).not.toHaveBeenCalled();
  });
});

test('NavLink marks the page in view', () => {
  render(
    <MemoryRouter initialEntries={['/cart']}>
      <NavLink to="/cart">cart</NavLink>
      <NavLink to="/faq">faq</NavLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'cart' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'faq' })).not.toHaveAttribute('aria-current');
});

test('NavLink includes the pages below unless `end` is set, but no page with the same prefix', () => {
  render(
    <MemoryRouter initialEntries={['/mine/orders/7']}>
      <NavLink to="/mine/orders">orders</NavLink>
      <NavLink to="/mine/orders" end>
        list
      </NavLink>
      <NavLink to="/mine/order">order</NavLink>
      <NavLink to="/Mine/Orders/7">this</NavLink>
    </MemoryRouter>,
  );
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(['orders', 'this']);
});

test('a link opens its page in this tab, except for clicks that open another tab', () => {
  const Here = () => <p>{useLocation().pathname}</p>;
  const stop = vi.fn((event: MouseEvent) => event.preventDefault());
  render(
    <MemoryRouter initialEntries={['/']}>
      <Link to="/faq?a=1#b">faq</Link>
      <Link to="/cart" onClick={(event) => event.preventDefault()}>
        cart
      </Link>
      <Here />
    </MemoryRouter>,
  );
  const [faq, cart] = screen.getAllByRole('link');
  expect(faq).toHaveAttribute('href', '/faq?a=1#b');
  fireEvent.click(cart!);
  addEventListener('click', stop, { once: true });
  fireEvent.click(faq!, { ctrlKey: true });
  expect(screen.getByText('/')).toBeVisible();
  expect(stop).toHaveBeenCalledOnce();
  fireEvent.click(faq!);
  expect(screen.getByText('/faq')).toBeVisible();
});

describe('addresses', () => {
  test('`?lang=` is part of the canonical address; other query parameters are not', () => {
    const meta = { title: 'x' };
    expect(ownAddress(meta, { pathname: '/faq', search: '?page=2' })).toBe('/faq');
    expect(ownAddress(meta, { pathname: '/faq', search: '?lang=zh' })).toBe('/faq?lang=zh');
    expect(ownAddress({ ...meta, canonical: '/faq/1/slug' }, { pathname: '/faq/1', search: '' })).toBe('/faq/1/slug');
    expect(inLanguage('/p?url=a%26b', 'en')).toBe('/p?url=a%26b&lang=en');
  });

  test('the title names the site once', () => {
    expect(documentTitle('Cart', 'Caravan')).toBe('Cart · Caravan');
    expect(documentTitle('Caravan: buy from China', 'Caravan')).toBe('Caravan: buy from China');
    expect(documentTitle('Cart', undefined)).toBe('Cart');
  });

  test.each([
    ['', 1],
    ['page=3', 3],
    ['page=999999', 999_999],
    ['page=99999999', 1],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=1.5', 1],
    ['page=x', 1],
  ])('%s is page %i', (address, page) => expect(pageOf(new URLSearchParams(address))).toBe(page));
});

describe('a page change', () => {
  const page = (title: string, meta = {}): PageModule => ({
    Page: () => <h1>{title}</h1>,
    meta: () => ({ title, ...meta }),
  });
  let load: () => void;
  /** A page whose content replaces its placeholder. */
  const Late = () => {
    const [loaded, setLoaded] = useState(false);
    load = () => setLoaded(true);
    const heading = <h1>{loaded ? 'Loaded' : 'Loading'}</h1>;
    return (
      <>
        {loaded ? <section>{heading}</section> : <div>{heading}</div>}
        <button type="button">a button</button>
      </>
    );
  };
  const feature: WebFeature = {
    id: 'pages',
    texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
    routes: [
      { path: '/one', layout: 'default', load: () => Promise.resolve(page('One', { description: 'first' })) },
      { path: '/two', layout: 'default', load: () => Promise.resolve(page('Two', { canonical: '/two/slug' })) },
      { path: '/hidden', layout: 'default', noindex: true, load: () => Promise.resolve(page('Hidden')) },
      { path: '/late', layout: 'default', load: () => Promise.resolve({ ...page('Late'), Page: Late }) },
    ],
  };
  const head = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name);

  test('moves focus to the heading, announces the title, and rewrites the head', async () => {
    const { navigate } = await renderRoute({ feature, path: '/one' });
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(head('meta[name=description]', 'content')).toBe('first');

    await navigate('/two?x=1');
    expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus();
    expect(document.title).toBe('Two');
    expect(head('link[rel=canonical]', 'href')).toBe('http://localhost:3000/two/slug');
    expect(head('meta[name=description]', 'content')).toBeUndefined();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Two'));

    await navigate('/hidden');
    expect(head('meta[name=robots]', 'content')).toBe('noindex');
    await navigate('/one');
    expect(head('meta[name=robots]', 'content')).toBeUndefined();
  });

  test('the focus follows to the heading of the content that replaces a placeholder', async () => {
    const { navigate } = await renderRoute({ feature, path: '/one' });
    await navigate('/late');
    expect(screen.getByRole('heading', { name: 'Loading' })).toHaveFocus();
    act(load);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Loaded' })).toHaveFocus());
  });

  test('content that replaces a placeholder leaves the focus where the visitor has moved it', async () => {
    const { navigate } = await renderRoute({ feature, path: '/one' });
    await navigate('/late');
    screen.getByRole('button').focus();
    act(load);
    await screen.findByRole('heading', { name: 'Loaded' });
    expect(screen.getByRole('button')).toHaveFocus();
  });

  test('a change of the query alone leaves the focus where it is', async () => {
    const { navigate } = await renderRoute({ feature, path: '/one' });
    await navigate('/one?page=2');
    expect(document.body).toHaveFocus();
  });

  test('checks the session again', async () => {
    const resync = vi.fn(() => async () => undefined);
    provideSession({ ...testSession(), rules: { ...testSession().rules, makeResync: () => resync } });
    const { navigate } = await renderRoute({ feature, path: '/one', loggedIn: true });
    await navigate('/two');
    await waitFor(() => expect(resync).toHaveBeenCalled());
  });
});
