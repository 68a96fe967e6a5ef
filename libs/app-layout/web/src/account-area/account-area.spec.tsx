import { screen, waitFor, within } from '@testing-library/react';
import type { UserInfo } from '@caravan/auth/contract';
import { getUserInfoContract } from '@caravan/auth/contract/schema';
import { aUserInfo } from '@caravan/auth/contract/testing';
import { listOrders } from '@caravan/cart-orders/contract';
import { listOrdersContract } from '@caravan/cart-orders/contract/orders';
import { anOrder, anOrderPage } from '@caravan/cart-orders/contract/testing';
import type { Endpoint, Language } from '@caravan/kernel';
import { getProgramsContract } from '@caravan/promotions/contract/schema';
import { listPackages, listStore } from '@caravan/warehouse-packages/contract';
import { listPackagesContract, listStoreContract } from '@caravan/warehouse-packages/contract/schema';
import { aParcel, aParcelPage, aStoreItem, aStorePage } from '@caravan/warehouse-packages/contract/testing';
import { inAccount, type WebFeature } from '@caravan/web-core';
import { byTurns, mockEndpoint, renderRoute, sentTo } from '@caravan/web-core/testing';
import { describe, expect, test } from 'vitest';
import { accountAreaWeb } from './account-area.web.ts';

const page = (path: string, title: string) =>
  inAccount(path, async () => ({ Page: () => <h1>{title}</h1>, meta: () => ({ title }) }));

/** Pages of the account, of whichever feature. */
const pages: WebFeature = {
  id: 'pages',
  texts: { en: async () => ({ texts: {} }), zh: async () => ({ texts: {} }) },
  routes: [
    page('/mine/secure', 'Secure'),
    page('/mine/modifyPassword', 'Password'),
    page('/mine/setting', 'Setting'),
    page('/mine/order', 'Elsewhere'),
  ],
};

interface Shown {
  language?: Language;
  user?: Partial<UserInfo>;
  referral?: boolean;
}

/** Opens a page of a shopper with some history. */
const open = (path: string, { language = 'en', user = {}, referral = false }: Shown = {}) =>
  renderRoute({
    features: [accountAreaWeb, pages],
    path,
    language,
    loggedIn: true,
    handlers: [
      mockEndpoint(getUserInfoContract, () => aUserInfo({ balance_fen: 123_450, unread_count: 2, ...user })),
      mockEndpoint(getProgramsContract, () => ({ points: false, referral })),
      mockEndpoint(listOrdersContract, () => anOrderPage([anOrder(), anOrder({ number: 'CV2611A1B2C3E' })])),
      mockEndpoint(listStoreContract, () => aStorePage([aStoreItem()])),
      mockEndpoint(listPackagesContract, () => aParcelPage([aParcel({ status: 'pending_receipt' })])),
    ],
  });

const words = {
  en: {
    menu: 'Account',
    entries: [
      ['Orders 2 waiting for payment', '/mine/order'],
      ['Warehouse 1 item in the warehouse', '/mine/store'],
      ['Own parcels', '/mine/parcels'],
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
      ['自购转运', '/mine/parcels'],
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
    await open('/mine/secure', { language });
    const menu = within(screen.getByRole('navigation', { name: words[language].menu }));
    for (const [name, path] of words[language].entries)
      expect(await menu.findByRole('link', { name })).toHaveAttribute('href', path);
    expect(menu.getAllByRole('link')).toHaveLength(words[language].entries.length);
    expect(menu.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/mine/secure');
  });

  test('has the page of coupons and points last, if the shop has a programme', async () => {
    await open('/mine/secure', { language, referral: true });
    const menu = within(screen.getByRole('navigation', { name: words[language].menu }));
    const entry = await menu.findByRole('link', { name: words[language].promotions });
    expect(entry).toHaveAttribute('href', '/mine/promotions');
    expect(menu.getAllByRole('link').at(-1)).toBe(entry);
  });

  test('is folded into a button on a small screen, and folds again when a page opens', async () => {
    const { user } = await open('/mine/secure', { language });
    const fold = screen.getByRole('button', { name: words[language].open });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('link', { name: words[language].entries[11][0] }));
    await waitFor(() => expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/mine/setting'));
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(fold).toBeInTheDocument();
  });

  test("stands around any feature's page of the account", async () => {
    await open('/mine/order', { language });
    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
    const menu = within(screen.getByRole('navigation', { name: words[language].menu }));
    expect(menu.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/mine/order');
  });
});

test('changing the password belongs to security', async () => {
  await open('/mine/modifyPassword');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/mine/secure');
});

test('a zero is hidden, and staff request no numbers', async () => {
  await open('/mine/secure', { user: { role: 'staff', balance_fen: 0, unread_count: 0 } });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Assets CN\u00a0¥0.00' })).toBeVisible());
  expect(screen.getByRole('link', { name: 'Orders' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Messages' })).toBeVisible();
  for (const endpoint of [listOrders, listStore, listPackages]) expect(sentTo<Endpoint>(endpoint)).toEqual([]);
});
