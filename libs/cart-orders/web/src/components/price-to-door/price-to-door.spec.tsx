import { screen } from '@testing-library/react';
import { aCartLine, anOrderPreview } from '@caravan/cart-orders/contract/testing';
import type { DeliveredPriceProps } from '@caravan/shipping/api';
import type { WebFeature } from '@caravan/web-core';
import { renderRoute } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { cartOrdersWeb } from '../../cart-orders.web.ts';
import { cartHandlers, orderAnswers, ordersHandlers } from '../../mocks/cart-orders.handlers.ts';

const noTexts = async () => ({ texts: {} });
/** Says what it was asked for. */
const prices: WebFeature = {
  id: 'prices',
  texts: { en: noTexts, zh: noTexts },
  routes: [],
  lazySlots: {
    deliveredPrice: async () => ({
      Slot: ({ orderFen, valueFen, isShippingStated, goods }: DeliveredPriceProps) => (
        <p>
          price of {goods.map(({ name, quantity, weight_g: weight }) => `${quantity} ${name} ${weight}`).join(', ')}:{' '}
          {valueFen} {orderFen} {String(isShippingStated)}
        </p>
      ),
    }),
  },
};

const noPhotos = { count: 0, note: '', fee_fen: 0 };
const lines = [
  aCartLine({ id: 'tote', name: 'Tote', quantity: 2, unit_price_fen: 5_000, weight_g: 420, photo: noPhotos }),
  aCartLine({
    id: 'lamp',
    name: 'Lamp',
    quantity: 1,
    weight_g: null,
    domestic_shipping_stated: false,
    photo: noPhotos,
  }),
];
const asked = 'price of 2 Tote 420, 1 Lamp null: 22900 23700 false';

const open = (path: string) =>
  renderRoute({
    features: [cartOrdersWeb, prices],
    loggedIn: true,
    path,
    handlers: [...ordersHandlers(orderAnswers({ preview: anOrderPreview(lines) })), ...cartHandlers({ lines })],
  });

test('the cart shows the price to the door of what is selected', async () => {
  const { user } = await open('/cart');
  expect(await screen.findByText(asked)).toBeVisible();
  const [all] = screen.getAllByRole('checkbox', { name: 'Select all' });
  await user.click(all as HTMLElement);
  expect(screen.queryByText(/^price of/)).toBeNull();
});

test('the checkout shows the price to the door of all its orders', async () => {
  await open('/confirmOrder?items=tote,lamp');
  expect(await screen.findByText(asked)).toBeVisible();
});
