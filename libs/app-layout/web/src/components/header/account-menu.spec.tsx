import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logoutContract } from '@caravan/auth/contract/schema';
import { byTurns, mockEndpoint } from '@caravan/web-core/testing';
import { renderPage, type RenderPageOptions } from '../../testing/render-page.ts';

const header = () => within(screen.getByRole('banner'));

const asShopper = async (options: RenderPageOptions = {}) => {
  const page = await renderPage({
    loggedIn: true,
    ...options,
    user: { email: 'somebody.with.a.long.name@example.test', ...options.user },
  });
  await header().findByRole('link', { name: /Personal page|个人中心/ });
  return page;
};

const entries = {
  en: { open: 'Account menu', list: ['Orders', 'Warehouse', 'Packages', 'Assets', 'Account'], signOut: 'Sign out' },
  zh: { open: '账户菜单', list: ['我的订单', '我的仓库', '我的包裹', '我的资产', '账户设置'], signOut: '退出登录' },
} as const;

const paths = ['/mine/order', '/mine/store', '/mine/package', '/mine/fund', '/mine/setting'];

describe('account menu', () => {
  it('truncates a long e-mail to 18 characters and an ellipsis, and links to the profile', async () => {
    await asShopper();
    const link = header().getByRole('link', { name: 'somebody.with.a.lo… Personal page' });
    expect(link).toHaveAttribute('title', 'somebody.with.a.long.name@example.test');
    expect(link).toHaveAttribute('href', '/mine/personal');
  });

  it('prefers the name to the e-mail', async () => {
    await asShopper({ user: { name: 'Ada' } });
    expect(header().getByRole('link', { name: 'Ada Personal page' })).toBeInTheDocument();
  });

  it('shows the shopper’s picture', async () => {
    await asShopper({ user: { avatar: '/v1/files/ada.png' } });
    expect(
      header()
        .getByRole('link', { name: /Personal page/ })
        .querySelector('img'),
    ).toHaveAttribute('src', '/v1/files/ada.png');
  });

  it('shows a default picture without one', async () => {
    await asShopper({ user: { avatar: null } });
    const link = header().getByRole('link', { name: /Personal page/ });
    expect(link.querySelector('img')).not.toBeInTheDocument();
    expect(link.querySelector('svg')).toBeInTheDocument();
  });

  it.each([
    ['en', 0, 'Messages'],
    ...byTurns([
      ['en', 3, 'Messages, 3 unread'],
      ['zh', 3, '站内信，3 封未读'],
    ] as const),
  ] as const)('leads to the inbox in %s, with %i unread letters', async (language, unread, name) => {
    await asShopper({ language, user: { unread_count: unread } });
    expect(header().getByRole('link', { name })).toHaveAttribute('href', '/message');
  });

  it('offers neither login nor registration', async () => {
    await asShopper();
    expect(header().queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
    expect(header().queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
  });

  it.each(byTurns(['en', 'zh']))('lists the account pages and sign out in %s', async (language) => {
    const { user } = await asShopper({ language });
    const { open, list, signOut } = entries[language];
    expect(header().queryByRole('link', { name: list[0] })).not.toBeInTheDocument();
    await user.click(header().getByRole('button', { name: open }));
    expect(list.map((name) => header().getByRole('link', { name }).getAttribute('href'))).toEqual(paths);
    expect(header().getByRole('button', { name: signOut })).toBeInTheDocument();
  });
});

describe('sign out', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('ends the session on the server and in the browser, and loads the home page', async () => {
    const assign = vi.fn();
    let endedWith: string | undefined;
    const logout = mockEndpoint(logoutContract, ({ token }) => {
      endedWith = token;
      return null;
    });
    const { user } = await asShopper({ handlers: [logout] });
    vi.stubGlobal('location', { ...window.location, assign, protocol: 'http:' });
    await user.click(header().getByRole('button', { name: 'Account menu' }));
    await user.click(header().getByRole('button', { name: 'Sign out' }));
    await expect.poll(() => assign.mock.calls).toEqual([['/']]);
    expect(endedWith).toBe('test-token');
    expect(document.cookie).not.toMatch(/token|is_login/);
  });
});
