import { screen, within } from '@testing-library/react';
import { byTurns } from '@caravan/web-core/testing';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';

const words = {
  en: {
    label: 'Main pages',
    cart: 'Cart, 12 items',
    names: ['Home', 'Cart', 'Orders', 'Warehouse', 'Me'],
    own: ['Cart', 'Orders', 'Warehouse', 'Packages', 'Me'],
  },
  zh: {
    label: '主要页面',
    cart: '购物车，共 12 件',
    names: ['首页', '购物车', '订单', '仓库', '我的'],
    own: ['购物车', '订单', '仓库', '包裹', '我的'],
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

it.each(byTurns(['en', 'zh']))(
  'leads a shopper to packages, and counts the lines of the cart (%s)',
  async (language) => {
    const { label, cart, own } = words[language];
    await renderPage({ language, loggedIn: true, user: { cart_count: 12, unread_count: 3 } });
    const bar = within(screen.getByRole('navigation', { name: label }));
    expect(await bar.findByRole('link', { name: cart })).toHaveTextContent('12');
    expect(own.slice(1).map((name) => bar.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/mine/order',
      '/mine/store',
      '/mine/package',
      '/mine',
    ]);
    // The header's link has the number of unread messages, at every width.
    expect(within(screen.getByRole('banner')).getByRole('link', { name: /3/ })).toHaveAttribute('href', '/message');
  },
);

it('has the plain names without a count', async () => {
  const { label, own } = words.en;
  await renderPage({ loggedIn: true, user: { cart_count: 0, unread_count: 0 } });
  const bar = within(screen.getByRole('navigation', { name: label }));
  expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(own);
});
