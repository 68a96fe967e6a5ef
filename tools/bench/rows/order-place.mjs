import { fillCart, keyed } from '../lib/trade-data.mjs';

const lines = 1_000;

/**
 * Sixteen shoppers order one line after another. Their carts contain more lines than calls allow, so other rows do not
 * use these shoppers.
 */
export default {
  order: 100,
  name: 'POST /orders (1 line)',
  beside: 'row',
  once: true,
  prepare: async (shop) => {
    const requests = [];
    for (const { token } of (await shop.shoppers(52)).slice(36)) {
      for (const id of await fillCart(shop, token, lines)) {
        requests.push(
          keyed(`place-${id}`, { path: '/v1/orders', token, body: { cart_ids: [id], contact: { name: 'Ada' } } }),
        );
      }
    }
    return requests;
  },
};
