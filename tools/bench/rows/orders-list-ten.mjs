import { ordersOf } from '../lib/list-shoppers.mjs';

export default {
  order: 120,
  name: 'GET /orders (ten orders)',
  beside: 'row',
  prepare: async (shop) => [{ path: '/v1/orders?page=1&page_size=10', token: await ordersOf(shop, 10) }],
};
