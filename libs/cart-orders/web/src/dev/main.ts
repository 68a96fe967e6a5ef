import { delay, http } from 'msw';
import { getUserInfoSchema } from '@caravan/account/contract/schema';
import { aUserInfo } from '@caravan/account/contract/testing';
import { verifySessionSchema } from '@caravan/auth/contract/schema';
import { startHarness } from '@caravan/web-core/dev';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { cartOrdersWeb } from '../cart-orders.web.ts';
import { mockCart } from '../mocks/cart-orders.handlers.ts';
import { exampleCart } from '../mocks/example-cart.ts';

// The cart is for shoppers: here everybody is one.
document.cookie = 'token=harness; path=/';
document.cookie = 'is_login=1; path=/';

// `?empty` and `?slow` show the page's other faces.
const asked = new URLSearchParams(location.search);
const cart = mockCart(asked.has('empty') ? [] : exampleCart());
const neverAnswers = http.get('*/v1/cart', async () => {
  await delay('infinite');
});

void startHarness({
  feature: cartOrdersWeb,
  handlers: [
    ...(asked.has('slow') ? [neverAnswers] : []),
    ...cart.handlers,
    mockEndpoint(verifySessionSchema, () => ({ logged_in: true as const })),
    mockEndpoint(getUserInfoSchema, () => aUserInfo({ cart_count: cart.lines.length })),
  ],
});
