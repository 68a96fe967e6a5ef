import { screen, waitFor, within } from '@testing-library/react';
import { aUserInfo } from '@caravan/auth/contract/testing';
import { listOrders } from '@caravan/cart-orders/contract';
import { accountPaths } from '@caravan/routes';
import { listPackages, listStore } from '@caravan/warehouse-packages/contract';
import type { Endpoint } from '@caravan/kernel';
import { inAccount, type WebFeature } from '@caravan/web-core';
import { byTurns, renderRoute, sentTo } from '@caravan/web-core/testing';
import { describe, expect, test } from 'vitest';
import { accountWeb } from '../../account.web.ts';
import { accountAnswers, accountHandlers } from '../../mocks/account.handlers.ts';
import { exampleAccount } from '../../mocks/example-account.ts';
import { openPage } from '../../testing/open-page.ts';

test.each(Object.values(accountPaths).map(({ pattern }) => pattern))(
  '%s sends a visitor to login and back, and is not indexed',
  async (path) => {
    const { location } = await renderRoute({ feature: accountWeb, path });
    expect(location()).toBe(`/user/login?next=${encodeURIComponent(path)}`);
  },
);

test('/mine alone goes to the personal page', async () => {
  const { location } = await openPage('/mine');
  expect(location()).toBe('/mine/personal');
});

test.each(['/mine/personal', '/message'])('%s must not be indexed', async (path) => {
  await openPage(path);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', expect.stringContaining('noindex'));
});

const otherFeature: WebFeature = {
  id: 'elsewhere',
  texts: { en: async () => ({ texts: {} }), zh: async () => ({ texts: {} }) },
  routes: [inAccount('/mine/order', async () => ({ Page: () => <h1>Elsewhere</h1>, meta: () => ({ title: 'x' }) }))],
};

const words = {
  en: {
    menu: 'Account',
    entries: [
      ['Orders 2 waiting for payment', '/mine/order'],
      ['Warehouse 1 item in the warehouse', '/mine/store'],
      ['Packages 1 not received yet', '/mine/package'],
      ['Assets CN\u00a0¥1,234.50', '/mine/fund'],
      ['Favourites and recent links', '/saved'],
      ['Messages 2 unread', '/message'],
      ['Contact us', '/user/conversations'],
      ['Personal info', '/mine/personal'],
      ['Account security', '/mine/secure'],
      ['Address book', '/mine/address'],
      ['Settings', '/mine/setting'],
    ],
    open: 'Account menu',
    promotions: 'Coupons and points',
  },
  zh: {
    menu: '账户',
    entries: [
      ['我的订单 2 个待付款', '/mine/order'],
      ['我的仓库 1 件在库', '/mine/store'],
      ['我的包裹 1 个未签收', '/mine/package'],
      ['我的资产 CN\u00a0¥1,234.50', '/mine/fund'],
      ['收藏与最近浏览', '/saved'],
      ['站内信 2 封未读', '/message'],
      ['联系客服', '/user/conversations'],
      ['个人信息', '/mine/personal'],
      ['账户安全', '/mine/secure'],
      ['地址簿', '/mine/address'],
      ['账户设置', '/mine/setting'],
    ],
    open: '账户菜单',
    promotions: '优惠券与积分',
  },
} as const;

describe.each(byTurns(['en', 'zh']))('the menu of the area in %s', (language) => {
  test('lists every page with its count, and marks the current page', async () => {
    await openPage('/mine/secure', { language, answers: exampleAccount() });
    const menu = within(screen.getByRole('navigation', { name: words[language].menu }));
    for (const [name, path] of words[language].entries)
      expect(await menu.findByRole('link', { name })).toHaveAttribute('href', path);
    expect(menu.getAllByRole('link')).toHaveLength(words[language].entries.length);
    expect(menu.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/mine/secure');
  });

  test('has the page of coupons and points last, if the shop has a programme', async () => {
    const answers = { ...exampleAccount(), programs: { points: false, referral: true } };
    await openPage('/mine/secure', { language, answers });
    const menu = within(screen.getByRole('navigation', { name: words[language].menu }));
    const entry = await menu.findByRole('link', { name: words[language].promotions });
    expect(entry).toHaveAttribute('href', '/mine/promotions');
    expect(menu.getAllByRole('link').at(-1)).toBe(entry);
  });

  test('is folded into a button on a small screen, and folds again when a page opens', async () => {
    const { user } = await openPage('/mine/secure', { language });
    const fold = screen.getByRole('button', { name: words[language].open });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('link', { name: words[language].entries[10][0] }));
    await waitFor(() => expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/mine/setting'));
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(fold).toBeInTheDocument();
  });

  test("stands around another feature's page of the account", async () => {
    await renderRoute({
      features: [accountWeb, otherFeature],
      path: '/mine/order',
      language,
      loggedIn: true,
      handlers: accountHandlers(accountAnswers()),
    });
    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
    const menu = within(screen.getByRole('navigation', { name: words[language].menu }));
    expect(menu.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/mine/order');
  });
});

test('changing the password belongs to security', async () => {
  await openPage('/mine/modifyPassword');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/mine/secure');
});

test('a zero is hidden, and staff request no numbers', async () => {
  await openPage('/mine/secure', {
    answers: { ...exampleAccount(), user: aUserInfo({ role: 'staff' }) },
  });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Assets CN\u00a0¥0.00' })).toBeVisible());
  expect(screen.getByRole('link', { name: 'Orders' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Messages' })).toBeVisible();
  for (const endpoint of [listOrders, listStore, listPackages]) expect(sentTo<Endpoint>(endpoint)).toEqual([]);
});
