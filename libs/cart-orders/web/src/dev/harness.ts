import { delay, http } from 'msw';
import { verifySessionContract, getUserInfoContract } from '@caravan/auth/contract/schema';
import { aVerified, aUserInfo } from '@caravan/auth/contract/testing';
import { failOrder } from '@caravan/cart-orders/contract';
import { getOrderContract, previewOrdersContract } from '@caravan/cart-orders/contract/orders';
import { anOrderPage, anOrderPreview } from '@caravan/cart-orders/contract/testing';
import type { HarnessOptions } from '@caravan/web-core/dev';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { cartOrdersWeb } from '../cart-orders.web.ts';
import { cartHandlers, orderAnswers, ordersHandlers } from '../mocks/cart-orders.handlers.ts';
import { exampleCart } from '../mocks/example-cart.ts';
import { exampleOrders } from '../mocks/example-orders.ts';

const neverAnswers = http.all(/\/v1\/(cart|orders)/, async () => {
  await delay('infinite');
});

/** For a shopper; `?empty` and `?slow` show the pages without data and while they load. */
export const harness = (asked = new URLSearchParams()): HarnessOptions => {
  const isEmpty = asked.has('empty');
  const lines = isEmpty ? [] : exampleCart();
  const orders = isEmpty ? [] : exampleOrders();
  return {
    feature: cartOrdersWeb,
    pages: [
      '/cart',
      '/confirmOrder?items=tote,pouch,lamp,tea',
      '/mine/order',
      ...orders.map(({ number }) => `/mine/order/orderDetail?number=${number}`),
      '/mine/order/terms?number=CV2611A1B2C3D',
    ],
    loggedIn: true,
    handlers: [
      ...(asked.has('slow') ? [neverAnswers] : []),
      mockEndpoint(previewOrdersContract, ({ body }) =>
        anOrderPreview(lines.filter(({ id }) => body.cart_ids.includes(id))),
      ),
      mockEndpoint(getOrderContract, ({ params }) => {
        const order = orders.find(({ number }) => number === params.number);
        if (!order) throw failOrder('not_found');
        return order;
      }),
      ...cartHandlers({ lines }),
      ...ordersHandlers(orderAnswers({ page: anOrderPage(orders) })),
      mockEndpoint(verifySessionContract, () => aVerified()),
      mockEndpoint(getUserInfoContract, () => aUserInfo({ cart_count: lines.length })),
    ],
  };
};
