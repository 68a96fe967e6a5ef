import { screen, within } from '@testing-library/react';
import { byTurns } from '@caravan/web-core/testing';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';

const words = {
  en: {
    label: 'Main pages',
    cart: 'Cart, 12 items',
    me: 'Me, 3 unread',
    names: ['Home', 'Cart', 'Orders', 'Warehouse', 'Me'],
  },
  zh: {
    label: '主要页面',
    cart: '购物车，共 12 件',
    me: '我的，3 封未读',
    names: ['首页', '购物车', '订单', '仓库', '我的'],
  },
} as const;

it.each(byTurns(['en', 'zh']))(
  "leads to a phone's five main pages and marks the current one (%s)",
  async (language) => {
    const { label, names } = words[language];
    await renderPage({ language });
    const bar = within(screen.getByRole('navigation', { name: label }));
    expect(names.map((name) => bar.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/',
      '/cart',
      '/mine/order',
      '/mine/store',
      '/mine',
    ]);
    expect(bar.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/');
  },
);

it.each(byTurns(['en', 'zh']))('counts the lines of the cart and the unread messages (%s)', async (language) => {
  const { label, cart, me } = words[language];
  await renderPage({ language, loggedIn: true, user: { cart_count: 12, unread_count: 3 } });
  const bar = within(screen.getByRole('navigation', { name: label }));
  expect(await bar.findByRole('link', { name: cart })).toHaveTextContent('12');
  expect(bar.getByRole('link', { name: me })).toHaveTextContent('3');
});

it('has the plain names without a count', async () => {
  const { label, names } = words.en;
  await renderPage({ loggedIn: true, user: { cart_count: 0, unread_count: 0 } });
  const bar = within(screen.getByRole('navigation', { name: label }));
  expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
});
