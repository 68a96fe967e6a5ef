import { arrivalsOf } from '../lib/trade-data.mjs';

const orders = 16;

/** Staff receive the goods of one bought order after another. */
export default {
  order: 164,
  name: 'POST /staff/orders/{n}/stock',
  beside: 'row',
  once: true,
  prepare: async (shop) =>
    (await Promise.all((await shop.shoppers(16)).map(({ token }) => arrivalsOf(shop, token, orders)))).flat(),
};
