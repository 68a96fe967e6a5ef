import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { FrameFeature, LayoutProps, PageModule, WebFeature } from '../manifest.ts';
import { expectConsole } from '../testing/console-faults.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { testFrame } from '../testing/test-frame.tsx';
import { buildRoutes } from './build-routes.tsx';
import { useSlot } from './slots.ts';

const now = <T,>(value: T) => vi.fn(() => Promise.resolve(value));
const noTexts = { en: now({ texts: {} }), zh: now({ texts: {} }) };
const page = (title: string, Page: PageModule['Page'] = () => <h1>{title}</h1>) => now({ Page, meta: () => ({ title }) });

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

const makeFrame = (over: Partial<FrameFeature> = {}): FrameFeature => ({
  ...testFrame,
  layouts: { default: Framed, login: ({ children }) => <main aria-label="login">{children}</main>, bare: ({ children }) => <main aria-label="bare">{children}</main> },
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
  test('stand in the frame from the first render on, with texts of their own', async () => {
    const feature = makeFeature();
    await renderRoute({ feature, frame: makeFrame(), path: '/shop' });
    expect(screen.getByText('3 in the cart')).toBeVisible();
    expect(screen.getByText('no menu')).toBeVisible();
    expect(feature.slotTexts?.en).toHaveBeenCalledOnce();
    expect(feature.slotTexts?.zh).not.toHaveBeenCalled();
  });

  test('are not loaded by a layout that shows none', async () => {
    const feature = makeFeature();
    await renderRoute({ feature, frame: makeFrame(), path: '/enter' });
    expect(screen.getByRole('main', { name: 'login' })).toBeVisible();
    expect(feature.slots?.cartBadge).not.toHaveBeenCalled();
  });

  test('are filled by one feature each', () => {
    const features = [makeFeature(), makeFeature({ id: 'other' })];
    expect(() => buildRoutes({ frame: makeFrame(), features, loadControls: () => Promise.reject(new Error('none')) })).toThrow('cartBadge');
  });
});

describe('the frame', () => {
  test('loads once for the pages that stand in it', async () => {
    const loader = vi.fn(() => Promise.resolve());
    const { navigate } = await renderRoute({ feature: makeFeature(), frame: makeFrame({ loader }), path: '/shop' });
    await navigate('/shop?page=2');
    expect(loader).toHaveBeenCalledOnce();
    expect(loader).toHaveBeenCalledWith(expect.objectContaining({ language: 'en' }), 'default');
  });

  test('stands without its data: a page is worth more', async () => {
    await renderRoute({ feature: makeFeature(), frame: makeFrame({ loader: () => Promise.reject(new Error('no footer')) }), path: '/shop' });
    expect(screen.getByRole('heading', { name: 'Shop' })).toBeVisible();
  });

  test('stays around the error page of a page that breaks', async () => {
    expectConsole(/the page broke|error boundary/i);
    await renderRoute({ feature: makeFeature(), frame: makeFrame(), path: '/broken' });
    expect(screen.getByText('3 in the cart')).toBeVisible();
    expect(screen.getByRole('heading', { name: '500' })).toBeVisible();
    expect(document.title).toBe('500');
  });
});

test('a page with controls stands under their provider', async () => {
  const routes: WebFeature['routes'] = [{ path: '/form', layout: 'bare', controls: true, load: page('Form') }];
  await renderRoute({ feature: makeFeature({ routes }), frame: makeFrame(), path: '/form' });
  expect(screen.getByRole('heading', { name: 'Form' })).toBeVisible();
});
