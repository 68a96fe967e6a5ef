import { fillOrders, fillWallet, keyed } from '../lib/trade-data.mjs';

const orders = 200;

/**
 * Sixteen shoppers pay one order after another from their balance; an order costs 106.00. They have more unpaid orders
 * than calls allow, so other rows do not use these shoppers.
 */
export default {
  order: 110,
  name: 'POST /payments (an order, from the balance)',
  beside: 'row',
  once: true,
  prepare: async (shop) => {
    const requests = [];
    for (const { token } of (await shop.shoppers(52)).slice(36)) {
      await fillWallet(shop, token, 2 * orders);
      for (const number of await fillOrders(shop, token, orders)) {
        requests.push(
          keyed(`pay-${number}`, {
            path: '/v1/payments',
            token,
            body: { kind: 'order', refs: [number], method: 'balance' },
          }),
        );
      }
    }
    return requests;
  },
};
