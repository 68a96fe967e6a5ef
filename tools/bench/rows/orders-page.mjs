import { ordersOf } from '../lib/list-shoppers.mjs';

/** The page that the server renders for a shopper who is logged in. */
export default {
  order: 45,
  name: 'page /mine/order (ten orders)',
  beside: 'hello',
  prepare: async (shop) => [{ path: '/mine/order', headers: { cookie: `token=${await ordersOf(shop, 10)}` } }],
};
