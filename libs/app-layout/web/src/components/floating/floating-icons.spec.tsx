import { act, screen, within } from '@testing-library/react';
import { aKeptGuestLine } from '@caravan/cart-orders/contract/testing';
import { byTurns } from '@caravan/web-core/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';

const column = (name = 'Shortcuts') => within(screen.getByRole('navigation', { name }));

const scrollTo = (top: number) =>
  act(() => {
    vi.stubGlobal('scrollY', top);
    window.dispatchEvent(new Event('scroll'));
  });

describe('floating icons', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each(
    byTurns([
      ['en', 'Shortcuts', ['Cart', 'Home', 'Help centre', 'Messages']],
      ['zh', '快捷入口', ['购物车', '首页', '帮助中心', '站内信']],
    ] as const),
  )('lead to cart, home, help centre and letters in %s', async (language, label, names) => {
    await renderPage({ language });
    expect(names.map((name) => column(label).getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/cart',
      '/',
      '/faq',
      '/message',
    ]);
  });

  it('hide the badges at zero', async () => {
    await renderPage({ loggedIn: true, user: { cart_count: 0, unread_count: 0 } });
    expect(column().getByRole('link', { name: 'Cart' })).toHaveTextContent('');
    expect(column().getByRole('link', { name: 'Messages' })).toHaveTextContent('');
  });

  it('count the cart’s lines and the unread messages', async () => {
    await renderPage({ loggedIn: true, user: { cart_count: 3, unread_count: 120 } });
    expect(await column().findByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
    expect(column().getByRole('link', { name: 'Messages, 120 unread' })).toHaveTextContent('99+');
  });

  it('count what the browser keeps for a visitor, also when another tab adds to it', async () => {
    await renderPage();
    const kept = JSON.stringify([
      aKeptGuestLine(),
      aKeptGuestLine({ letter: 'b' }),
      aKeptGuestLine({ letter: 'c', of: 'user_1' }),
    ]);
    act(() => {
      localStorage.setItem('caravan.guest-cart', kept);
      window.dispatchEvent(new StorageEvent('storage', { key: 'caravan.guest-cart' }));
    });
    expect(await column().findByRole('link', { name: 'Cart, 2 items' })).toHaveTextContent('2');
  });

  it('scroll to the top after more than 300 px, by a fifth of the rest every 20 ms', async () => {
    await renderPage();
    scrollTo(300);
    expect(column().queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument();
    scrollTo(1000);
    const button = column().getByRole('button', { name: 'Back to top' });
    const positions: number[] = [];
    vi.stubGlobal('scrollTo', (_left: number, top: number) => {
      positions.push(top);
      vi.stubGlobal('scrollY', top);
    });
    vi.useFakeTimers();
    button.click();
    vi.advanceTimersByTime(60);
    expect(positions).toEqual([800, 640, 512]);
  });

  it('jump to the top with reduced motion', async () => {
    await renderPage();
    scrollTo(1000);
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }));
    const jump = vi.fn();
    vi.stubGlobal('scrollTo', jump);
    column().getByRole('button', { name: 'Back to top' }).click();
    expect(jump.mock.calls).toEqual([[0, 0]]);
  });

  it('end above the footer', async () => {
    const { store } = await renderPage();
    act(() => void store.dispatch({ type: 'session/footerMeasured', payload: 412 }));
    const track = screen.getByRole('navigation', { name: 'Shortcuts' }).parentElement;
    expect(track).toHaveStyle({ bottom: '412px' });
  });
});
