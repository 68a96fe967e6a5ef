import { waitFor } from '@testing-library/react';
import { readGuestLines } from '@caravan/cart-orders/api';
import { joinCart } from '@caravan/cart-orders/contract';
import { aKeptGuestLine } from '@caravan/cart-orders/contract/testing';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { renderRoute, sentTo } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { cartOrdersWeb } from '../cart-orders.web.ts';
import { texts as en } from '../i18n/en.ts';
import { cartHandlers } from '../mocks/cart-orders.handlers.ts';

const Example = () => {
  const Join = useLazySlot('joinGuestCart');
  return (
    <>
      <h1>Home</h1>
      {Join ? <Join /> : null}
    </>
  );
};

/** A page to which a login leads. */
const example: WebFeature = {
  id: 'example',
  texts: { en: async () => ({ texts: {} }), zh: async () => ({ texts: {} }) },
  routes: [{ path: '/', layout: 'default', load: async () => ({ Page: Example, meta: () => ({ title: 'Home' }) }) }],
};

test('wherever a login leads, the lines join, and what did not is said once', async () => {
  const lamp = { snapshot_id: 'lamp', sku_id: null, quantity: 1, note: '', photo: { count: 0, note: '' } };
  const kept = [aKeptGuestLine(), aKeptGuestLine({ letter: 'b', name: 'Lamp', line: lamp })];
  localStorage.setItem('caravan.guest-cart', JSON.stringify(kept));
  const open = () =>
    renderRoute({
      features: [example, cartOrdersWeb],
      path: '/',
      loggedIn: true,
      handlers: cartHandlers({ lines: [], leftOut: { lamp: 'The cart is full' } }),
    });
  const { store, unmount } = await open();
  await waitFor(() =>
    expect(store.getState().toasts.map(({ message }) => message)).toEqual([
      en.guest.joined_one.replace('{{count}}', '1'),
      en.guest.leftOut_one.replace('{{count}}', '1'),
    ]),
  );
  expect(readGuestLines('user_1').map(({ name }) => name)).toEqual(['Lamp']);
  unmount();

  const again = await open();
  await waitFor(() => expect(sentTo(joinCart)).toHaveLength(2));
  await waitFor(() =>
    expect(Object.values(again.store.getState().api.mutations)).toMatchObject([{ status: 'fulfilled' }]),
  );
  expect(again.store.getState().toasts).toEqual([]);
});
