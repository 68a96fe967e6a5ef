import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readGuestLines } from '@caravan/cart-orders/api';
import {
  cartOrdersReasons,
  joinCart,
  maxGuestCharacters,
  previewOrders,
  showGuestCart,
} from '@caravan/cart-orders/contract';
import { aCartLine, aKeptGuestLine } from '@caravan/cart-orders/contract/testing';
import { cartOrdersPaths, productHref } from '@caravan/routes';
import { byTurns, mockServer, renderRoute, sentTo, type RenderRouteOptions } from '@caravan/web-core/testing';
import { describe, expect, test, vi } from 'vitest';
import { cartOrdersWeb } from '../../cart-orders.web.ts';
import { texts as de } from '../../i18n/de.ts';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { cartHandlers, orderAnswers, ordersHandlers, type CartAnswers } from '../../mocks/cart-orders.handlers.ts';

const keep = (...lines: object[]) => localStorage.setItem('caravan.guest-cart', JSON.stringify(lines));
const tote = (over: object = {}) => aKeptGuestLine(over);
const lamp = (over: object = {}) =>
  aKeptGuestLine({
    letter: 'b',
    name: 'Lamp',
    url: 'https://item.jd.com/1.html',
    line: { snapshot_id: 'lamp', sku_id: null, quantity: 2, note: 'warm light', photo: { count: 0, note: '' } },
    ...over,
  });

const open = async (options: Partial<RenderRouteOptions> & Partial<CartAnswers> = {}) => {
  const { leftOut = {}, unknown = [], lines = [], handlers = [], ...render } = options;
  const cart: CartAnswers = { lines, leftOut, unknown };
  const mocks = [...cartHandlers(cart), ...ordersHandlers(orderAnswers())];
  const page = await renderRoute({
    feature: cartOrdersWeb,
    path: '/cart',
    ...render,
    handlers: [...handlers, ...mocks],
  });
  return { ...page, mocks };
};
const article = (name: string) => screen.findByRole('article', { name });
const failing = (path: string) => http.post(`*/v1${path}`, () => HttpResponse.error());

describe('the cart of a visitor', () => {
  test.each(
    byTurns([
      ['en', en],
      ['zh', zh],
      ['de', de],
    ] as const),
  )('is that of the browser, and the login is asked for at the checkout (%s)', async (language, texts) => {
    keep(tote(), lamp());
    const { user, location } = await open({ language });
    expect(within(await article('lamp')).getByRole('spinbutton')).toHaveValue('2');
    expect(await article('tote')).toBeVisible();
    expect(screen.getByText(texts.guest.kept)).toBeVisible();
    expect(screen.getByRole('link', { name: texts.guest.login })).toHaveAttribute('href', '/user/login?next=%2Fcart');
    await user.click(screen.getByRole('button', { name: texts.summary.checkout }));
    const next = cartOrdersPaths.confirmOrder.href({ items: `${tote().id},${lamp().id}` });
    await waitFor(() => expect(location()).toBe(`/user/login?next=${encodeURIComponent(next)}&for=order`));
  });

  test('keeps what is changed and removed', async () => {
    keep(tote(), lamp());
    const { user } = await open();
    const line = within(await article('lamp'));
    await user.click(line.getByRole('button', { name: en.line.more }));
    await waitFor(() => expect(readGuestLines(null)[1]?.line.quantity).toBe(3));
    await user.click(line.getByRole('button', { name: en.line.editOf.replace('{{name}}', 'lamp') }));
    const note = await screen.findByRole('textbox', { name: new RegExp(en.lineOptions.note) });
    await user.clear(note);
    await user.type(note, 'cold light');
    await user.click(screen.getByRole('button', { name: en.lineOptions.save }));
    await waitFor(() => expect(readGuestLines(null)[1]?.line.note).toBe('cold light'));
    const other = within(await article('tote'));
    await user.click(other.getByRole('button', { name: en.line.removeOf.replace('{{name}}', 'tote') }));
    await user.click(await screen.findByRole('button', { name: en.remove.confirm }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'tote' })).toBeNull());
    expect(readGuestLines(null).map(({ name }) => name)).toEqual(['Lamp']);
  });

  test('names goods whose price is not known any more, and leads to them', async () => {
    keep(tote(), lamp());
    const { user } = await open({ unknown: ['lamp'] });
    const card = within(await screen.findByRole('region', { name: en.leftOut.title }));
    expect(card.getByText('Lamp × 2')).toBeVisible();
    expect(card.getByText(cartOrdersReasons.snapshot_unknown.text.en)).toBeVisible();
    expect(card.getByRole('link', { name: en.leftOut.open })).toHaveAttribute('href', productHref(lamp().url));
    await user.click(card.getByRole('button', { name: en.line.removeOf.replace('{{name}}', 'Lamp') }));
    await waitFor(() => expect(screen.queryByRole('region', { name: en.leftOut.title })).toBeNull());
    expect(await article('tote')).toBeVisible();
  });

  test('says that something kept cannot be read, and shows the rest', async () => {
    keep(tote(), lamp({ line: { snapshot_id: 'lamp', quantity: 1, unit_price_fen: 1 } }));
    const { user } = await open();
    expect(await article('tote')).toBeVisible();
    expect(sentTo(showGuestCart)).toMatchObject([{ body: { lines: [{ id: tote().id }] } }]);
    const said = en.guest.broken_one.replace('{{count}}', '1');
    expect(screen.getByText(said)).toBeVisible();
    await user.click(screen.getByRole('button', { name: en.guest.forget }));
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    expect(readGuestLines(null).map(({ id }) => id)).toEqual([tote().id]);
  });

  test('is empty without lines, and offers the login', async () => {
    localStorage.setItem('caravan.guest-cart', '{"no":"list"}');
    const { user } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: en.empty.title })).toBeVisible();
    expect(screen.getByText(en.guest.mine)).toBeVisible();
    await user.click(screen.getByRole('button', { name: en.guest.forget }));
    expect(localStorage.getItem('caravan.guest-cart')).toBeNull();
    expect(sentTo(showGuestCart)).toEqual([]);
  });

  test('offers to try again if its prices cannot be read', async () => {
    keep(tote());
    const { user, mocks } = await open({ handlers: [failing('/cart/preview')] });
    expect(await screen.findByText(en.guest.failed)).toBeVisible();
    mockServer.use(...mocks);
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await article('tote')).toBeVisible();
  });

  test('takes no note that makes it too long for the server', async () => {
    const described = (place: number, characters: number) => {
      const name = `Tea ${place}`;
      const description = 'x'.repeat(characters);
      const manual = { url: '', name, spec: 'tin', description, unit_price_fen: 1, domestic_shipping_fen: 0 };
      const line = { manual, quantity: 1, note: '', photo: { count: 0, note: '' } };
      return aKeptGuestLine({ id: `g-${'c'.repeat(20)}${place + 10}`, name, url: '', line });
    };
    const lines = [tote(), ...Array.from({ length: 26 }, (_, place) => described(place, 1_950))];
    const used = JSON.stringify([...lines, described(26, 0)]).length;
    keep(...lines, described(26, maxGuestCharacters - used - 10));
    const { user, store } = await open();
    const line = within(await article('tote'));
    await user.click(line.getByRole('button', { name: en.line.editOf.replace('{{name}}', 'tote') }));
    await user.type(
      await screen.findByRole('textbox', { name: new RegExp(en.lineOptions.note) }),
      'the blue one, please',
    );
    await user.click(screen.getByRole('button', { name: en.lineOptions.save }));
    const message = cartOrdersReasons.cart_too_long.text.en;
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ message }]));
    expect(readGuestLines(null)[0]?.line.note).toBe('');
  });

  test('says so if the browser keeps no change', async () => {
    keep(tote());
    const { user, store } = await open();
    const line = within(await article('tote'));
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(line.getByRole('button', { name: en.line.more }));
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ message: en.guest.noStorage }]));
    await waitFor(() => expect(line.getByRole('spinbutton')).toHaveValue('1'));
    full.mockRestore();
  });
});

