import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';

const words = {
  en: { label: 'Main pages', cart: 'Cart, 12 items', names: ['Home', 'Cart', 'Orders', 'Warehouse', 'Me'] },
  zh: { label: '主要页面', cart: '购物车，共 12 件', names: ['首页', '购物车', '订单', '仓库', '我的'] },
} as const;

it.each(['en', 'zh'] as const)(
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
      '/mine/personal',
    ]);
    expect(bar.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/');
  },
);

it.each(['en', 'zh'] as const)('counts the lines of the cart (%s)', async (language) => {
  const { label, cart } = words[language];
  await renderPage({ language, loggedIn: true, user: { cart_count: 12 } });
  const bar = within(screen.getByRole('navigation', { name: label }));
  expect(await bar.findByRole('link', { name: cart })).toHaveTextContent('12');
});
