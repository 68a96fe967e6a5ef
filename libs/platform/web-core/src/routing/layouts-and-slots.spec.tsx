import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { AppLayout, LayoutProps, PageModule, WebFeature } from '../manifest.ts';
import { expectConsole } from '../testing/console-faults.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { testSession } from '../testing/session-mocks.ts';
import { testLayout } from '../testing/test-layout.tsx';
import { buildRoutes } from './build-routes.tsx';
import { useSlot } from './slots.ts';

const now = <T,>(value: T) => vi.fn(() => Promise.resolve(value));
const noTexts = { en: now({ texts: {} }), zh: now({ texts: {} }) };
const page = (title: string, Page: PageModule['Page'] = () => <h1>{title}</h1>) =>
  now({ Page, meta: () => ({ title }) });

const Framed = ({ children }: LayoutProps) => {
  const CartBadge = useSlot('cartBadge');
  const AccountMenu = useSlot('accountMenu');
  return (
    <>
      <header>
        {CartBadge ? <CartBadge /> : null}
        {AccountMenu ? <AccountMenu /> : <span>no menu</span>}
      </header>
      <main>{children}</main>
    </>
  );
};

const makeLayout = (over: Partial<AppLayout> = {}): AppLayout => ({
  ...testLayout,
  layouts: {
    default: Framed,
    login: ({ children }) => <main aria-label="login">{children}</main>,
    bare: ({ children }) => <main aria-label="bare">{children}</main>,
  },
  ...over,
});

const Broken = () => {
  throw new Error('the page broke');
};

const makeFeature = (over: Partial<WebFeature> = {}): WebFeature => ({
  id: 'shop',
  texts: noTexts,
  slotTexts: { en: now({ texts: {} }), zh: now({ texts: {} }) },
  routes: [
    { path: '/shop', layout: 'default', load: page('Shop') },
    { path: '/enter', layout: 'login', load: page('Enter') },
    { path: '/broken', layout: 'default', load: page('Broken', Broken) },
  ],
  slots: { cartBadge: now({ Slot: () => <b>3 in the cart</b> }) },
  ...over,
});

describe('slots', () => {
  test('are in the layout from the first render on, with their texts', async () => {
    const feature = makeFeature();
    await renderRoute({ feature, appLayout: makeLayout(), path: '/shop' });
    expect(screen.getByText('3 in the cart')).toBeVisible();
    expect(screen.getByText('no menu')).toBeVisible();
    expect(feature.slotTexts?.en).toHaveBeenCalledOnce();
    expect(feature.slotTexts?.zh).not.toHaveBeenCalled();
  });

  test('are not loaded by a layout that shows none', async () => {
    const feature = makeFeature();
    await renderRoute({ feature, appLayout: makeLayout(), path: '/enter' });
    expect(screen.getByRole('main', { name: 'login' })).toBeVisible();
    expect(feature.slots?.cartBadge).not.toHaveBeenCalled();
  });

  test('are filled by one feature each', () => {
    const features = [makeFeature(), makeFeature({ id: 'other' })];
    expect(() => buildRoutes({ appLayout: makeLayout(), features, session: testSession().rules })).toThrow('cartBadge');
  });
});

describe('the app layout', () => {
  test('loads once for all its pages', async () => {
    const loader = vi.fn(() => Promise.resolve());
    const { navigate } = await renderRoute({
      feature: makeFeature(),
      appLayout: makeLayout({ loader }),
      path: '/shop',
    });
    await navigate('/shop?page=2');
    expect(loader).toHaveBeenCalledOnce();
    expect(loader).toHaveBeenCalledWith(expect.objectContaining({ language: 'en' }), 'default');
  });

  test('renders without its data, because the page matters more', async () => {
    await renderRoute({
      feature: makeFeature(),
      appLayout: makeLayout({ loader: () => Promise.reject(new Error('no footer')) }),
      path: '/shop',
    });
    expect(screen.getByRole('heading', { name: 'Shop' })).toBeVisible();
  });

  test('stays around the error page of a page that breaks', async () => {
    expectConsole(/the page broke|error boundary/i);
    await renderRoute({ feature: makeFeature(), appLayout: makeLayout(), path: '/broken' });
    expect(screen.getByText('3 in the cart')).toBeVisible();
    expect(screen.getByRole('heading', { name: '500' })).toBeVisible();
    expect(document.title).toBe('500');
  });
});
