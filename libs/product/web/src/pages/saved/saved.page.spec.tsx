import { screen, waitFor, within } from '@testing-library/react';
import { addFavourite, addRecentLink, removeFavourites } from '@caravan/goods/contract';
import { aGoods, aSavedGoods } from '@caravan/goods/contract/testing';
import { productHref } from '@caravan/routes';
import { byTurns, renderRoute, type RenderRouteOptions, sentTo } from '@caravan/web-core/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { productWeb } from '../../product.web.ts';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { productHandlers, savedHandlers } from '../../mocks/product.handlers.ts';

const link = aGoods().url;

const open = (options: Partial<RenderRouteOptions> = {}) =>
  renderRoute({ feature: productWeb, path: '/saved', handlers: savedHandlers(), ...options });

beforeEach(() => localStorage.clear());

describe.each(
  byTurns([
    ['en', en],
    ['zh', zh],
  ] as const),
)('favourites and recent links in %s', (language, { saved }) => {
  test('a shopper sees both lists, removes a favourite and clears the links', async () => {
    const lists = { favourites: [aSavedGoods()], recent: [aSavedGoods({ id: 'saved_2', title: 'Tea caddy' })] };
    const { user } = await open({ language, loggedIn: true, handlers: savedHandlers(lists) });
    const favourite = await screen.findByRole('link', { name: aSavedGoods().title });
    expect(favourite).toHaveAttribute('href', productHref(link));
    expect(screen.getByText(saved.privacyAccount.replace('{{max}}', '50'))).toBeVisible();

    await user.click(screen.getByRole('button', { name: saved.remove.replace('{{name}}', aSavedGoods().title) }));
    expect(await screen.findByText(saved.noFavourites)).toBeVisible();
    expect(screen.getByRole('link', { name: saved.find })).toHaveAttribute('href', '/');
    expect(sentTo(removeFavourites)).toMatchObject([{ body: { ids: ['saved_1'] } }]);

    await user.click(screen.getByRole('button', { name: saved.clear }));
    expect(await screen.findByText(saved.noRecent)).toBeVisible();
  });

  test('a visitor’s links stay in the browser, until they are cleared', async () => {
    const product = await open({ language, path: productHref(link), handlers: productHandlers() });
    await screen.findByRole('heading', { level: 1, name: aGoods().title });
    product.unmount();
    const { user } = await open({ language });
    expect(await screen.findByRole('link', { name: aGoods().title })).toHaveAttribute('href', productHref(link));
    expect(screen.getByText(saved.privacyBrowser.replace('{{max}}', '50'))).toBeVisible();
    expect(sentTo(addRecentLink)).toEqual([]);
    const login = screen.getByRole('link', { name: saved.login });
    expect(login).toHaveAttribute('href', '/user/login?next=%2Fsaved&for=favourite');
    await user.click(screen.getByRole('button', { name: saved.clear }));
    expect(await screen.findByText(saved.noRecent)).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });
});

test('the product page keeps a favourite, takes it back, and notes the link once', async () => {
  const { user } = await open({ path: productHref(link), loggedIn: true, handlers: productHandlers() });
  await user.click(await screen.findByRole('button', { name: en.saved.keep }));
  const kept = await screen.findByRole('button', { name: en.saved.kept });
  expect(kept).toHaveAttribute('aria-pressed', 'true');
  expect(sentTo(addFavourite)).toMatchObject([{ body: { snapshot_id: aGoods().snapshot_id } }]);
  await user.click(kept);
  expect(await screen.findByRole('button', { name: en.saved.keep })).toBeVisible();
  expect(sentTo(addRecentLink)).toHaveLength(1);
});

test('a visitor logs in to keep a favourite, and then it is kept', async () => {
  const { user, location, unmount } = await open({ path: productHref(link), handlers: productHandlers() });
  await user.click(await screen.findByRole('button', { name: en.saved.keep }));
  await waitFor(() => expect(location()).toContain('&for=favourite'));
  unmount();
  await open({ path: productHref(link), loggedIn: true, handlers: productHandlers() });
  expect(await screen.findByRole('button', { name: en.saved.kept })).toBeVisible();
});

test('damaged storage is no failure', async () => {
  localStorage.setItem('caravan.recent-links', '[{"url":1},null,"x"]');
  await open();
  expect(within(await screen.findByRole('main')).getByText(en.saved.noRecent)).toBeVisible();
});