describe('after a login', () => {
  test('the lines of the browser join the cart, and the browser forgets them', async () => {
    keep(tote(), lamp());
    await open({ loggedIn: true, lines: [aCartLine({ id: 'tea', name: 'Tea' })] });
    expect(await article('lamp')).toBeVisible();
    expect(await article('Tea')).toBeVisible();
    expect(sentTo(joinCart)).toMatchObject([
      { body: { lines: [tote(), lamp()].map(({ id, line }) => ({ id, line })) } },
    ]);
    expect(localStorage.getItem('caravan.guest-cart')).toBeNull();
  });

  test('lines that could not join are named with the reason, stay this account’s, and are tried again', async () => {
    keep(tote(), lamp());
    const leftOut: Record<string, string> = { lamp: 'The cart is full' };
    const { user } = await open({ loggedIn: true, leftOut });
    expect(await article('tote')).toBeVisible();
    const card = within(await screen.findByRole('region', { name: en.leftOut.title }));
    expect(card.getByText('The cart is full')).toBeVisible();
    expect(readGuestLines('user_1')).toMatchObject([{ name: 'Lamp', of: 'user_1' }]);
    expect(readGuestLines(null)).toEqual([]);
    delete leftOut['lamp'];
    await user.click(card.getByRole('button', { name: en.leftOut.retry }));
    await waitFor(() => expect(screen.queryByRole('region', { name: en.leftOut.title })).toBeNull());
    expect(readGuestLines('user_1')).toEqual([]);
  });

  test('after a lost reply the same lines are sent under the same ids', async () => {
    keep(tote());
    const first = await open({ loggedIn: true, handlers: [failing('/cart/join')] });
    expect(await screen.findByText(en.leftOut.waiting)).toBeVisible();
    first.unmount();
    // Another account does not get them meanwhile.
    expect(readGuestLines('user_2')).toEqual([]);
    await open({ loggedIn: true });
    expect(await article('tote')).toBeVisible();
    expect(sentTo(joinCart)).toMatchObject([{ body: { lines: [{ id: tote().id }] } }]);
  });

  test('a checkout that began before it goes on with the lines that they became', async () => {
    keep(tote());
    const { location } = await open({ loggedIn: true, path: `/confirmOrder?items=${tote().id}` });
    await waitFor(() => expect(location()).toBe(`/confirmOrder?items=joined-${tote().id}`));
    await waitFor(() => expect(sentTo(previewOrders)).toMatchObject([{ body: { cart_ids: [`joined-${tote().id}`] } }]));
  });

  test('a checkout of lines that could not join leads to the cart, which says why', async () => {
    keep(tote());
    const leftOut = { tote: 'The cart is full' };
    const { location } = await open({ loggedIn: true, leftOut, path: `/confirmOrder?items=${tote().id}` });
    await waitFor(() => expect(location()).toBe('/cart'));
    expect(await screen.findByText('The cart is full')).toBeVisible();
  });
});
