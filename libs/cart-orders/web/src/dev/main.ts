import { delay, http } from 'msw';
import { getUserInfoSchema } from '@caravan/account/contract/schema';
import { aUserInfo } from '@caravan/account/contract/testing';
import { verifySessionSchema } from '@caravan/auth/contract/schema';
import { startHarness } from '@caravan/web-core/dev';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { cartOrdersWeb } from '../cart-orders.web.ts';
import { mockCart } from '../mocks/cart-orders.handlers.ts';
import { exampleCart } from '../mocks/example-cart.ts';
import { exampleOrders } from '../mocks/example-orders.ts';
import { mockOrders } from '../mocks/orders.handlers.ts';

// Cart and orders are for shoppers: here everybody is one.
document.cookie = 'token=harness; path=/';
document.cookie = 'is_login=1; path=/';

// `?empty` and `?slow` show the pages' other faces.
const asked = new URLSearchParams(location.search);
const isEmpty = asked.has('empty');
const cart = mockCart(isEmpty ? [] : exampleCart());
const orders = mockOrders(cart, isEmpty ? [] : exampleOrders());
const neverAnswers = http.all(/\/v1\/(cart|orders)/, async () => {
  await delay('infinite');
});

void startHarness({
  feature: cartOrdersWeb,
  pages: ['/cart', '/confirmOrder?items=tote,pouch,lamp,tea', '/mine/order', ...orders.orders.map(({ number }) => `/mine/order/orderDetail?number=${number}`)],
  handlers: [
    ...(asked.has('slow') ? [neverAnswers] : []),
    ...cart.handlers,
    ...orders.handlers,
    mockEndpoint(verifySessionSchema, () => ({ logged_in: true as const })),
    mockEndpoint(getUserInfoSchema, () => aUserInfo({ cart_count: cart.lines.length })),
  ],
});
