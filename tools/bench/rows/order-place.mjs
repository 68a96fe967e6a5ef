import { fillCart, keyed } from '../lib/trade-data.mjs';

/** A shopper may leave this many orders unpaid (specification 9.21). */
const ordersEach = 50;
const shoppers = 64;
/** Shoppers with lower numbers belong to other rows. */
const firstOfThem = 60;

/** Shoppers order one line after another; sixteen of them act at the same time. */
export default {
  order: 100,
  name: 'POST /orders (1 line)',
  beside: 'row',
  once: true,
  prepare: async (shop) => {
    const requests = [];
    for (const { token } of (await shop.shoppers(firstOfThem + shoppers)).slice(firstOfThem)) {
      for (const id of await fillCart(shop, token, ordersEach)) {
        requests.push(
          keyed(`place-${id}`, { path: '/v1/orders', token, body: { cart_ids: [id], contact: { name: 'Ada' } } }),
        );
      }
    }
    return requests;
  },
};
